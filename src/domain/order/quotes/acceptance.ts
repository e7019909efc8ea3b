import type { Parsed } from '../../kit/errors.ts';
import { isNoteText } from '../cart/text-lines.ts';
import type { ShownQuote } from './shown-line.ts';

const refused = (message: string) => ({ ok: false as const, problems: [{ parameter: 'line', message }] });

/**
 * Parses the line numbers of an acceptance, ascending and each once. Rejects an empty selection, and a line that does
 * not exist or has no price.
 *
 * @param sent as submitted
 */
export const parseSelection = (
  { priced, lines, texts }: ShownQuote,
  sent: readonly string[],
): Parsed<readonly number[]> => {
  if (sent.length === 0) return refused('Select at least one line with a price, then accept again.');
  const acceptable = new Set(priced.map(({ position }) => position));
  const last = Math.max(0, ...[...lines, ...texts].map(({ position }) => position));
  if (sent.length > last) return refused('The selection has more lines than this quote.');
  const selected = new Set<number>();
  for (const text of sent) {
    const position = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (position < 1 || position > last) return refused('The selection names a line that this quote does not have.');
    if (!acceptable.has(position)) {
      return refused(`Line ${position} has no price and cannot be accepted. Select other lines, then accept again.`);
    }
    selected.add(position);
  }
  return { ok: true, value: [...selected].sort((one, other) => one - other) };
};

/**
 * Returns line numbers as a phrase.
 *
 * @param positions ascending
 * @example positionsText([1, 2, 3, 5]) // 'lines 1 to 3 and 5'
 */
export const positionsText = (positions: readonly number[]): string => {
  const runs: { first: number; last: number }[] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run?.last === position - 1) run.last = position;
    else runs.push({ first: position, last: position });
  }
  const names = runs.flatMap(({ first, last }) => {
    if (first === last) return [`${first}`];
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first} to ${last}`];
  });
  const phrase = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
  return `${positions.length === 1 ? 'line' : 'lines'} ${phrase}`;
};

/**
 * Returns which lines were accepted and which were not, or '' before an acceptance.
 *
 * @example acceptanceText(shown) // 'Accepted: lines 1 to 28. Left out: line 29. Without a price: lines 30 to 50.'
 */
export const acceptanceText = (shown: ShownQuote): string => {
  const { accepted, leftOut, lines, texts } = shown;
  if (accepted === null) return '';
  const all = [...lines, ...texts.filter(({ text }) => !isNoteText(text))].map(({ position }) => position);
  const groups: readonly (readonly [string, readonly number[]])[] = [
    ['Accepted', all.filter((position) => accepted.has(position))],
    ['Left out', all.filter((position) => leftOut.has(position))],
    ['Without a price', all.filter((position) => !accepted.has(position) && !leftOut.has(position))],
  ];
  return groups
    .filter(([, positions]) => positions.length > 0)
    .map(([label, positions]) => `${label}: ${positionsText(positions)}.`)
    .join(' ');
};
