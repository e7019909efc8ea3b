import { beforeAll, describe, expect, test } from 'vitest';
import { findPart } from '../../../../src/domain/shop/catalog/rows/parts.ts';
import { createCatalogEdits } from '../../../../src/server/catalog-edits/create-catalog-edits.ts';
import { secondPartNumber } from '../../../support/catalog/second-catalog.ts';
import { type SecondShop, secondShop } from '../../../support/catalog/second-shop.ts';
import { appWithStaff, type FakeStaff, staffIn } from '../../../support/services/fake-staff.ts';

const OWN = { Origin: 'http://localhost' };
const NUMBER = secondPartNumber(1, 34);
const PATH = `/desk/catalog/parts/${NUMBER}`;
const COMPOUND = '/desk/catalog/compounds/2.002.60';

let shop: SecondShop;
let people: FakeStaff;
let app: ReturnType<typeof appWithStaff>;
let id = 0;
let mara = '';
let sam = '';

beforeAll(async () => {
  shop = await secondShop();
  people = staffIn(shop.db);
  const edits = createCatalogEdits(shop.d1, people.staff.audit);
  app = appWithStaff(people.staff, { changes: { ...shop.services, catalogHome: { edits, url: null } } });
  id = findPart(shop.catalog, NUMBER)?.id ?? 0;
  mara = await people.cookieOf(people.add('mara@x.example', 'catalog'));
  sam = await people.cookieOf(people.add('sam@x.example', 'viewer'));
}, 60_000);

const get = async (path: string, Cookie = mara): Promise<string> => {
  const response = await app.request(path, { headers: { Cookie } });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

type Fields = Readonly<Record<string, string>>;
const post = (path: string, fields: Fields | FormData, Cookie = mara) =>
  app.request(path, {
    method: 'POST',
    headers: { Cookie, ...OWN },
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  });

const unescaped = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The fields of the form with this action, as a browser would send them. */
const fieldsOf = (html: string, action: string): Fields => {
  const form = html.split(`action="${action}"`)[1]?.split('</form>')[0] ?? '';
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const [name, value] = ['name', 'value'].map((each) => new RegExp(` ${each}="([^"]*)"`).exec(tag)?.[1]);
    if (name === undefined || (/type="(?:radio|checkbox)"/.test(tag) && !tag.includes('checked'))) continue;
    fields[name] = unescaped(value ?? '');
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs))
    fields[name] = unescaped(/<option value="([^"]*)" selected/.exec(options)?.[1] ?? '');
  return fields;
};

const row = (sql: string) => shop.db.prepare(sql).get() as Record<string, unknown> | undefined;
const stockNow = () => row(`SELECT stock FROM parts WHERE id = ${id}`)?.stock;
const entries = () => Number(row('SELECT count(*) AS n FROM staff_audit')?.n);
const pricesNow = () =>
  shop.db
    .prepare(
      `SELECT min_quantity AS q, unit_price_e5 AS e5 FROM price_list_lines
       WHERE price_list_id = (SELECT price_list_id FROM parts WHERE id = ${id}) ORDER BY min_quantity`,
    )
    .all()
    .map((line) => [line.q, line.e5]);

/** Reviews and saves an edit. Returns the path with the notice. */
const saveEdit = async (page: string, action: string, changes: Fields): Promise<string> => {
  const sent = { ...fieldsOf(await get(page), action), ...changes };
  const review = await post(action, { ...sent, step: 'review' });
  expect(review.status).toBe(200);
  const response = await post(action, { ...fieldsOf(await review.text(), action), step: 'save' });
  expect(response.status).toBe(303);
  return response.headers.get('Location') ?? '';
};

describe('search', () => {
  test('opens a part by its number, and lists compounds and parts otherwise', async () => {
    const exact = await app.request(`/desk/catalog/tables?q=${NUMBER.toLowerCase()}`, { headers: { Cookie: sam } });
    expect([exact.status, exact.headers.get('Location')]).toEqual([303, PATH]);
    const html = await get('/desk/catalog/tables?q=2.002', sam);
    expect(html).toContain(`href="${COMPOUND}"`);
    expect(await get('/desk/catalog/tables?q=nothing-like-this', sam)).toContain('No part and no compound matches');
  });
});

