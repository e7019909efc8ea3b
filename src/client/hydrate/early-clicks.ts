const ANSWERS = 'button, input[type=checkbox], input[type=radio]';

const isTick = (control: HTMLElement): control is HTMLInputElement => control instanceof HTMLInputElement;

/** Clicks a box from the state it had, so that it ends as the visitor left it. */
const tickAgain = (box: HTMLInputElement, wanted: boolean): void => {
  box.checked = !wanted;
  box.click();
};

/**
 * Keeps clicks on an island that does not answer yet; boxes are ticked meanwhile. The function returned makes them again, in
 * their order: for the island once it has woken, or for the browser when it did not load. Links and text fields work without.
 */
export const holdEarlyClicks = (element: HTMLElement): (() => void) => {
  const held = new Map<HTMLElement, boolean>();
  const hold = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(ANSWERS) : null;
    if (!control) return;
    event.stopPropagation();
    if (!isTick(control)) event.preventDefault();
    if (isTick(control) && held.has(control)) held.delete(control);
    else held.set(control, isTick(control) && control.checked);
  };
  element.addEventListener('click', hold, true);
  return () => {
    element.removeEventListener('click', hold, true);
    for (const [control, wanted] of held) {
      if (isTick(control)) tickAgain(control, wanted);
      else control.click();
    }
  };
};
