import { type CatalogTables, indexBy, modifierKey, sizeKey } from '../../domain/shop/catalog-files/catalog-tables.ts';
import { MAX_SIZES } from '../../domain/shop/catalog-files/draft-catalog.ts';
import type { CurrentCatalog } from './current-catalog.ts';

/** Database IDs of the entries of a new catalog, by position. */
export interface ImportIds {
  readonly compounds: readonly number[];
  readonly sizes: readonly number[];
  readonly priceLists: readonly number[];
  readonly vendors: readonly number[];
  readonly modifiers: readonly number[];
}

/**
 * Returns the IDs that entries have already, and new ones for new entries. IDs of removed entries are used again only
 * after all others, because carts and quotes keep the IDs of parts.
 */
const assigned = <Item>(
  next: readonly Item[],
  current: readonly Item[],
  ids: readonly number[],
  keyOf: (item: Item) => string,
  largest: number,
): number[] => {
  const before = indexBy(current, keyOf);
  const kept = next.map((item) => ids[before.get(keyOf(item)) ?? -1] ?? null);
  const used = new Set(kept);
  const isFree = (id: number): boolean => !used.has(id);
  let candidate = Math.max(0, ...ids) + 1;
  return kept.map((id) => {
    if (id !== null) return id;
    while (candidate > largest || !isFree(candidate)) candidate = candidate > largest ? 1 : candidate + 1;
    used.add(candidate);
    return candidate;
  });
};

const byName = ({ name }: { readonly name: string }): string => name;
/** Far below the limits of a part's ID of 32 bits (compounds) and of a safe integer. */
const MAX_COMPOUND_ID = 1_000_000;
const MAX_ID = 2 ** 40;

/** Assigns IDs to everything in a new catalog. Existing entries keep their IDs. */
export const importIds = (next: CatalogTables, { tables, ids }: CurrentCatalog): ImportIds => ({
  compounds: assigned(next.compounds, tables.compounds, ids.compounds, ({ label }) => label, MAX_COMPOUND_ID),
  sizes: assigned(next.sizes, tables.sizes, ids.sizes, sizeKey, MAX_SIZES),
  priceLists: assigned(next.priceLists, tables.priceLists, ids.priceLists, byName, MAX_ID),
  vendors: assigned(next.vendors, tables.vendors, ids.vendors, byName, MAX_ID),
  modifiers: assigned(
    next.modifiers,
    tables.modifiers,
    ids.modifiers.map(([id = 0]) => id),
    modifierKey,
    MAX_ID,
  ),
});
