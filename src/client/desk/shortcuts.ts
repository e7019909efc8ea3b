/*
 * Keyboard shortcuts of the desk. Shortcuts of one character are off while a field has focus, and can be turned off for a person
 * (WCAG 2.1.4).
 */

/** Handles a shortcut. Returning `false` leaves the key to the browser. */
type Handler = (event: KeyboardEvent) => unknown;

/** Handlers by key as in `KeyboardEvent.key`, with `Ctrl+` before it; Cmd counts as Ctrl. @example { j: next, 'Ctrl+Enter': send } */
export type Shortcuts = Readonly<Record<string, Handler>>;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;

const isOff = (): boolean => document.body.dataset.shortcuts === 'off';

/** Calls the handler of each pressed shortcut, unless a dialog is open. */
export const listenForShortcuts = (shortcuts: Shortcuts): void => {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]') !== null) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand && (isOff() || isField(event.target))) return;
    const handler = shortcuts[isCommand ? `Ctrl+${event.key}` : event.key];
    if (handler !== undefined && handler(event) !== false) event.preventDefault();
  });
};

/** Moves the focus into the search field of the bar. */
export const focusSearch = (): void => {
  document.querySelector<HTMLInputElement>('.desk-search input')?.focus();
};
