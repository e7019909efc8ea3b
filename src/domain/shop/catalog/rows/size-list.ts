import { formatLength, type LengthUnit } from '../../../kit/units.ts';
import { isSizeStandard, leftOutPrefix, shownSize } from '../../../reference/sizes/size-standard.ts';
import type { Catalog } from '../index/catalog.ts';
import { compareText } from '../index/default-order.ts';
import type { SizePage } from './size-page.ts';

/** Sizes per page of the size picker. */
export const SIZE_PAGE = 100;

export interface SizeListRequest {
  /** `usa`, `japanese`, `metric` or `all`. */
  readonly standard: string;
  /** Substring of the size as listed, in any case: without the prefix if all sizes have the same one. */
  readonly text: string;
  /** Substrings of the inside diameter and of the cross-section as written in `unit`. */
  readonly id: string;
  readonly cs: string;
  readonly unit: LengthUnit;
  /** From 1. */
  readonly page: number;
}

const asNumberText = (text: string): string => text.trim().replace(',', '.');

/**
 * Returns the sizes of one standard in table order, or all by cross-section, then inside diameter, filtered by
 * substring.
 *
 * @throws Error 'Invalid size standard' for any other standard
 */
export const sizeList = (catalog: Pick<Catalog, 'sizes'>, request: SizeListRequest): SizePage => {
  const { standard, unit, page } = request;
  if (standard !== 'all' && !isSizeStandard(standard)) throw new Error('Invalid size standard');
  const typed = request.text.trim().toUpperCase().replaceAll('×', 'X');
  const prefix = standard === 'all' ? '' : leftOutPrefix(standard);
  // A typed prefix is stripped, because the list shows sizes without it.
  const text = prefix !== '' && typed.startsWith(prefix) ? typed.slice(prefix.length) : typed;
  const id = asNumberText(request.id);
  const cs = asNumberText(request.cs);
  const found = catalog.sizes.filter(
    (size) =>
      (standard === 'all' || size.standard === standard) &&
      shownSize(size, standard).toUpperCase().includes(text) &&
      (id === '' || formatLength(unit, size.idMm).includes(id)) &&
      (cs === '' || formatLength(unit, size.csMm).includes(cs)),
  );
  if (standard === 'all') found.sort((a, b) => a.csMm - b.csMm || a.idMm - b.idMm || compareText(a.code, b.code));
  const offset = (page - 1) * SIZE_PAGE;
  // Normalizes the key order, which differs between sizes of the index and of the backend.
  const items = found
    .slice(offset, offset + SIZE_PAGE)
    .map(({ code, standard: table, idMm, csMm }) => ({ code, standard: table, idMm, csMm }));
  return { items, page, limit: SIZE_PAGE, totalItems: found.length };
};
