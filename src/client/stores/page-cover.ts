/*
 * What covers the page, the filters of small screens or a popup, has an entry of the browser's history, so that Back
 * closes it instead of leaving the page. The entry is always the newest one and holds the address of the one below.
 */

/** Closes what covers the page now. */
let uncover: (() => void) | null = null;

const isCoverEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'covered' in state;

export const isCovered = (): boolean => uncover !== null;

/** Puts the cover's entry on top of the history; again after each entry that is added under the cover. */
export const pushCoverEntry = (): void => {
  const state: unknown = history.state;
  history.pushState({ ...(typeof state === 'object' ? state : null), covered: true }, '');
};

const onPopState = ({ state }: PopStateEvent): void => {
  if (isCoverEntry(state)) return;
  removeEventListener('popstate', onPopState);
  const close = uncover;
  uncover = null;
  close?.();
};

/** Tells that something covers the page now. `close` is called once, when Back or `leaveCover` is to close it. */
export const coverPage = (close: () => void): void => {
  if (uncover === null) {
    addEventListener('popstate', onPopState);
    pushCoverEntry();
  }
  uncover = close;
};

/** Closes what covers the page, as Back does: no entry stays behind. False when nothing does. */
export const leaveCover = (): boolean => {
  if (uncover === null) return false;
  if (isCoverEntry(history.state)) history.back();
  else onPopState(new PopStateEvent('popstate', { state: null }));
  return true;
};

/** Leaves an entry that covered the page before it was loaded anew. */
export const leaveOldCover = (): void => {
  if (uncover === null && isCoverEntry(history.state)) history.back();
};
