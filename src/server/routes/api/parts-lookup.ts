import type { LengthUnit } from '../../../domain/kit/units.ts';
import { readList } from '../../../domain/order/lists/reading/read-list.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { LookedUpLine } from '../../../domain/site/api/catalog/parts-lookup.ts';
import { namedPart } from '../../catalog/named-part.ts';

/** Returns the lines of a pasted list, each with the part that it names. */
export const lookedUp = (catalog: Catalog, lines: readonly string[], unit: LengthUnit): LookedUpLine[] =>
  readList(catalog, lines).map(
    (line): LookedUpLine => (line.kind === 'part' ? { ...line, part: namedPart(catalog, line.part, unit) } : line),
  );
