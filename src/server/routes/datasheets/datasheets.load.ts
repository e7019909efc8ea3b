import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import type { Datasheet } from '../../../domain/datasheet/datasheet.ts';
import { compoundPlace, makeDatasheet } from '../../../domain/datasheet/make-datasheet.ts';
import { chemicals, materials } from '../../../domain/reference/tables.ts';

/** The compound's sheet by its label in any case; null when there is no such compound. */
export const loadDatasheet = (catalog: Catalog, label: string): Datasheet | null => {
  const place = compoundPlace(catalog, label);
  return place === null ? null : makeDatasheet(catalog, place, { materials: materials(), chemicals: chemicals() });
};
