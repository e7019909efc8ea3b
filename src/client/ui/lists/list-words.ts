import type { ChangeKind } from '../../../domain/lists/review.ts';
import type { LineState } from '../../../domain/lists/review-line.ts';
import { capital } from '../../../domain/text/capital.ts';
import { counted } from '../../../domain/text/counted.ts';
import { listed } from '../../../domain/text/listed.ts';

export const STATE_NAMES: Readonly<Record<LineState, string>> = {
  reading: 'Reading',
  exact: 'Exact',
  nearest: 'Nearest',
  choose: 'Choose',
  unread: 'Not understood',
  text: 'As text',
  removed: 'Removed',
};

/** @example changeText('letter', 7) // '7 letters O' */
export const changeText = (kind: ChangeKind, count: number): string => {
  if (kind === 'letter') return counted(count, 'letter O', 'letters O');
  if (kind === 'comma') return counted(count, 'decimal comma');
  return kind === 'prefix' ? counted(count, 'missing prefix', 'missing prefixes') : counted(count, 'merged row');
};

/** @example foundText(['AS568-214', 'FKM'], ['hardness', 'color'], 9) */
export const foundText = (found: readonly string[], missing: readonly string[], total: number): string => {
  const said = found.length === 0 ? '' : `${listed(found)} found. `;
  const lacks = missing.length === 0 || total < 2 ? '' : `${listed(missing)} missing: `;
  const parts = total === 1 ? '1 part may be meant.' : `${counted(total, 'part')} match.`;
  return said + capital(lacks) + parts;
};
