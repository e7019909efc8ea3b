/** Popups are separate pages, which work like any tab without the sandbox. */
const COMMON = 'allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Sandbox permissions of a frame by its content. Reasons: docs/decisions/016-frames-and-editing.md. */
export const SANDBOX = {
  /** A foreign page keeps its origin, which differs from the site's: the browser isolates it from the page. */
  foreign: `allow-scripts allow-same-origin ${COMMON}`,
  /** A page of this site could access the parent page if it ran JavaScript. Its pages work without JavaScript. */
  own: `allow-same-origin ${COMMON}`,
  /** Pasted code has an opaque origin: it cannot access this site, its storage or its cookies. */
  code: `allow-scripts ${COMMON}`,
} as const;
