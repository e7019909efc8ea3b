import { press } from './lines.ts';

export interface Dialogs {
  /** Opens the list of keyboard shortcuts. */
  showKeys(): void;
}

/** Makes the review a modal dialog: Esc and Ctrl+Enter work, and the focus stays in it. */
export const openDialogs = (): Dialogs => {
  const review = document.querySelector<HTMLDialogElement>('.quote-editor-dialog');
  if (review !== null) {
    review.close();
    review.showModal();
    review.addEventListener('cancel', (event) => {
      event.preventDefault();
      press(review, 'header a', 0);
    });
    review.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      press(review, 'footer .button-primary', 0);
    });
  }
  // Coming back from the review, the focus returns to the button that opened it.
  if (location.hash === '#send') document.querySelector<HTMLElement>('button[value="review"]')?.focus();
  const keys = document.querySelector<HTMLDialogElement>('.quote-editor-keys');
  return { showKeys: () => keys?.showModal() };
};
