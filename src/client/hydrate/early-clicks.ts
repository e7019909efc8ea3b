const ANSWERS = 'button, input[type=checkbox], input[type=radio]';

const isTick = (control: HTMLElement): control is HTMLInputElement => control instanceof HTMLInputElement;

/** Clicks a checkbox from its original state, so that it ends in the state that the visitor chose. */
const replayTick = (box: HTMLInputElement, wanted: boolean): void => {
  box.checked = !wanted;
  box.click();
};

/**
 * Records clicks on an island that is not hydrated yet; checkboxes change visually in the meantime. Returns a function
 * that replays the clicks in order: for the island once it has hydrated, or for the browser if it failed to load. Links
 * and text fields work without it.
 */
export const replayEarlyClicks = (element: HTMLElement): (() => void) => {
  const clicks = new Map<HTMLElement, boolean>();
  const record = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(ANSWERS) : null;
    if (!control) return;
    event.stopPropagation();
    if (!isTick(control)) event.preventDefault();
    if (isTick(control) && clicks.has(control)) clicks.delete(control);
    else clicks.set(control, isTick(control) && control.checked);
  };
  element.addEventListener('click', record, true);
  return () => {
    element.removeEventListener('click', record, true);
    for (const [control, wanted] of clicks) {
      if (isTick(control)) replayTick(control, wanted);
      else control.click();
    }
  };
};
