/**
 * Opens a dialog over the page, which does not scroll meanwhile. The room of the scrollbar stays, so that the page does not
 * jump. Gives the page free when the dialog is closed, or when what is returned is called: a dialog may go while it is open.
 */
export const showModal = (dialog: HTMLDialogElement): (() => void) => {
  const { documentElement: root } = document;
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
  dialog.showModal();
  // A class, not `:has(dialog[open])`: for that the browser searched the whole page with each row that changed.
  root.classList.add('is-locked');
  const release = (): void => root.classList.remove('is-locked');
  dialog.addEventListener('close', release, { once: true });
  return release;
};
