import { type RefObject, useEffect, useRef } from 'react';

/**
 * Locks scrolling of the page behind a layer and keeps the space of the scrollbar, so that the page does not shift.
 * Returns a function that unlocks it.
 */
const lockPage = (): (() => void) => {
  const { documentElement: root } = document;
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
  // A class instead of `:has(dialog[open])`, for which the browser searched the whole page with every changed row.
  root.classList.add('is-locked');
  return () => root.classList.remove('is-locked');
};

/**
 * A modal dialog that locks scrolling of the page.
 *
 * @param isOpen must be updated when the browser closes the dialog: `onClose`
 * @param focused selector of the initially focused element
 */
export const useModal = (isOpen: boolean, focused: string): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const free = lockPage();
    dialog.showModal();
    dialog.querySelector<HTMLElement>(focused)?.focus();
    return () => {
      dialog.close();
      free();
    };
  }, [isOpen, focused]);
  return ref;
};