describe('stock of a part', () => {
  const action = `${PATH}/stock`;

  test('is reviewed, saved with an entry in the audit log, and shown by the shop', async () => {
    const before = stockNow();
    const location = await saveEdit(PATH, action, { on_hand_pcs: '777' });
    expect(stockNow()).toBe(777);
    expect(await shop.backend.productStock(id)).toBe(777);
    const notice = await get(location);
    expect(notice).toContain(`Stock changed: ${NUMBER}.`);
    const entry = row('SELECT * FROM staff_audit ORDER BY id DESC LIMIT 1');
    expect(entry).toMatchObject({
      who: 'mara <mara@x.example>',
      action: 'stock-changed',
      subject: NUMBER,
      before: `{"on_hand_pcs":"${before}"}`,
      after: '{"on_hand_pcs":"777"}',
    });

    const undone = await post(`${PATH}/undo`, fieldsOf(notice, `${PATH}/undo`));
    expect(undone.status).toBe(303);
    expect(stockNow()).toBe(before);
    expect(entries()).toBe(Number(entry?.id) + 1);
  });

  test('is not undone after a later change', async () => {
    const notice = await get(await saveEdit(PATH, action, { on_hand_pcs: '10' }));
    await saveEdit(PATH, action, { on_hand_pcs: '11' });
    const refused = await post(`${PATH}/undo`, fieldsOf(notice, `${PATH}/undo`));
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('The change cannot be undone');
    expect(stockNow()).toBe(11);
  });

  test('keeps what was typed if it is refused, and changes nothing', async () => {
    const [before, count] = [stockNow(), entries()];
    const sent = { ...fieldsOf(await get(PATH), action), on_hand_pcs: '12 <b>' };
    const refused = await post(action, { ...sent, step: 'save' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('value="12 &lt;b&gt;"');
    expect(html).toContain('is not a whole number from 0 to');
    expect([stockNow(), entries()]).toEqual([before, count]);
  });

  test('of two people who open it, the second sees both values and overwrites nothing', async () => {
    const opened = fieldsOf(await get(PATH), action);
    await saveEdit(PATH, action, { on_hand_pcs: '500' });
    for (const step of ['review', 'save']) {
      const refused = await post(action, { ...opened, on_hand_pcs: '600', step });
      expect(refused.status).toBe(409);
      const html = await refused.text();
      expect(html).toContain('mara (today');
      expect(html).toMatch(/500<\/td><td><b>600/);
      expect(fieldsOf(html, action).on_hand_pcs).toBe('600');
      expect(stockNow()).toBe(500);
      const retried = await post(action, { ...fieldsOf(html, action), step: 'review' });
      expect(retried.status).toBe(200);
    }
  });

  test('is not saved if the record changes between the check and the transaction', async () => {
    const edits = createCatalogEdits(shop.d1, people.staff.audit);
    const part = await edits.part(id);
    const count = entries();
    const actor = { staffId: null, who: 'x', network: '' };
    const edit = { actor, action: 'stock-changed', subject: 'x', before: {}, after: {} } as const;
    shop.db.exec(`UPDATE parts SET stock = stock + 1 WHERE id = ${id}`);
    expect(await edits.saveStock(id, 1, { ...edit, version: part?.stock.version ?? '' })).toBeNull();
    expect(entries()).toBe(count);
  });
});

describe('prices of a part', () => {
  const action = `${PATH}/prices`;
  const sharing = () =>
    row(`SELECT count(*) AS n FROM parts WHERE price_list_id = (SELECT price_list_id FROM parts WHERE id = ${id})`)?.n;

  test('change for all parts of the list, which the page counts', async () => {
    const count = Number(sharing());
    expect(count).toBeGreaterThan(100);
    expect(await get(PATH)).toContain(`shared by ${count.toLocaleString('en-US')} parts`);
    const before = pricesNow();
    const location = await saveEdit(PATH, action, { 'unit_price_usd-2': '0.65' });
    expect(pricesNow()).toEqual([before[0], [100, 65_000], before[2]]);
    const notice = await get(location);
    expect(notice).toContain('Prices changed: FKM large.');
    expect((await post(`${PATH}/undo`, fieldsOf(notice, `${PATH}/undo`))).status).toBe(303);
    expect(pricesNow()).toEqual(before);
  });

  test('change for one part, which gets its own list, and back', async () => {
    const before = pricesNow();
    const count = Number(sharing());
    const location = await saveEdit(PATH, action, { scope: 'part', 'unit_price_usd-2': '0.63' });
    expect([sharing(), pricesNow()[1]]).toEqual([1, [100, 63_000]]);
    const notice = await get(location);
    expect(notice).toContain(`“${NUMBER}”, shared by 1 part`);
    expect((await post(`${PATH}/undo`, fieldsOf(notice, `${PATH}/undo`))).status).toBe(303);
    expect([sharing(), pricesNow()]).toEqual([count, before]);
    // The list without parts is used again.
    await saveEdit(PATH, action, { scope: 'part', 'unit_price_usd-2': '0.62' });
    expect(row(`SELECT count(*) AS n FROM price_list_names WHERE name LIKE '${NUMBER}%'`)?.n).toBe(1);
    await saveEdit(PATH, `${PATH}/list`, { price_list: 'FKM large' });
    expect([sharing(), pricesNow()]).toEqual([count, before]);
  });

  test('that change by more than half need the tick', async () => {
    const sent = { ...fieldsOf(await get(PATH), action), 'unit_price_usd-3': '0.10', step: 'save' };
    const refused = await post(action, sent);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('$0.10 from 1,000 is right');
    const before = pricesNow();
    expect((await post(action, { ...sent, confirmed: 'yes' })).status).toBe(303);
    expect(pricesNow()).not.toEqual(before);
  });

  test('that rise with the quantity are refused beside the field', async () => {
    const sent = { ...fieldsOf(await get(PATH), action), 'unit_price_usd-2': '5', step: 'save' };
    const refused = await post(action, sent);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/id="unit_price_usd-2-problem".*more than \$0\.80 from 1/);
  });

  test('of a list that does not exist are refused', async () => {
    const sent = { ...fieldsOf(await get(PATH), `${PATH}/list`), price_list: 'No such list', step: 'review' };
    expect((await post(`${PATH}/list`, sent)).status).toBe(422);
  });
});

describe('stock of vendors', () => {
  const action = `${PATH}/vendor-stock`;

  test('is added, removed and undone', async () => {
    const rows = () =>
      shop.db
        .prepare(`SELECT quantity_available AS q FROM vendor_stock WHERE our_product = ${id}`)
        .all()
        .map(({ q }) => q);
    const before = rows();
    const at = before.length + 1;
    const location = await saveEdit(PATH, action, { [`vendor-${at}`]: '+49 Seals', [`quantity_pcs-${at}`]: '33' });
    expect(rows()).toEqual([...before, 33]);
    const notice = await get(location);
    expect((await post(`${PATH}/undo`, fieldsOf(notice, `${PATH}/undo`))).status).toBe(303);
    expect(rows()).toEqual(before);
  });
});

describe('a compound', () => {
  test('is changed with its properties, and undone', async () => {
    const now = () => row("SELECT * FROM compounds WHERE label = '2.002.60'");
    const before = now();
    const html = await get(COMPOUND);
    const sent = {
      ...fieldsOf(html, COMPOUND),
      key_features: 'Low compression set',
      line_minimum_usd: '20',
      hardness: '65',
    };
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...sent, step: 'save' })) body.append(name, value);
    body.append('compliance', 'ul-94');
    const response = await post(COMPOUND, body);
    expect(response.status).toBe(303);
    expect(now()).toMatchObject({ description: 'Low compression set', line_min: 20, durometer: 65 });
    const notice = await get(response.headers.get('Location') ?? '');
    expect(notice).toContain('Compound changed: 2.002.60.');
    expect((await post(`${COMPOUND}/undo`, fieldsOf(notice, `${COMPOUND}/undo`))).status).toBe(303);
    expect(now()).toEqual(before);
  });
});

