import { counted, inNumber } from '../../../domain/kit/text/counted.ts';
import { capital, listed } from '../../../domain/kit/text/words.ts';
import type { Aside } from '../../../domain/order/lists/reading/asides.ts';
import type { ChangeKind } from '../../../domain/order/lists/review.ts';
import type { LineState } from '../../../domain/order/lists/review-line.ts';

export const STATE_NAMES: Readonly<Record<LineState, string>> = {
  reading: 'Reading',
  exact: 'Exact',
  nearest: 'Nearest',
  choose: 'Choose',
  quantity: 'Quantity',
  unread: 'Not understood',
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

/** @example foundText(['AS568-214', 'FKM'], ['hardness', 'color'], 9) */
export const foundText = (found: readonly string[], missing: readonly string[], total: number): string => {
  const summary = found.length === 0 ? '' : `${listed(found)} found. `;
  const lacks = missing.length === 0 || total < 2 ? '' : `${listed(missing)} missing: `;
  const parts = total === 1 ? '1 part may be meant.' : `${counted(total, 'part')} match.`;
  return summary + capital(lacks) + parts;
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
