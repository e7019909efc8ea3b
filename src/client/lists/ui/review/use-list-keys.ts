import type { KeyboardEvent } from 'react';
import { isOpenLine, type ReviewLine } from '../../../../domain/order/lists/review-line.ts';
import type { LineActions } from './line/line-actions.ts';

/** What the keyboard shortcuts of the list act on. */
export interface ListKeys {
  readonly lines: readonly ReviewLine[];
  readonly at: number;
  readonly actions: LineActions;
  readonly goTo: (at: number) => void;
  readonly edit: (line: ReviewLine) => void;
  readonly undo: () => void;
}

/** Index of the next open line after `at`, wrapping around; -1 if no line is open. */
export const nextOpen = (lines: readonly ReviewLine[], at: number): number => {
  const after = lines.findIndex((line, index) => index > at && isOpenLine(line));
  return after === -1 ? lines.findIndex(isOpenLine) : after;
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

const moveOf = (key: string, { lines, at }: ListKeys): number | null => {
  if (key === 'ArrowDown') return Math.min(at + 1, lines.length - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return lines.length - 1;
  return key === 'n' || key === 'N' ? nextOpen(lines, at) : null;
};

const changeBy = (key: string, line: ReviewLine, { actions, edit }: ListKeys): boolean => {
  const index = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  if (index !== -1 && line.fate === 'line' && line.reading?.candidates[index] !== undefined)
    actions.choose(line, index);
  else if (key === 'e' || key === 'E') edit(line);
  else if (key === 't' || key === 'T') actions.setFate(line, 'text');
  else if (key === 'Delete') actions.setFate(line, 'removed');
  else return false;
  return true;
};

/**
 * Keyboard shortcuts of the list: move by line, go to the next open line, select a candidate by number, edit, send as
 * text, remove, undo.
 */
export const onListKey = (event: KeyboardEvent, keys: ListKeys): void => {
  if (isTyping(event) || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (event.key !== 'z') return;
    event.preventDefault();
    keys.undo();
    return;
  }
  const line = keys.lines[keys.at];
  const to = moveOf(event.key, keys);
  if (to !== null && to !== -1) keys.goTo(to);
  else if (line === undefined || !changeBy(event.key, line, keys)) return;
  event.preventDefault();
};
