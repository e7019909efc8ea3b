/*
 * Moves through the rows of a page with J and K, and opens the current one with Enter. The focus moves to the link of the row,
 * so screen readers and Enter work as usual.
 */
import type { Shortcuts } from './shortcuts.ts';

/** Returns the shortcuts for rows with a link each. @example rowShortcuts('.home-quotes tbody tr, .home-rows li') */
export const rowShortcuts = (selector: string): Shortcuts => {
  const move = (by: 1 | -1) => (): unknown => {
    const rows = [...document.querySelectorAll<HTMLElement>(selector)].filter((row) => row.querySelector('a'));
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[at < 0 ? 0 : at + by];
    if (next === undefined) return false;
    for (const row of rows) row.classList.toggle('is-current', row === next);
    next.querySelector<HTMLElement>('a')?.focus();
    return true;
  };
  return { j: move(1), k: move(-1) };
};
