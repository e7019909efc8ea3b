import type { LengthUnit } from '../../domain/kit/units.ts';
import type { SavedLine } from '../../domain/order/lists/saved-list.ts';
import type { SharedLine } from '../../domain/order/lists/shared-list.ts';
import { unitPriceText } from '../../domain/order/lists/unit-price-text.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { lineTotal } from '../../domain/shop/pricing/price-tier.ts';
import { toListedPart } from './read-response.ts';

/** Adds the catalog's current data to the lines. Lines with unknown parts become plain text. */
export const linesToShare = (catalog: Catalog, lines: readonly SavedLine[], unit: LengthUnit): readonly SharedLine[] =>
  lines.map((line) => {
    const part = line.part === '' ? null : findPart(catalog, line.part);
    if (part === null)
      return { ...line, part: '', text: line.text || line.part, details: '', unitPrice: '', totalCents: null };
    const listed = toListedPart(catalog, part, unit);
    const { description, descriptionTwo } = listed.part;
    // A line with a part needs only its number.
    return {
      ...line,
      text: '',
      part: part.name,
      details: `${description}, ${descriptionTwo}`,
      unitPrice: unitPriceText(listed, line.quantity),
      totalCents: line.quantity === null ? null : lineTotal(listed.priceList, line.quantity),
    };
  });
