import { type Env, isDevelopment } from '../env.ts';

/** Where a tag manager's container is loaded from. */
export const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** Where fonts come from that staff add to a page of a builder space: the builder's own store, and the one it offers. */
const FONT_ORIGINS = ['https://cdn.builder.io', 'https://fonts.gstatic.com'] as const;

/** Origins that fonts may come from, beside the site's own. */
export const fontOriginsOf = (isConnected: boolean): readonly string[] => (isConnected ? FONT_ORIGINS : []);

/** A host, or all under a name that somebody owns: `https://*.com` would be everyone's. */
const PUBLIC_ORIGIN = /^https:\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/;

/** What is wrong with a list that is no list of origins; for the message of a setting. */
export const ORIGINS_RULE =
  'must be https origins, apart by spaces, such as https://cdn.example.com https://*.example.com (no path)';

/** The words of a list that is written with spaces. */
export const splitByWhitespace = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

const isOrigin = (word: string, allowsLocal: boolean): boolean =>
  PUBLIC_ORIGIN.test(word) || (allowsLocal && LOCAL_ORIGIN.test(word));

/** Whether a text is a list of origins, apart by spaces. Servers on this machine are some in development only. */
export const areOrigins = (text: string, allowsLocal: boolean): boolean =>
  splitByWhitespace(text).every((word) => isOrigin(word, allowsLocal));

/** Whether a text is the https address of a script; on an engineer's machine also one of a server there. */
export const isScriptAddress = (text: string, allowsLocal: boolean): boolean =>
  !/\s/.test(text) && URL.canParse(text) && isOrigin(new URL(text).origin, allowsLocal);

/** Origins and their web sockets, which a content policy tells apart: a chat speaks by them. */
export const withSockets = (origins: readonly string[]): readonly string[] =>
  origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** The origins that belong to a third party; none when it is not set. */
const partOf = (script: string, origins: string, allowsLocal: boolean): readonly string[] =>
  isScriptAddress(script, allowsLocal)
    ? [new URL(script).origin, ...splitByWhitespace(origins).filter((word) => isOrigin(word, allowsLocal))]
    : [];

/** Origins that forms may be sent to, beside the site's own. */
export const formOriginsOf = (env: Pick<Env, 'FORM_ACTION_ORIGINS' | 'DEVELOPMENT'> = {}): readonly string[] =>
  splitByWhitespace(env.FORM_ACTION_ORIGINS ?? '').filter((word) => isOrigin(word, isDevelopment(env)));

/**
 * Origins that the third parties of the site load from, beside the site's own: scripts, requests, pictures, frames, styles,
 * fonts and media. Those of one that is not set do not count.
 *
 * @example
 * originsOf({ MESSAGING_SCRIPT: 'https://chat.example/widget.js', MESSAGING_ORIGINS: 'https://*.chat.example' })
 * // ['https://chat.example', 'https://*.chat.example']
 */
export const originsOf = (
  env: Pick<
    Env,
    'TAG_MANAGER_ID' | 'TAG_MANAGER_ORIGINS' | 'MESSAGING_SCRIPT' | 'MESSAGING_ORIGINS' | 'DEVELOPMENT'
  > = {},
): readonly string[] => {
  const allowsLocal = isDevelopment(env);
  const tagManager = (env.TAG_MANAGER_ID ?? '') === '' ? '' : TAG_MANAGER_SCRIPT;
  return [
    ...new Set([
      ...partOf(tagManager, env.TAG_MANAGER_ORIGINS ?? '', allowsLocal),
      ...partOf(env.MESSAGING_SCRIPT ?? '', env.MESSAGING_ORIGINS ?? '', allowsLocal),
    ]),
  ];
};
