/** Popups are pages of their own, which without the frame's limits work as in any tab. */
const COMMON = 'allow-forms allow-popups allow-popups-to-escape-sandbox';

/** What a frame may do, by what it shows. docs/decisions/016-sandbox-frames-and-require-an-edit-token.md says why. */
export const SANDBOX = {
  /** A foreign page keeps its origin, which is not ours: the browser parts it from the page. */
  foreign: `allow-scripts allow-same-origin ${COMMON}`,
  /** A page of this site would reach the page around it, if script ran in it; pages work without. */
  own: `allow-same-origin ${COMMON}`,
  /** Pasted code runs in an origin of its own: it has no part in this site, its storage or its cookies. */
  code: `allow-scripts ${COMMON}`,
} as const;
