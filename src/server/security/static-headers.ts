import { EVERY_ANSWER, FRAMED_BY_OWN_PAGES } from './answer-headers.ts';
import { DRAWING_POLICY, FILE_POLICY } from './content-policy.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const POLICY = 'Content-Security-Policy';

/** Headers by pattern of path. A line that starts with `! ` takes back what a wider pattern set. */
const RULES: readonly (readonly [pattern: string, lines: readonly string[]])[] = [
  [
    '/*',
    [
      ...Object.entries({ ...EVERY_ANSWER, ...FRAMED_BY_OWN_PAGES }).map(([name, value]) => `${name}: ${value}`),
      `${POLICY}: ${FILE_POLICY}`,
      // Everyone may have these files; frames without an origin of their own load them too.
      'Cross-Origin-Resource-Policy: cross-origin',
    ],
  ],
  ['/favicon.svg', [`! ${POLICY}`, `${POLICY}: ${DRAWING_POLICY}`]],
  ['/build/*', [`Cache-Control: ${FOREVER}`]],
  // Browsers take rules of no other type.
  ['/build/speculation-*', ['Content-Type: application/speculationrules+json']],
  ['/fonts/*', [`Cache-Control: ${FOREVER}`]],
];

/** The text of public/_headers: static files do not pass through the Worker, and have the headers of its answers. */
export const staticHeaders = (): string =>
  RULES.map(([pattern, lines]) => `${[pattern, ...lines.map((line) => `  ${line}`)].join('\n')}\n`).join('');
