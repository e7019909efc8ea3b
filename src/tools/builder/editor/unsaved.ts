/** Tracks whether the page has unsaved changes. */
export interface Unsaved {
  /** Records a change. */
  mark(): void;
  /** Records that all changes are saved. */
  clear(): void;
  /** Returns whether another page may be opened: there are no unsaved changes, or staff agree to discard them. */
  mayLeave(): boolean;
}

const QUESTION = 'This page has changes that are not saved. Leave it and lose them?';

/** Tracks unsaved changes. The browser shows a warning if the editor is closed with unsaved changes. */
export const trackUnsaved = (): Unsaved => {
  let isChanged = false;
  addEventListener('beforeunload', (event) => {
    if (isChanged) event.preventDefault();
  });
  return {
    mark() {
      isChanged = true;
    },
    clear() {
      isChanged = false;
    },
    mayLeave: () => !isChanged || confirm(QUESTION),
  };
};
