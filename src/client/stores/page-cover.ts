/*
 * A layer that covers the page, such as the filters of small screens or a popup, has a history entry, so that Back
 * closes it instead of leaving the page. The entry is always the newest one and has the URL of the one below.
 */

/** Closes the open cover. */
let uncover: (() => void) | null = null;

const isCoverEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'covered' in state;

export const isCovered = (): boolean => uncover !== null;

/** Pushes the cover's history entry, and pushes it again after each entry that is added under the cover. */
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

/** Registers an open cover. `close` is called once, when Back or `leaveCover` closes it. */
export const coverPage = (close: () => void): void => {
  if (uncover === null) {
    addEventListener('popstate', onPopState);
    pushCoverEntry();
  }
  uncover = close;
};

/** Closes the cover as Back does, without leaving a history entry. Returns `false` if nothing covers the page. */
export const leaveCover = (): boolean => {
  if (uncover === null) return false;
  if (isCoverEntry(history.state)) history.back();
  else onPopState(new PopStateEvent('popstate', { state: null }));
  return true;
};

/** Leaves the history entry of a cover that was open before a reload. */
export const leaveOldCover = (): void => {
  if (uncover === null && isCoverEntry(history.state)) history.back();
};
