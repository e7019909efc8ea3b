import { type RefObject, useEffect, useRef } from 'react';

/** Locks the page behind a layer; the room of the scrollbar stays, so that the page does not jump. Returns what frees it. */
const lockPage = (): (() => void) => {
  const { documentElement: root } = document;
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
  // A class, not `:has(dialog[open])`: for that the browser searched the whole page with each row that changed.
  root.classList.add('is-locked');
  return () => root.classList.remove('is-locked');
};

/**
 * A dialog over the page, which does not scroll meanwhile.
 *
 * @param isOpen must follow when the browser closes the dialog: `onClose`
 * @param focused selector of what has focus at first
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
