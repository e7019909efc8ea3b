import { type DesignerEntry, entryFrom, withDegrees } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import { designEntry } from '../../../../domain/engineering/gland-design/entry/read-entry.ts';
import { isOfParts, partsQuery, type RingParts } from '../../../../domain/engineering/gland-design/rings/ring-parts.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import type { Catalog } from '../../../../domain/shop/catalog/index/catalog.ts';
import { searchCatalog } from '../../../../domain/shop/catalog/search/search-catalog.ts';
import type { PageRequest } from '../../../render/page.tsx';
import { partsOrNone } from '../parts-or-none.ts';

/** Returns the parts of the designed ring; `null` if its size is in no standard, or without a catalog. */
const loadRingParts = async (
  catalog: () => Promise<Catalog>,
  entry: DesignerEntry,
  unit: LengthUnit,
): Promise<RingParts | null> => {
  const { design, request } = designEntry(entry, unit);
  const query = design && partsQuery(design, request.service);
  if (query === null) return null;
  return partsOrNone(catalog, 'gland designer', (index) => {
    const answer = searchCatalog(index, query);
    return isOfParts(answer) ? answer : null;
  });
};

/** Returns the entry that the URL describes, with the parts of its ring. */
export const loadGlandDesigner = async ({
  query,
  preferences,
  catalog,
}: PageRequest): Promise<{
  readonly entry: DesignerEntry;
  readonly unit: LengthUnit;
  readonly parts: RingParts | null;
}> => {
  const { measurement: unit, temperature } = preferences;
  const entry = withDegrees(
    entryFrom((name) => query[name]),
    temperature,
  );
  return { entry, unit, parts: await loadRingParts(catalog, entry, unit) };
};
