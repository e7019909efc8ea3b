import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCatalog } from '../../../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { CatalogQuery } from '../../../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../../../src/domain/shop/catalog/search/search-catalog.ts';
import { askOf, openFront, searchShards } from '../../../../bench/scale/front.ts';
import { builtShard, type ScaledCatalog, scaledCatalog, sizeRanges } from '../../../../bench/scale/scaled-catalog.ts';
import { openShard, type ShardQuestion } from '../../../../bench/scale/shard.ts';
import { naiveSearch } from '../../../../support/catalog/naive-catalog.ts';
import { indexed, randomCatalog, randomQuestion } from '../../../../support/catalog/random-catalog.ts';

const TIMES = 6;

const whole = ({ sizes }: ScaledCatalog) => ({ from: 0, to: sizes.length });

/** A catalog in shards of 32 sizes; `near` is as low as possible, so that samples skip the rows before a page. */
const sharded = (catalog: ScaledCatalog, near: number) => {
  const ranges = sizeRanges(catalog, 32 * catalog.compounds.length);
  const shards = ranges.map((range) => openShard(builtShard(catalog, range).snapshot));
  const front = openFront(shards.map((shard) => shard.lists()));
  // Cloned as for sending, which detects values that cannot be cloned.
  const sent = shards.map(({ answer }) => ({ answer: (question: ShardQuestion) => answer(structuredClone(question)) }));
  return { count: shards.length, search: (query: CatalogQuery) => searchShards(front, askOf(sent), query, near) };
};

/** Words that are names of some compounds, and properties or features of others. */
const STEPS = ['70', 'fkm', '70 214'];

/** Half of them sort by fit, the order with the most keys. */
const question = fc
  .tuple(randomQuestion, fc.constantFrom(null, null, null, '', ...STEPS))
  .map(
    ([asked, words]): CatalogQuery =>
      words === null ? asked : { ...asked, mode: 'parts', sort: null, limit: 10, search: words || asked.search },
  );

const scaled = randomCatalog.map((plain) => scaledCatalog(indexed(plain), TIMES));

test('shards together return the same bytes as one index: counts, orders and all pages', async () => {
  let most = 0;
  await fc.assert(
    fc.asyncProperty(
      scaled,
      fc.array(fc.tuple(question, fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 12, maxLength: 12 }),
      fc.constantFrom(8, 200),
      async (catalog, questions, near) => {
        const one = openCatalog(builtShard(catalog, whole(catalog)).snapshot);
        const many = sharded(catalog, near);
        most = Math.max(most, many.count);
        for (const [asked, depth] of questions) {
          const { totalItems } = searchCatalog(one, asked);
          const last = Math.ceil(totalItems / asked.limit);
          for (const page of new Set([1, Math.ceil(depth * last) + 1, last])) {
            if (page < 1) continue;
            const query = { ...asked, page };
            expect(JSON.stringify(await many.search(query))).toBe(JSON.stringify(searchCatalog(one, query)));
          }
        }
      },
    ),
    { numRuns: 25 },
  );
  expect(most).toBeGreaterThan(2);
}, 120_000);

test('shards list the rows of a scan of every part', async () => {
  await fc.assert(
    fc.asyncProperty(scaled, fc.array(question, { minLength: 3, maxLength: 3 }), async (catalog, questions) => {
      const parts = [...catalog.partsIn(whole(catalog))];
      const many = sharded(catalog, 8);
      for (const asked of questions) {
        const { ids, stockCounts } = naiveSearch({ ...catalog, parts }, asked);
        const last = Math.max(1, Math.ceil(ids.length / asked.limit));
        for (const page of new Set([1, Math.ceil(last / 2), last])) {
          const answer = await many.search({ ...asked, page });
          expect(answer.items.map(({ id }) => id)).toEqual(ids.slice((page - 1) * asked.limit, page * asked.limit));
          expect(answer.stockCounts).toEqual(stockCounts);
        }
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);
