import { counted, inNumber } from '../../../domain/kit/text/counted.ts';
import { listed } from '../../../domain/kit/text/words.ts';
import type { Aside } from '../../../domain/order/lists/reading/asides.ts';
import type { ChangeKind } from '../../../domain/order/lists/review.ts';
import type { LineState } from '../../../domain/order/lists/review-line.ts';

export const STATE_NAMES: Readonly<Record<LineState, string>> = {
  reading: 'Reading',
  exact: 'Exact',
  nearest: 'Nearest',
  choose: 'Pick one',
  quantity: 'Quantity',
  unread: 'No match',
  foreign: 'Not an O-ring',
  aside: 'No line',
  text: 'As text',
  removed: 'Removed',
};

/** @example changeText('letter', 7) // '7 mended numbers' */
export const changeText = (kind: ChangeKind, count: number): string => {
  if (kind === 'letter') return counted(count, 'mended number');
  if (kind === 'comma') return counted(count, 'decimal comma');
  return kind === 'prefix' ? counted(count, 'missing prefix', 'missing prefixes') : counted(count, 'merged row');
};

/** @example foundText(['FKM'], ['size'], 9) // 'FKM: 9 matches; add size to narrow them.' */
export const foundText = (found: readonly string[], missing: readonly string[], total: number): string => {
  const summary = found.length === 0 ? '' : `${listed(found)}: `;
  const parts = total === 1 ? '1 possible match' : counted(total, 'match', 'matches');
  const lacks = missing.length === 0 || total < 2 ? '' : `; add ${listed(missing)} to narrow them`;
  return `${summary}${parts}${lacks}.`;
};

const ASIDE_WORDS: Readonly<Record<Aside, string>> = {
  total: 'A total: not sent.',
  heading: 'A heading: not sent.',
  note: 'A note: goes with the request, without a quantity.',
  empty: 'Nothing in the row.',
};

/** What happens to a row that does not order anything. */
export const asideText = (aside: Aside): string => ASIDE_WORDS[aside];

/** @example rowsText([{ at: 5 }, { at: 34 }]) // 'rows 5, 34' */
export const rowsText = (rows: readonly { readonly at: number }[]): string =>
  `${inNumber(rows.length, 'row', 'rows')} ${rows.map(({ at }) => at).join(', ')}`;