describe('without the permission', () => {
  test('nobody reads entries of the audit log by the URL of a page', async () => {
    const location = await saveEdit(PATH, `${PATH}/stock`, { on_hand_pcs: '31' });
    expect(await get(location)).toContain('Stock changed');
    expect(await get(location, sam)).not.toContain('Stock changed');
    const refused = Number(row("SELECT max(id) AS id FROM staff_audit WHERE action = 'refused'")?.id);
    for (const entry of [refused, 999_999])
      expect(await get(`${PATH}?saved=${entry}&index=started`)).not.toContain('role="status"');
  });

  test('a viewer sees the values and cannot change them', async () => {
    for (const page of [PATH, COMPOUND]) {
      const html = await get(page, sam);
      expect(html).toContain('<fieldset disabled=""');
      expect(html).not.toContain('Review the change');
    }
    for (const path of [`${PATH}/stock`, `${PATH}/undo`, COMPOUND, '/desk/catalog/tables/index'])
      expect((await post(path, { step: 'save' }, sam)).status).toBe(403);
  });
});

describe('with a connected backend', () => {
  test('the pages lead to Directus, and nothing can be changed', async () => {
    const connected = appWithStaff(people.staff, {
      changes: { ...shop.services, catalogHome: { edits: null, url: 'https://directus.example' } },
    });
    for (const path of ['/desk/catalog/tables', PATH, COMPOUND]) {
      const response = await connected.request(path, { headers: { Cookie: mara } });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('href="https://directus.example/admin/content/compounds"');
    }
    const refused = await connected.request(`${PATH}/stock`, {
      method: 'POST',
      headers: { Cookie: mara, ...OWN },
      body: new URLSearchParams({ step: 'save' }),
    });
    expect(refused.status).toBe(403);
  });
});
