import { beforeEach, expect, test } from 'vitest';
import { catalogDiff, isSame } from '../../../src/domain/shop/catalog-files/catalog-diff.ts';
import { type DeskCatalog, deskCatalog, digestIn } from '../../support/catalog/desk-catalog.ts';
import { secondCatalog, secondPartNumber } from '../../support/catalog/second-catalog.ts';

let desk: DeskCatalog;
beforeEach(async () => {
  desk = await deskCatalog();
});

/** A part of the first price list, which many parts share: 1 piece $0.20, 100 $0.16, 1000 $0.125. */
const PART = secondPartNumber(0, 0);
const HEADER = 'part_number,from_quantity_pcs,unit_price_usd\r\n';
const GOOD = `${HEADER}${PART},1,0.22\r\n${PART},100,0.17\r\n${PART},1000,0.13\r\n`;

const pricesOf = async (): Promise<unknown> => {
  const { offers, priceLists } = await desk.tables();
  return priceLists[(offers[0] ?? 0) - 1]?.breaks;
};

test('a price file is checked, published, and rolled back with a reason', async () => {
  const { response, path } = await desk.upload('prices.csv', GOOD);
  expect(response.status).toBe(303);
  const checked = await (await desk.get(path)).text();
  expect(checked).toContain('Prices: what this file changes');
  expect(checked).toContain('+10.0%');
  expect(await pricesOf()).toEqual([
    [1, 20_000],
    [100, 16_000],
    [1000, 12_500],
  ]);

  await desk.post(`${path}/publish`, { digest: digestIn(checked), note: 'December' });
  expect(await (await desk.get(path)).text()).toContain('Version 2 is live.');
  expect(await pricesOf()).toEqual([
    [1, 22_000],
    [100, 17_000],
    [1000, 13_000],
  ]);
  // Only this part has the new list.
  const { offers, priceLists } = await desk.tables();
  expect(priceLists[(offers[18 * 50] ?? 0) - 1]?.breaks[0]).toEqual([1, 20_000]);
  expect(desk.files.syncs).toEqual([{ kind: 'refresh', forced: false }]);

  const versions = await (await desk.get('/desk/catalog/versions')).text();
  expect(versions).toContain('prices.csv');
  expect(versions).toContain('3 changed; December');
  const refused = await desk.post('/desk/catalog/versions/1/roll-back', { live: '2', reason: ' ' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Write a reason')]);
  const done = await desk.post('/desk/catalog/versions/1/roll-back', { live: '2', reason: 'Wrong month' });
  expect(done.status).toBe(303);
  expect(isSame(catalogDiff(await desk.tables(), secondCatalog()))).toBe(true);
  expect(await (await desk.get('/desk/catalog/versions')).text()).toContain('Rolled back to version 1');

  // A roll back can be undone: version 2 again.
  await desk.post('/desk/catalog/versions/2/roll-back', { live: '3', reason: 'It was right' });
  expect(await pricesOf()).toEqual([
    [1, 22_000],
    [100, 17_000],
    [1000, 13_000],
  ]);
  const log = desk.files.db.prepare('SELECT action, subject FROM staff_audit ORDER BY id').all();
  expect(log).toEqual([{ action: 'catalog-published', subject: 'Version 2' }]);
});

test('rows with errors need a choice, and skip the other rows of their part', async () => {
  const other = secondPartNumber(18, 0);
  const rows = `${PART},1,0.22\r\n${PART},100,"0,17"\r\n${PART},1000,0.13\r\n${other},1,0.21\r\n${other},100,0.22\r\nZO1-0002,1,0.5\r\n`;
  const { path } = await desk.upload('prices.csv', HEADER + rows);
  const html = await (await desk.get(path)).text();
  expect(html).toContain('0,17 is not written as a number.');
  expect(html).toContain('Higher than the price at 1 ($0.21).');
  expect(html).toContain('Did you mean Z01-0002?');
  expect(html).toContain('The file has no changes, so there is nothing to publish.');
  expect((await desk.post(`${path}/publish`, { digest: digestIn(html) })).status).toBe(422);

  await desk.post(`${path}/fix`, { kind: 'notation', column: 'unit_price_usd', to: '0.17' });
  const fixed = await (await desk.get(path)).text();
  expect(fixed).toContain('2 errors.');
  expect((await desk.post(`${path}/publish`, { digest: digestIn(fixed) })).status).toBe(422);
  await desk.post(`${path}/publish`, { digest: digestIn(fixed), skip: '1' });
  expect((await pricesOf()) as unknown[]).toHaveLength(3);
  const { offers, priceLists } = await desk.tables();
  expect(priceLists[(offers[18 * 50] ?? 0) - 1]?.breaks[0]).toEqual([1, 20_000]);
});

test('a price that moves by more than half is confirmed separately', async () => {
  const { path } = await desk.upload('prices.csv', `${HEADER}${PART},1,0.05\r\n`);
  const html = await (await desk.get(path)).text();
  expect(html).toContain('1 price to confirm.');
  expect((await desk.post(`${path}/publish`, { digest: digestIn(html) })).status).toBe(422);
  expect((await desk.post(`${path}/publish`, { digest: digestIn(html), confirm: `${PART} 1 9999` })).status).toBe(422);
  await desk.post(`${path}/publish`, { digest: digestIn(html), confirm: `${PART} 1 5000` });
  expect(await pricesOf()).toEqual([[1, 5000]]);
});

test('a version that was published after the check makes the check run again', async () => {
  const [one, two] = [
    await desk.upload('prices.csv', GOOD),
    await desk.upload('prices.csv', `${HEADER}${PART},1,0.19\r\n`),
  ];
  const digest = digestIn(await (await desk.get(one.path)).text());
  await desk.post(`${two.path}/publish`, { digest: digestIn(await (await desk.get(two.path)).text()) });
  expect(await (await desk.get(one.path)).text()).toContain('published version 2.');
  await desk.post(`${one.path}/publish`, { digest });
  const again = await (await desk.get(one.path)).text();
  expect(again).toContain('changed since the check');
  expect(await pricesOf()).toEqual([[1, 19_000]]);
  await desk.post(`${one.path}/publish`, { digest: digestIn(again) });
  expect((await pricesOf()) as unknown[]).toHaveLength(3);
});

test('columns with other names are chosen by people', async () => {
  const { path } = await desk.upload('erp.csv', `Item;Qty from;USD/pc;Effective\r\n${PART};1;0.21;2026-12-01\r\n`);
  const html = await (await desk.get(path)).text();
  expect(html).toContain('Effective');
  const columns = { column0: 'part_number', column1: 'from_quantity_pcs', column2: 'unit_price_usd', column3: '' };
  const refused = await desk.post(`${path}/columns`, {
    kind: 'prices',
    shown: 'prices',
    step: 'check',
    ...columns,
    column2: '',
  });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('No column is read as unit_price_usd.'),
  ]);
  await desk.post(`${path}/columns`, { kind: 'prices', shown: 'prices', step: 'check', whole: 'no', ...columns });
  expect(await (await desk.get(path)).text()).toContain('$0.21');
});

test('a file of the catalog is merged by its keys, and removes rows only if it is complete', async () => {
  const vendors = 'vendor,lead_time_business_days\r\n"Second, Source",8\r\nThird,2\r\n';
  const { path } = await desk.upload('vendors.csv', vendors);
  const html = await (await desk.get(path)).text();
  expect(html).toContain('lead_time_business_days');
  await desk.post(`${path}/publish`, { digest: digestIn(html) });
  expect((await desk.tables()).vendors).toEqual([
    { name: '+49 Seals', leadTime: 5 },
    { name: 'Second, Source', leadTime: 8 },
    { name: 'Third', leadTime: 2 },
  ]);

  const whole = await desk.upload('vendors.csv', vendors);
  await desk.post(`${whole.path}/columns`, {
    kind: 'vendors.csv',
    shown: 'vendors.csv',
    step: 'check',
    whole: 'yes',
    column0: 'vendor',
    column1: 'lead_time_business_days',
  });
  // Stock of the vendor that would be removed names it.
  expect(await (await desk.get(whole.path)).text()).toContain('The catalog with this file would have errors.');
});
