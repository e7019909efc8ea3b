import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Maximum width at which panels next to the result are overlays. */
const NARROW = '(max-width: 1024px)';
const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, summary';

const focusable = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );

/** Makes everything outside of an element inert, up to the document's body. Returns a function that undoes it. */
const isolate = (element: HTMLElement): (() => void) => {
  const inertElements: HTMLElement[] = [];
  for (let one: HTMLElement | null = element; one !== null && one !== document.body; one = one.parentElement) {
    for (const sibling of one.parentElement?.children ?? []) {
      if (sibling === one || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      inertElements.push(sibling);
    }
  }
  return () => {
    for (const sibling of inertElements) sibling.inert = false;
  };
};

/** A panel as an overlay: takes and traps focus, closes on Esc and when the screen widens, and returns focus. */
export const useOverlay = (
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): ((event: KeyboardEvent<HTMLElement>) => void) => {
  const latest = useRef(close);
  latest.current = close;

  useEffect(() => {
    const panel = ref.current;
    if (!isOpen || !panel) return;
    const opener = document.activeElement;
    const release = isolate(panel);
    focusable(panel)[0]?.focus();
    const narrow = matchMedia(NARROW);
    const onWiden = () => {
      if (!narrow.matches) latest.current();
    };
    narrow.addEventListener('change', onWiden);
    return () => {
      narrow.removeEventListener('change', onWiden);
      release();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [ref, isOpen]);

  return (event) => {
    if (!isOpen) return;
    if (event.key === 'Escape') return latest.current();
    if (event.key !== 'Tab') return;
    const items = focusable(event.currentTarget);
    const [first] = items;
    const last = items.at(-1);
    const from = event.shiftKey ? first : last;
    const to = event.shiftKey ? last : first;
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };
};
