import type { LengthUnit } from '../../domain/kit/units.ts';
import type { ListedPart } from '../../domain/order/lists/listed-part.ts';
import type { ReadLine } from '../../domain/order/lists/reading/read-text.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../domain/shop/catalog/model.ts';
import { priceListAt } from '../../domain/shop/catalog/rows/part-at.ts';
import { cellNamed } from '../../domain/shop/catalog/rows/parts.ts';
import type { ReadListResponse } from '../../domain/site/api/lists.ts';
import { namedPart } from '../catalog/named-part.ts';

export const toListedPart = (catalog: Catalog, part: Part, unit: LengthUnit): ListedPart => ({
  part: namedPart(catalog, part, unit),
  priceE5: part.priceE5,
  priceList: priceListAt(catalog, cellNamed(catalog, part.name)),
  onHand: part.onHand,
  vendorQuantity: part.vendorQuantity,
});

/** Returns the interpreted lines in the API's format, which contains every part once. */
export const toReadListResponse = (
  catalog: Catalog,
  lines: readonly ReadLine[],
  unit: LengthUnit,
): ReadListResponse => {
  const parts: ListedPart[] = [];
  const indexes = new Map<number, number>();
  const indexOf = (part: Part): number => {
    const known = indexes.get(part.id);
    if (known !== undefined) return known;
    indexes.set(part.id, parts.length);
    return parts.push(toListedPart(catalog, part, unit)) - 1;
  };
  return {
    lines: lines.map(({ candidates, found, unread, remarks, missing, corrections, ...line }) => ({
      ...line,
      candidates: candidates.map(({ part, differences, features }) => ({
        at: indexOf(part),
        differences: [...differences],
        features: [...features],
      })),
      remarks: [...remarks],
      found: [...found],
      unread: [...unread],
      missing: [...missing],
      corrections: [...corrections],
    })),
    parts,
  };
};
