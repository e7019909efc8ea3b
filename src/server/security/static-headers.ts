import { DRAWING_POLICY, FILE_POLICY } from './content-policy.ts';
import { COMMON_HEADERS, FRAMED_BY_OWN_PAGES } from './response-headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const POLICY = 'Content-Security-Policy';

/** Headers by path pattern. A line that starts with `! ` removes a header that a wider pattern sets. */
const RULES: readonly (readonly [pattern: string, lines: readonly string[]])[] = [
  [
    '/*',
    [
      ...Object.entries({ ...COMMON_HEADERS, ...FRAMED_BY_OWN_PAGES }).map(([name, value]) => `${name}: ${value}`),
      `${POLICY}: ${FILE_POLICY}`,
      // All sites may load these files, and frames with an opaque origin load them too.
      'Cross-Origin-Resource-Policy: cross-origin',
    ],
  ],
  ['/favicon.svg', [`! ${POLICY}`, `${POLICY}: ${DRAWING_POLICY}`]],
  ['/build/*', [`Cache-Control: ${FOREVER}`]],
  // Browsers accept speculation rules with this content type only.
  ['/build/speculation-*', ['Content-Type: application/speculationrules+json']],
  ['/fonts/*', [`Cache-Control: ${FOREVER}`]],
];

/**
 * Returns the content of `public/_headers`. Static files do not pass through the Worker but get the same headers as its
 * responses.
 */
export const staticHeaders = (): string =>
  RULES.map(([pattern, lines]) => `${[pattern, ...lines.map((line) => `  ${line}`)].join('\n')}\n`).join('');
