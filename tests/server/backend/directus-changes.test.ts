import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedParts } from '../../../src/server/backend/changed-parts.ts';
import { directusChanges } from '../../../src/server/backend/directus-changes.ts';
import type { DirectusClient } from '../../../src/server/directus/client.ts';
import {
  type ChangingProduct,
  type ChangingRows,
  type ChangingStock,
  changingServer,
} from '../../support/backend/changing-server.ts';

const changesOf = (client: DirectusClient) => changedParts(client, directusChanges(client));

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const moment = fc.option(fc.nat(20).map(at), { nil: null });

const products = fc.uniqueArray(
  fc.record({
    id: fc.nat(90),
    price: fc.constantFrom('0', '0.00', '1.25', '0.04020', '12.50000'),
    stock: fc.option(fc.nat(500), { nil: null }),
    date_updated: moment,
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const stock = fc.array(
  fc.record({
    our_product: fc.option(fc.nat(90), { nil: null }),
    quantity_available: fc.option(fc.nat(500), { nil: null }),
    hide_from_store: fc.constantFrom(true, false, null),
    date_updated: moment,
  }),
  { maxLength: 60 },
);
const rowsOf = (given: readonly ChangingProduct[], lines: readonly Omit<ChangingStock, 'id'>[]): ChangingRows => ({
  products: given.toSorted((a, b) => a.id - b.id),
  vendor_stock: lines.map((line, id) => ({ id, ...line })),
});

test('returns the parts whose product or vendor stock changed, with their current values', async () => {
  await fc.assert(
    fc.asyncProperty(
      products,
      stock,
      fc.nat(20),
      fc.boolean(),
      fc.constantFrom(60, 1000),
      async (given, lines, since, isText, max) => {
        const rows = rowsOf(given, lines);
        const changes = changesOf(changingServer(() => rows, { isText, max }));
        const { values } = await changes.changedParts(`${at(since)} ${at(since)}`);
        const isNew = ({ date_updated }: { readonly date_updated: string | null }): boolean =>
          date_updated !== null && date_updated >= at(since);
        const expected = rows.products
          .filter(
            (product) =>
              isNew(product) || rows.vendor_stock.some((line) => line.our_product === product.id && isNew(line)),
          )
          .map(({ id, price, stock: onHand }) => ({
            id,
            priceE5: Math.round(Number(price) * 100_000),
            onHand: onHand ?? 0,
            vendorQuantity: rows.vendor_stock
              .filter((line) => line.our_product === id && line.hide_from_store !== true)
              .reduce((sum, line) => sum + (line.quantity_available ?? 0), 0),
            priceList: null,
          }));
        expect(values).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  );
});

test('continuing from the cursor, reads later changes and nothing older than the last one', async () => {
  const product = (id: number, minute: number): ChangingProduct => ({
    id,
    price: '1.00',
    stock: minute,
    date_updated: at(minute),
  });
  let rows = rowsOf([product(1, 1), product(2, 5), product(3, 7)], []);
  const changes = changesOf(changingServer(() => rows));
  const start = (await changes.changeCursor()) ?? '';
  rows = rowsOf([product(1, 9), product(2, 5), product(3, 7)], []);
  const first = await changes.changedParts(start);
  expect(first.values.map(({ id, onHand }) => [id, onHand])).toEqual([
    [1, 9],
    [3, 7],
  ]);
  expect(first.cursor).toBe(await changes.changeCursor());
  expect((await changes.changedParts(first.cursor)).values.map(({ id }) => id)).toEqual([1]);
});

test('takes the cursor before the read, so that a concurrent change is not lost', async () => {
  const before = rowsOf([{ id: 1, price: '1', stock: 1, date_updated: at(1) }], []);
  const after = rowsOf([{ id: 1, price: '1', stock: 2, date_updated: at(8) }], []);
  let reads = 0;
  const changes = changesOf(
    changingServer(() => {
      reads += 1;
      // The first three reads are the two of the cursor and the ids; the change happens after them.
      return reads <= 3 ? before : after;
    }),
  );
  const { cursor } = await changes.changedParts(`${at(0)} ${at(0)}`);
  expect(cursor.split(' ')[0]).toBe(at(1));
  expect((await changes.changedParts(cursor)).values).toMatchObject([{ id: 1, onHand: 2 }]);
});

test('returns no cursor without modification dates, and a cursor before everything without rows', async () => {
  const none = changesOf(changingServer(() => rowsOf([], []), { hasDates: false }));
  expect(await none.changeCursor()).toBeNull();
  const empty = changesOf(changingServer(() => rowsOf([], [])));
  expect(await empty.changeCursor()).toBe('1970-01-01T00:00:00.000Z 1970-01-01T00:00:00.000Z');
});

test.each([100, 500, 10_000])(
  'reads hundreds of changed parts from a server that returns %i rows at a time',
  async (max) => {
    const many = Array.from({ length: 900 }, (_, id) => ({ id, price: '2', stock: id, date_updated: at(3) }));
    const lines = many.map(({ id }) => ({
      our_product: id,
      quantity_available: 2 * id,
      hide_from_store: null,
      date_updated: null,
    }));
    const { values } = await changesOf(changingServer(() => rowsOf(many, lines), { max })).changedParts(
      `${at(2)} ${at(2)}`,
    );
    expect(values.map(({ onHand, vendorQuantity }) => [onHand, vendorQuantity])).toEqual(
      many.map(({ id }) => [id, 2 * id]),
    );
  },
);

test('reads the price lists of the changed parts, the lines of which may be out of order', async () => {
  const changed = [7, 9].map((id) => ({ id, price: '1.12', stock: 1, date_updated: at(3) }));
  const line = (id: number, product: number, minQuantity: number, fixedPrice: string) => ({
    id,
    product: { id: product, compound: null },
    minQuantity,
    fixedPrice,
  });
  const lines = [line(1, 7, 50, '0.94'), line(2, 7, 1, '1.12'), line(3, 8, 1, '5.00')];
  const rows = { ...rowsOf(changed, []), price_lists_v2: lines };
  const { values } = await changesOf(changingServer(() => rows, { max: 10_000 })).changedParts(`${at(2)} ${at(2)}`);
  expect(values.map(({ id, priceList }) => [id, priceList?.breaks])).toEqual([
    [
      7,
      [
        { minQuantity: 1, unitPriceE5: 112_000 },
        { minQuantity: 50, unitPriceE5: 94_000 },
      ],
    ],
    [9, undefined],
  ]);
});

test('counts changes above the limit of a refresh without reading them', async () => {
  const one = { price: '2', stock: 1, date_updated: at(3) };
  const many = Array.from({ length: 50_001 }, (_, id) => ({ id, ...one }));
  const changes = await changesOf(changingServer(() => rowsOf(many, []))).changedParts(`${at(2)} ${at(2)}`);
  expect(changes).toEqual({ values: [], isTooMany: true, cursor: `${at(3)} 1970-01-01T00:00:00.000Z` });
});
