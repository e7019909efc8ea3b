import { type Env, isDevelopment } from '../env.ts';

/** URL of the tag manager's container. */
export const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/**
 * Origins of the fonts that staff add to pages of a builder space: the builder's storage and Google Fonts, which it
 * offers.
 */
const FONT_ORIGINS = ['https://cdn.builder.io', 'https://fonts.gstatic.com'] as const;

/** Returns the origins of fonts, in addition to the site itself. */
export const fontOriginsOf = (isConnected: boolean): readonly string[] => (isConnected ? FONT_ORIGINS : []);

/** A host, or a wildcard below a registrable domain: `https://*.com` would include every site. */
const PUBLIC_ORIGIN = /^https:\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/;

/** The requirement that the message about an invalid setting states. */
export const ORIGINS_RULE =
  'must be https origins, apart by spaces, such as https://cdn.example.com https://*.example.com (no path)';

/** Returns the words of a list that is separated by whitespace. */
export const splitByWhitespace = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

const isOrigin = (word: string, allowsLocal: boolean): boolean =>
  PUBLIC_ORIGIN.test(word) || (allowsLocal && LOCAL_ORIGIN.test(word));

/**
 * Returns whether a string is a list of origins separated by spaces. `allowsLocal` accepts servers on localhost, for
 * development.
 */
export const areOrigins = (text: string, allowsLocal: boolean): boolean =>
  splitByWhitespace(text).every((word) => isOrigin(word, allowsLocal));

/** Returns whether a string is the https URL of a script. `allowsLocal` accepts URLs on localhost, for development. */
export const isScriptAddress = (text: string, allowsLocal: boolean): boolean =>
  !/\s/.test(text) && URL.canParse(text) && isOrigin(new URL(text).origin, allowsLocal);

/**
 * Returns the origins and their WebSocket origins, which a content policy treats as different origins. Chat widgets
 * need both.
 */
export const withSockets = (origins: readonly string[]): readonly string[] =>
  origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** Returns the origins of a third party; empty if it is not configured. */
const partOf = (script: string, origins: string, allowsLocal: boolean): readonly string[] =>
  isScriptAddress(script, allowsLocal)
    ? [new URL(script).origin, ...splitByWhitespace(origins).filter((word) => isOrigin(word, allowsLocal))]
    : [];

/** Returns the origins that forms may submit to, in addition to the site itself. */
export const formOriginsOf = (env: Pick<Env, 'FORM_ACTION_ORIGINS' | 'DEVELOPMENT'> = {}): readonly string[] =>
  splitByWhitespace(env.FORM_ACTION_ORIGINS ?? '').filter((word) => isOrigin(word, isDevelopment(env)));

/**
 * Returns the origins that the configured third parties load from, in addition to the site itself: scripts, requests,
 * images, frames, styles, fonts and media.
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
