import type { Context } from 'hono';
import { searchCatalog } from '../../../domain/catalog/search/search-catalog.ts';
import type { DesignerEntry } from '../../../domain/gland-design/entry.ts';
import { designEntry } from '../../../domain/gland-design/read-entry.ts';
import { isOfParts, partsQuery, type RingParts } from '../../../domain/gland-design/ring-parts.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { partsOrNone } from './parts-or-none.ts';

/** The parts of the ring that is designed; null where it is of no standard, or the catalog cannot be had. */
export const loadRingParts = async (c: Context<AppBindings>, entry: DesignerEntry): Promise<RingParts | null> => {
  const { design, request } = designEntry(entry, c.var.preferences.measurement);
  const query = design && partsQuery(design, request.service);
  if (query === null) return null;
  return partsOrNone(c, 'gland designer', (catalog) => {
    const answer = searchCatalog(catalog, query);
    return isOfParts(answer) ? answer : null;
  });
};
