/** Scripts of others that the site may load; both optional. */
export interface ThirdPartySettings {
  /** Container id: `GTM-ABC123`; empty: no tag manager. */
  readonly tagManagerId: string;
  /** https address of the messaging widget's script; empty: no widget. */
  readonly messagingScript: string;
}

/** Where a tag manager's container is loaded from. */
export const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** Where fonts come from that staff add to a page of a builder space: the builder's own store, and the one it offers. */
const FONT_ORIGINS = ['https://cdn.builder.io', 'https://fonts.gstatic.com'] as const;

/** Origins that fonts may come from, beside the site's own. */
export const fontOriginsOf = (isConnected: boolean): readonly string[] => (isConnected ? FONT_ORIGINS : []);

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/**
 * Origins that scripts, their requests and their pictures may come from, beside the site's own.
 *
 * @example originsOf({ tagManagerId: '', messagingScript: 'https://chat.example/widget.js' }) // ['https://chat.example']
 */
export const originsOf = ({ tagManagerId, messagingScript }: ThirdPartySettings): readonly string[] => [
  ...(tagManagerId === '' ? [] : originOf(TAG_MANAGER_SCRIPT)),
  ...originOf(messagingScript),
];
