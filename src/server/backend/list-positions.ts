import type { Size } from '../../domain/reference/sizes/size.ts';
import type { CatalogSource } from '../../domain/shop/catalog/snapshot/builder.ts';

/** Returns the identity of a size. Includes the dimensions, because some backends use one code for different ones. */
export const sizeKey = ({ standard, code, csMm, idMm }: Size): string => `${standard} ${code} ${csMm} ${idMm}`;

/** Indexes of sizes and compounds in the lists that parts refer to. */
export interface ListPositions {
  /** By `sizeKey`. */
  readonly sizes: ReadonlyMap<string, number>;
  /** By the backend's id. */
  readonly compounds: ReadonlyMap<number, number>;
}

const cachedPlaces = new WeakMap<CatalogSource, ListPositions>();

/** Returns the indexes for these lists, computed once for all pages that are read with them. */
export const listPositions = (lists: CatalogSource): ListPositions => {
  let places = cachedPlaces.get(lists);
  if (!places) {
    places = {
      sizes: new Map(lists.sizes.map((size, index) => [sizeKey(size), index])),
      compounds: new Map(lists.compounds.map(({ id }, index) => [id, index])),
    };
    cachedPlaces.set(lists, places);
  }
  return places;
};

/** Yields all pages from the first to the last. */
export async function* allPages<Page extends { readonly next: number | null }>(
  read: (after: number | null) => Promise<Page>,
): AsyncGenerator<Page> {
  for (let after: number | null = null; ; ) {
    const page = await read(after);
    yield page;
    if (page.next === null) return;
    after = page.next;
  }
}
