/** Whether the page holds changes that nobody saved. */
export interface Unsaved {
  /** Notes a change. */
  mark(): void;
  /** Notes that everything is saved. */
  clear(): void;
  /** Whether another page may be opened: nothing is lost, or staff agree to lose it. */
  mayLeave(): boolean;
}

const QUESTION = 'This page has changes that are not saved. Leave it and lose them?';

/** Keeps track of unsaved changes. The browser asks before the editor itself is left with some. */
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
