import { type ChangeKey, slicesOf } from '../../domain/shop/bulk/change-keys.ts';
import { type DataIndex, type Delta, deltasBetween } from '../../domain/shop/bulk/data-index.ts';
import { priceListId } from '../../domain/shop/bulk/price-list-id.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { nameAt, priceListAt } from '../../domain/shop/catalog/rows/part-at.ts';
import { cellNamed } from '../../domain/shop/catalog/rows/parts.ts';
import { storedPriceLists } from '../../domain/shop/catalog/snapshot/price-table.ts';
import type { PriceList } from '../../domain/shop/pricing/price-list.ts';
import { CHANGES_CURSOR, type ChangeRecord, type ChangesPage } from '../../domain/site/api/v1/changes.ts';
import type { PublicCompound, PublicPart, PublicSize } from '../../domain/site/api/v1/shapes.ts';
import { publicSizeOf } from '../../domain/site/api/v1/size-json.ts';
import { compoundOfParts, publicParts, publicPriceList } from '../catalog/public-parts.ts';
import { AppError } from '../http/app-error.ts';
import { firstByKey } from './bulk-catalog.ts';
import type { DataReader } from './data-reader.ts';

/** Lists of keys that one page reads: a page can have fewer records than its limit. */
const MAX_LISTS = 12;
const RETRY_S = 30;

/** The catalog of this isolate and when it was published, as an ISO time; null if unknown. */
export interface CurrentCatalog {
  readonly catalog: Catalog;
  readonly publishedAt: string | null;
}

/** A range of changes: which deltas lead from one version to another, and the first record of the page. */
export interface ChangesRange {
  readonly from: string;
  readonly to: string;
  readonly deltas: readonly Delta[];
  readonly offset: number;
}

/** Returns the position of the newest version that the catalog of this isolate is not older than, or -1. */
const newestPosition = ({ versions }: DataIndex, { catalog, publishedAt }: CurrentCatalog): number => {
  const known = versions.findLastIndex(({ version }) => version === catalog.version);
  // A version that is not in the index is newer, and its files are being written, or it is an expired one.
  return known === -1 && publishedAt !== null
    ? versions.findLastIndex(({ published_at }) => published_at <= publishedAt)
    : known;
};

/**
 * Returns the changes since a version. Throws `AppError`: `version-expired` if they are unknown, `catalog-changed` if the
 * pages of the cursor do not exist any more, `files-unavailable` if this isolate still has an older catalog.
 */
export const changesRange = (
  index: DataIndex,
  current: CurrentCatalog,
  since: string,
  cursor: string | undefined,
): ChangesRange => {
  const start = index.versions.findLastIndex(({ version }) => version === since);
  if (start === -1 && since !== current.catalog.version) throw new AppError('version-expired');
  const newest = newestPosition(index, current);
  const [, wanted, offset] = CHANGES_CURSOR.exec(cursor ?? '') ?? [];
  if (wanted === undefined) {
    const to = newest > start && start !== -1 ? (index.versions[newest]?.version ?? since) : since;
    const deltas = to === since ? [] : deltasBetween(index, since, to);
    if (deltas === null) throw new AppError('version-expired');
    return { from: since, to, deltas, offset: 0 };
  }
  const deltas = deltasBetween(index, since, wanted);
  if (deltas === null) throw new AppError('catalog-changed');
  if (index.versions.findLastIndex(({ version }) => version === wanted) > newest) {
    throw new AppError('files-unavailable', { retryAfterS: RETRY_S });
  }
  return { from: since, to: wanted, deltas, offset: Number(offset) };
};

interface Lists {
  readonly sizes: ReadonlyMap<string, PublicSize>;
  readonly compounds: ReadonlyMap<string, PublicCompound>;
  readonly priceLists: ReadonlyMap<string, PriceList>;
}

const listsByCatalog = new WeakMap<Catalog, Lists>();

const listsOf = (catalog: Catalog, siteUrl: string): Lists => {
  const known = listsByCatalog.get(catalog);
  if (known) return known;
  const compounds = catalog.compounds.map(
    (compoundRecord) => compoundOfParts(catalog, { compoundRecord }, siteUrl).compound,
  );
  const lists: Lists = {
    sizes: firstByKey(catalog.sizes.map(publicSizeOf), ({ name }) => name),
    compounds: firstByKey(compounds, ({ code }) => code),
    priceLists: new Map(storedPriceLists(catalog.priceLists).map((list) => [priceListId(list), list])),
  };
  listsByCatalog.set(catalog, lists);
  return lists;
};

/** Returns a function that completes a changed record with what the catalog has under its key now. */
const recordReader = (catalog: Catalog, siteUrl: string): ((key: ChangeKey) => ChangeRecord) => {
  const partOf = publicParts(catalog, siteUrl);
  return ([record, change, key]) => {
    let part: PublicPart | null = null;
    let list: PriceList | null = null;
    if (record === 'part') {
      const cell = cellNamed(catalog, key);
      const isThere = cell !== -1 && nameAt(catalog, cell) === key;
      part = isThere ? partOf(cell) : null;
      list = isThere ? priceListAt(catalog, cell) : null;
    }
    const lists = record === 'part' ? null : listsOf(catalog, siteUrl);
    const size = record === 'size' ? (lists?.sizes.get(key) ?? null) : null;
    const compound = record === 'compound' ? (lists?.compounds.get(key) ?? null) : null;
    const price_list = record === 'price_list' ? publicPriceList(lists?.priceLists.get(key) ?? null) : null;
    const isRemoved = (part ?? size ?? compound ?? price_list) === null;
    return {
      record,
      change: isRemoved ? 'removed' : change === 'removed' ? 'changed' : change,
      key,
      part,
      price_list_id: list === null ? null : priceListId(list),
      size,
      compound,
      price_list,
    };
  };
};

/** Returns a page of changes. Reads at most `MAX_LISTS` lists of keys. */
export const changesPage = async (
  { from, to, deltas, offset }: ChangesRange,
  limit: number,
  catalog: Catalog,
  siteUrl: string,
  data: Pick<DataReader, 'keys'>,
): Promise<ChangesPage> => {
  const counts = deltas.map(({ keys }) => keys);
  const slices = slicesOf(counts, offset, limit, MAX_LISTS);
  const read = await Promise.all(
    slices.map(async ({ delta, list, start, end }) => {
      // The version that a delta leads to is where the next one begins.
      const keys = await data.keys(deltas[delta]?.from ?? from, deltas[delta + 1]?.from ?? to, list);
      return keys.slice(start, end);
    }),
  );
  const items = read.flat().map(recordReader(catalog, siteUrl));
  const total = counts.flat().reduce((sum, count) => sum + count, 0);
  const next = offset + items.length;
  return {
    from_version: from,
    to_version: to,
    total_items: total,
    items,
    next_cursor: items.length > 0 && next < total ? `${to}.${next}` : null,
  };
};
