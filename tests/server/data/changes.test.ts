import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changesEndpoint } from '../../../src/domain/site/api/v1/changes.ts';
import { readIndex } from '../../../src/server/data/data-bucket.ts';
import { dataReader } from '../../../src/server/data/data-reader.ts';
import { type CurrentCatalog, changesPage, changesRange } from '../../../src/server/data/public-changes.ts';
import type { NaiveCatalog } from '../../support/catalog/naive-catalog.ts';
import { randomCatalog } from '../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { dataSite } from '../../support/data/data-site.ts';
import { replacementsOf, replaceRows, sortedRows, type TableCopy } from '../../support/data/table-copy.ts';

const SITE = 'https://store.test';

type DataSite = ReturnType<typeof dataSite>;

/** Follows the pages of changes since a version and applies them to a copy. Returns the version that they lead to. */
const follow = async (
  { bucket }: DataSite,
  current: CurrentCatalog,
  copy: TableCopy,
  since: string,
  limit: number,
): Promise<string> => {
  const data = dataReader(bucket);
  let cursor: string | undefined;
  for (;;) {
    const range = changesRange(await data.index(), current, since, cursor);
    const page = await changesPage(range, limit, current.catalog, SITE, data);
    expect(v.parse(changesEndpoint.response, page)).toEqual(page);
    expect(page.items.length).toBeLessThanOrEqual(limit);
    for (const item of page.items) for (const one of replacementsOf(item)) replaceRows(copy, one);
    if (page.next_cursor === null) return page.to_version;
    cursor = page.next_cursor;
  }
};

test('a copy of any version that follows the changes is equal to the files of the newest version', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomCatalog, { minLength: 2, maxLength: 3 }),
      fc.integer({ min: 7, max: 40 }),
      async (catalogs, limit) => {
        const site = dataSite();
        const versions: CurrentCatalog[] = [];
        for (const catalog of catalogs) versions.push(await site.publish(catalog));
        const newest = versions.at(-1) as CurrentCatalog;
        for (const { catalog } of versions) {
          const copy = await site.copyOf(catalog.version);
          expect(await follow(site, newest, copy, catalog.version, limit)).toBe(newest.catalog.version);
          expect(sortedRows(copy)).toEqual(sortedRows(await site.copyOf(newest.catalog.version)));
        }
      },
    ),
    { numRuns: 10 },
  );
});

const withStock = (onHand: number): NaiveCatalog => ({
  ...SMALL_CATALOG,
  parts: SMALL_CATALOG.parts.map((part, at) => (at === 3 ? { ...part, onHand } : part)),
});

test('lists one record for each changed part, with what the part is now', async () => {
  const site = dataSite();
  const first = await site.publish(withStock(1));
  await site.publish(withStock(2), 'refresh');
  const { parts } = withStock(3);
  const newest = await site.publish({ ...SMALL_CATALOG, parts: parts.filter((_, at) => at !== 6) });
  const data = dataReader(site.bucket);
  const range = changesRange(await data.index(), newest, first.catalog.version, undefined);
  const { items, ...page } = await changesPage(range, 100, newest.catalog, SITE, data);
  expect(page).toEqual({
    from_version: first.catalog.version,
    to_version: newest.catalog.version,
    total_items: 4,
    next_cursor: null,
  });
  const list = items.find((item) => item.record === 'price_list');
  expect(list).toMatchObject({ change: 'removed', price_list: null });
  const changed = parts[3]?.name;
  expect(items.filter((item) => item.record === 'part')).toMatchObject([
    { change: 'changed', key: changed, part: { stock: { on_hand: 3 } } },
    { change: 'changed', key: changed, part: { stock: { on_hand: 3 } } },
    { change: 'removed', key: parts[6]?.name, part: null, price_list_id: null },
  ]);
});

test('rejects unknown versions and cursors, and waits for an isolate with an older catalog', async () => {
  const site = dataSite();
  const first = await site.publish(withStock(1));
  const second = await site.publish(withStock(2), 'refresh');
  const index = await readIndex(site.bucket);
  const [a, b] = [first.catalog.version, second.catalog.version];
  expect(() => changesRange(index, second, '0123456789abcdef', undefined)).toThrow(
    expect.objectContaining({ code: 'version-expired', status: 410 }),
  );
  expect(() => changesRange(index, second, a, '0123456789abcdef.1')).toThrow(
    expect.objectContaining({ code: 'catalog-changed', status: 410 }),
  );
  expect(() => changesRange(index, first, a, `${b}.1`)).toThrow(
    expect.objectContaining({ code: 'files-unavailable', status: 503, retryAfterS: 30 }),
  );
  expect(changesRange(index, first, a, undefined)).toMatchObject({ to: a, deltas: [] });
  expect(changesRange(index, first, b, undefined)).toMatchObject({ to: b, deltas: [] });
  // A version whose files are still being written is newer than all in the index.
  const later = { ...second, catalog: { ...second.catalog, version: 'f'.repeat(16) }, publishedAt: '2027-01-01' };
  expect(changesRange(index, later, a, undefined)).toMatchObject({ to: b, deltas: [{ from: a }] });
  expect(changesRange(index, later, later.catalog.version, undefined)).toMatchObject({ deltas: [] });
});
