import { listenForShortcuts, type Shortcuts } from '../shortcuts.ts';

/*
 * Keyboard of the form messages: the list, and one message. Every shortcut does what a link or a button of the page does.
 */

const within = <T extends HTMLElement>(selector: string): T | null => document.querySelector<T>(selector);

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const currentRow = (): HTMLElement | undefined => rows().find((row) => row.hasAttribute('aria-current'));

/** Moves the current row and the focus, so that Enter opens it. */
const move = (step: number): void => {
  const all = rows();
  const current = currentRow();
  const from = current === undefined ? (step > 0 ? -1 : all.length) : all.indexOf(current);
  const row = all[Math.min(all.length - 1, Math.max(0, from + step))];
  if (row === undefined) return;
  current?.removeAttribute('aria-current');
  row.setAttribute('aria-current', 'true');
  row.querySelector<HTMLElement>('[data-open]')?.focus();
};

const openTab = (position: number): void =>
  document.querySelectorAll<HTMLElement>('.desk-tabs a')[position - 1]?.click();

const LIST: Shortcuts = {
  j: () => move(1),
  k: () => move(-1),
  a: () => currentRow()?.querySelector<HTMLElement>('form button')?.click(),
  '/': () => within('.messages-search')?.focus(),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((position) => [String(position), () => openTab(position)])),
};

/** Submits the form that has the focus, for texts of several lines. */
const send = (): boolean => {
  const form = document.activeElement?.closest('form');
  if (!(document.activeElement instanceof HTMLTextAreaElement) || !form) return false;
  form.requestSubmit();
  return true;
};

const MESSAGE: Shortcuts = {
  r: () => within('[data-reply]')?.focus(),
  n: () => within('[data-note]')?.focus(),
  a: () => within('[data-owner=other] button')?.click(),
  d: () => within('[data-main]')?.click(),
  u: () => within('[data-back]')?.click(),
  'Ctrl+Enter': send,
};

listenForShortcuts(within('[data-back]') === null ? LIST : MESSAGE);
