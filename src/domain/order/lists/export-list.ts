import { formatCents } from '../../shop/pricing/money.ts';
import { linesToSave } from './lines-to-save.ts';
import { isReady, linePart, lineText, type ReviewLine } from './review-line.ts';
import { goesAsText, reviewLineTotal } from './review-sums.ts';
import { LIST_HEADINGS } from './saved-list.ts';
import { unitPriceText } from './unit-price-text.ts';

const stateOf = (line: ReviewLine): string => {
  if (isReady(line)) return (linePart(line)?.differences.length ?? 0) > 0 ? 'nearest' : 'exact';
  const { aside = null } = line.reading ?? {};
  if (goesAsText(line)) return line.reading?.product ? 'not an O-ring' : 'text';
  return aside ?? 'removed';
};

const detailsOf = (line: ReviewLine): readonly string[] => {
  const found = isReady(line) ? linePart(line) : null;
  const total = reviewLineTotal(line);
  if (found === null) return ['', '', ''];
  const { part } = found.listed;
  return [
    `${part.description}, ${part.descriptionTwo}`,
    unitPriceText(found.listed, line.quantity),
    total === null ? '' : formatCents(total),
  ];
};

/** Returns a list as spreadsheet rows: the columns that a review can read back, followed by its results. */
export const exportRows = (lines: readonly ReviewLine[]): readonly (readonly string[])[] => {
  const kept = lines.filter(({ fate }) => fate !== 'removed');
  const saved = linesToSave(kept);
  return [
    [...LIST_HEADINGS, 'As written', 'State', 'Details', 'Unit price', 'Total'],
    ...kept.map((line, at) => {
      const { part = '', text = '', quantity = null, own = '', note = '' } = saved[at] ?? {};
      return [part || text, String(quantity ?? ''), own, note, lineText(line), stateOf(line), ...detailsOf(line)];
    }),
  ];
};
