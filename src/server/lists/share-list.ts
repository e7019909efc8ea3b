import type { LengthUnit } from '../../domain/kit/units.ts';
import type { SavedLine } from '../../domain/order/lists/saved-list.ts';
import type { SharedLine } from '../../domain/order/lists/shared-list.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { namedPart } from '../catalog/named-part.ts';

/** Adds the catalog's current data to the lines. Lines with unknown parts become plain text. */
export const linesToShare = (catalog: Catalog, lines: readonly SavedLine[], unit: LengthUnit): readonly SharedLine[] =>
  lines.map((line) => {
    const part = line.part === '' ? null : findPart(catalog, line.part);
    if (part === null) return { ...line, part: '', text: line.text || line.part, details: '', priceE5: 0 };
    const { description, descriptionTwo } = namedPart(catalog, part, unit);
    // A line with a part needs only its number.
    return { ...line, text: '', part: part.name, details: `${description}, ${descriptionTwo}`, priceE5: part.priceE5 };
  });
