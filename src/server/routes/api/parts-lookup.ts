import type { LookedUpLine } from '../../../domain/api/catalog/parts-lookup.ts';
import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import { readList } from '../../../domain/lists/reading/read-list.ts';
import type { LengthUnit } from '../../../domain/units.ts';
import { namedPart } from '../../catalog/named-part.ts';

/** The lines of a pasted list, each with the part it names. */
export const lookedUp = (catalog: Catalog, lines: readonly string[], unit: LengthUnit): LookedUpLine[] =>
  readList(catalog, lines).map(
    (line): LookedUpLine => (line.kind === 'part' ? { ...line, part: namedPart(catalog, line.part, unit) } : line),
  );
