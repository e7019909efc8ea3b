import type { Preferences } from '../../../domain/kit/preferences.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { chemicals, materials } from '../../../domain/reference/tables/tables.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { Datasheet } from '../../../domain/shop/datasheet/datasheet.ts';
import {
  type DatasheetEntry,
  datasheetEntries,
  findDatasheets,
} from '../../../domain/shop/datasheet/find-datasheets.ts';
import { compoundIndex, makeDatasheet } from '../../../domain/shop/datasheet/make-datasheet.ts';
import type { PageRequest } from '../../render/page.tsx';

const LONGEST_SEARCH = 80;

export interface DatasheetsPageProps {
  readonly entries: readonly DatasheetEntry[];
  readonly total: number;
  /** Number of compounds in the store, including those without a datasheet. */
  readonly compounds: number;
  /** The search text; '' for all datasheets. */
  readonly text: string;
  readonly preferences: Preferences;
}

/** Returns the datasheet of a compound by its label, case-insensitive; `null` if there is no such compound. */
export const loadDatasheet = (catalog: Catalog, label: string): Datasheet | null => {
  const place = compoundIndex(catalog, label);
  return place === null ? null : makeDatasheet(catalog, place, { materials: materials(), chemicals: chemicals() });
};

/** Returns the datasheets that the search in the URL finds. */
export const loadDatasheets = async ({
  query,
  preferences,
  catalog: index,
}: PageRequest): Promise<DatasheetsPageProps> => {
  const catalog = await index();
  const text = cutText((query.search ?? '').trim(), LONGEST_SEARCH);
  const entries = datasheetEntries(catalog);
  return {
    entries: findDatasheets(entries, text),
    total: entries.length,
    compounds: catalog.compounds.length,
    text,
    preferences,
  };
};
