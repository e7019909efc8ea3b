import type { Context } from 'hono';
import type { SizePartsAnswer } from '../../../domain/api/size-parts.ts';
import type { DesignerEntry } from '../../../domain/gland-design/entry.ts';
import { fittingRings, ringsForEntry } from '../../../domain/gland-design/groove-rings.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { partsOfSizes } from '../../catalog/size-finder.ts';
import { partsOrNone } from './parts-or-none.ts';

/** Parts of the rings that fit; null where the catalog cannot be had. */
export const loadFittingParts = async (
  c: Context<AppBindings>,
  entry: DesignerEntry,
): Promise<readonly SizePartsAnswer[] | null> => {
  const { rings } = ringsForEntry(entry, c.var.preferences.measurement);
  const names = rings === null ? [] : fittingRings(rings).map(({ ring }) => ring.name);
  return names.length === 0 ? [] : partsOrNone(c, 'groove to ring tool', (catalog) => partsOfSizes(catalog, names));
};
