import type { Size } from '../../domain/reference/sizes/size.ts';
import type { CatalogSource } from '../../domain/shop/catalog/snapshot/builder.ts';

/** What tells one size from another: some backends hold one code with different dimensions. */
export const sizeKey = ({ standard, code, csMm, idMm }: Size): string => `${standard} ${code} ${csMm} ${idMm}`;

/** Where sizes and compounds stand in the lists that parts refer to. */
export interface ListPlaces {
  /** By `sizeKey`. */
  readonly sizes: ReadonlyMap<string, number>;
  /** By the backend's id. */
  readonly compounds: ReadonlyMap<number, number>;
}

const known = new WeakMap<CatalogSource, ListPlaces>();

/** The places of these lists, worked out once for all pages that are read with them. */
export const placesInLists = (lists: CatalogSource): ListPlaces => {
  let places = known.get(lists);
  if (!places) {
    places = {
      sizes: new Map(lists.sizes.map((size, place) => [sizeKey(size), place])),
      compounds: new Map(lists.compounds.map(({ id }, place) => [id, place])),
    };
    known.set(lists, places);
  }
  return places;
};

/** All pages from the first to the last. */
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
