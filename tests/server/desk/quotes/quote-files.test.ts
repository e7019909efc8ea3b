import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../../src/domain/site/staff/roles.ts';
import { expiredRecords } from '../../../../src/server/retention/expired-records.ts';
import { type QuoteDesk, quoteDesk } from '../../../support/services/quote-desk.ts';

const OWN = { Origin: 'http://localhost' };
const LARGEST = 10 * 1024 * 1024;
const DAY_MS = 86_400_000;

const pdf = (words: string): string => `%PDF-1.7\n${words}\n%%EOF\n`;
const file = (content: string, name = 'gland.pdf', type = 'application/pdf'): File =>
  new File([content], name, { type });
const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex');

let desk: QuoteDesk['desk'];
let app: QuoteDesk['app'];
let cookies: QuoteDesk['cookies'];
let path: string;
let id: string;

const post = (to: string, body: BodyInit, role: Role = 'sales') =>
  app.request(to, { method: 'POST', headers: { ...OWN, Cookie: cookies[role] }, body });
const get = (from: string, role: Role = 'sales') => app.request(from, { headers: { Cookie: cookies[role] } });
const rows = <Value>(sql: string): Value[] => desk.db.prepare(sql).all() as Value[];
const fields = (): Record<string, string> =>
  JSON.parse(rows<{ draft: string }>('SELECT draft FROM quote_work')[0]?.draft ?? '{}').fields;
const version = async (from = path): Promise<string> =>
  /name="version" value="(\d+)"/.exec(await (await get(from)).text())?.[1] ?? '';

const upload = async (files: readonly File[], typed: Readonly<Record<string, string>> = {}, role: Role = 'sales') => {
  const form = new FormData();
  form.set('version', await version());
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  for (const one of files) form.append('files', one);
  return post(`${path}/files`, form, role);
};
const save = async (typed: Readonly<Record<string, string>>) =>
  post(`${path}/draft`, new URLSearchParams({ version: await version(), ...typed }));
const send = async () => post(`${path}/send`, new URLSearchParams({ version: await version(`${path}/review`) }));
const customer = (digest: string, of = id) => app.request(`/quotes/${of}/files/${digest}`);

beforeEach(async () => {
  ({ desk, app, cookies } = await quoteDesk());
  const form = { name: 'J. Lindqvist', email: 'j@nordwerk.example', list: 'FK7502-214, 2000', key: 'k' };
  path = (await post('/desk/quotes/new', new URLSearchParams(form))).headers.get('Location') ?? '';
  id = rows<{ public_id: string }>('SELECT public_id FROM quote_requests')[0]?.public_id ?? '';
});

describe('files that staff upload', () => {
  test('are part of the draft, of the sent revision and of older revisions', async () => {
    const [first, second] = [pdf('R1'), pdf('R2')];
    const sent = await upload([file(first)], { words: 'See the drawing.', '1.price': '0.74' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${path}#files`]);
    const url = `https://canyonseals.example/quotes/${id}/files/${digestOf(first)}`;
    expect(fields()).toMatchObject({
      words: 'See the drawing.',
      '1.price': '0.74',
      file1_label: 'gland.pdf',
      file1_url: url,
    });

    expect((await customer(digestOf(first))).status).toBe(404);
    const draft = await get(`${path}/files/${digestOf(first)}`, 'viewer');
    expect([draft.status, await draft.text()]).toEqual([200, first]);
    expect(await (await get(path, 'viewer')).text()).toContain('gland.pdf');

    expect((await send()).status).toBe(303);
    const [frozen] = rows<{ answer: string; digest: string }>('SELECT answer, digest FROM quote_revisions');
    expect(JSON.parse(frozen?.answer ?? '').files).toEqual([{ label: 'gland.pdf', url }]);
    expect(frozen?.digest).toBe(digestOf(frozen?.answer ?? ''));
    const page = await (await app.request(`/quotes/${id}`)).text();
    expect(page).toContain(`href="${url}"`);
    expect(page).toContain('PDF, 1 KB');
    expect(await (await get(path)).text()).toContain(`${path}/files/${digestOf(first)}`);

    const got = await customer(digestOf(first));
    expect([got.status, await got.text()]).toEqual([200, first]);
    expect(got.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(got.headers.get('Content-Disposition')).toBe('attachment; filename="gland.pdf"');
    expect(got.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(got.headers.get('Cache-Control')).toBe('private, no-store');
    expect(got.headers.get('X-Content-Type-Options')).toBe('nosniff');

    await post(`${path}/start`, '');
    await save({ do: 'file-remove:1' });
    await upload([file(second)]);
    expect((await customer(digestOf(second))).status).toBe(404);
    expect((await send()).status).toBe(303);
    expect(await (await customer(digestOf(second))).text()).toBe(second);
    expect(await (await customer(digestOf(first))).text()).toBe(first);
    expect(await (await app.request(`/quotes/${id}`)).text()).toContain('gland.pdf (new file)');
    expect(await (await app.request(`/quotes/${id}?revision=1`)).text()).toContain(url);
    const actions = rows<{ action: string }>("SELECT action FROM staff_audit WHERE action LIKE 'quote-%' ORDER BY id");
    expect(actions.map(({ action }) => action).slice(1)).toEqual([
      'quote-file-added',
      'quote-sent',
      'quote-file-removed',
      'quote-file-added',
      'quote-sent',
    ]);
  });

  test('are stored once for equal bytes, and moved and removed without JavaScript', async () => {
    await upload([file(pdf('a'), 'a.pdf'), file(pdf('a'), 'copy.pdf'), file(pdf('b'), 'b.pdf')]);
    await upload([file(pdf('a'), 'again.pdf')]);
    expect(desk.bucket.size).toBe(2);
    expect([...desk.bucket.keys()].every((key) => /^forms\/[0-9a-f]{32}\/\d\.pdf$/.test(key))).toBe(true);
    await save({ do: 'file-up:2' });
    expect([fields().file1_label, fields().file2_label]).toEqual(['b.pdf', 'copy.pdf']);
    const removed = await save({ file2_label: 'Drawing', do: 'file-remove:1' });
    expect(removed.headers.get('Location')).toBe(`${path}#files`);
    expect([fields().file1_label, fields().file2_label]).toEqual(['Drawing', undefined]);
    // The draft can still be undone, so that staff can read the removed file.
    expect((await get(`${path}/files/${digestOf(pdf('b'))}`)).status).toBe(200);
  });

  test('are not part of the reply of a colleague who changed the same field', async () => {
    const old = await version();
    await save({ words: 'Theirs' });
    const form = new FormData();
    form.set('version', old);
    form.set('words', 'Mine');
    form.append('files', file(pdf('a')));
    const conflict = await post(`${path}/files`, form, 'admin');
    expect([conflict.status, (await conflict.text()).includes('Nothing was uploaded yet')]).toEqual([409, true]);
    expect(desk.bucket.size).toBe(0);
  });

  test('are refused for other roles, in a sent quote, and for an unknown quote', async () => {
    for (const role of ['viewer', 'catalog'] satisfies Role[])
      expect([role, (await upload([file(pdf('a'))], {}, role)).status]).toEqual([role, 403]);
    expect((await upload([file(pdf('a'))], {}, 'admin')).status).toBe(303);
    expect(await (await get(path, 'viewer')).text()).not.toContain('type="file"');
    await save({ '1.price': '0.74' });
    await send();
    expect((await upload([file(pdf('b'))])).status).toBe(400);
    expect((await post('/desk/quotes/Q-2026-999999/files', new FormData())).status).toBe(404);
    expect(desk.bucket.size).toBe(1);
  });
});

describe('hostile files', () => {
  const zip = Buffer.from('PK\u0003\u0004PK\u0005\u0006', 'latin1').toString();
  test.each([
    ['another type', [file('MZ', 'setup.exe')], 'attach PDF, STEP, DXF, PNG or JPG instead'],
    ['a page with the name of a PDF', [file('<!doctype html><script>alert(1)</script>')], 'is not what its name says'],
    ['a page in a PDF', [file('%PDF-1.7\n<script>alert(1)</script>\n%%EOF')], 'a web page or an archive'],
    ['an archive with the name of a PDF', [file(zip)], 'is not what its name says'],
    ['an archive in a PDF', [file(`%PDF-1.7\n${zip}\n%%EOF`)], 'a web page or an archive'],
    ['a workbook, which may unpack to gigabytes', [file(zip, 'prices.xlsx')], 'attach PDF, STEP, DXF, PNG or JPG'],
    ['an empty file', [file('')], 'is empty'],
    ['a file above 10 MB', [file(`%PDF-1.7${'x'.repeat(LARGEST)}`)], 'at most 10 MB'],
    ['more than three', ['a', 'b', 'c', 'd'].map((name) => file(pdf(name))), 'at most 3 files'],
    ['none', [], 'Choose a file'],
  ])('rejects %s and keeps what was typed', async (_, files, message) => {
    const refused = await upload(files, { words: 'Typed before' });
    const html = await refused.text();
    expect([refused.status, html.includes(message), html.includes('Typed before')]).toEqual([422, true, true]);
    expect(html).not.toContain('<script>alert');
    expect([desk.bucket.size, rows('SELECT * FROM quote_files')]).toEqual([0, []]);
  });

  test('never become paths, headers or markup by their names', async () => {
    const names = [
      '../../etc/passwd.pdf',
      'a"\r\nSet-Cookie: x=y.pdf',
      '<img src=x onerror=alert(1)>.pdf',
      '\u202efdp.exe.pdf',
    ];
    for (const [at, name] of names.entries()) await upload([file(pdf(String(at)), name)]);
    const html = await (await get(path)).text();
    expect(html).not.toMatch(/<img[^>]* onerror/i);
    expect(html).not.toContain('\u202e');
    expect(html).not.toContain('etc/passwd');
    for (const at of names.keys()) {
      const { status, headers } = await get(`${path}/files/${digestOf(pdf(String(at)))}`);
      expect(status).toBe(200);
      expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.() -]+\.pdf"$/);
      expect(headers.get('Set-Cookie')).toBeNull();
    }
  });

  test('are at most six of a quote, and thirty with those of its revisions', async () => {
    for (const batch of [0, 3]) await upload([0, 1, 2].map((at) => file(pdf(String(batch + at)), `${batch + at}.pdf`)));
    const refused = await upload([file(pdf('x'))]);
    expect([refused.status, (await refused.text()).includes('at most 6 files')]).toEqual([422, true]);
    const add = desk.db.prepare(
      "INSERT INTO quote_files (quote_id, digest, key, name, kind, size, at) VALUES (1, ?, ?, 'a.pdf', 'pdf', 1, '2026')",
    );
    for (let at = 0; at < 24; at += 1) add.run(digestOf(String(at)), `forms/${at}/1.pdf`);
    await save({ do: 'file-remove:1' });
    const full = await upload([file(pdf('x'))]);
    expect([full.status, (await full.text()).includes('At most 30 files')]).toEqual([422, true]);
  });
});

describe('access to files', () => {
  test('needs the secret of the quote and a revision that names the file', async () => {
    const content = pdf('secret');
    await upload([file(content)]);
    await save({ '1.price': '0.74' });
    await send();
    const digest = digestOf(content);
    const others = [digestOf('other'), digest.toUpperCase(), `${digest}0`, digest.slice(1), `..%2f${digest}`];
    for (const other of others) expect([other, (await customer(other)).status]).toEqual([other, 404]);
    expect((await customer(digest, 'f'.repeat(32))).status).toBe(404);
    expect((await customer(digest)).status).toBe(200);
    desk.bucket.clear();
    expect((await customer(digest)).status).toBe(404);
  });

  test('is not opened by a link to another quote or to a deleted file', async () => {
    const other = `https://canyonseals.example/quotes/${'f'.repeat(32)}/files/${'e'.repeat(64)}`;
    await save({ '1.price': '0.74', file1_label: 'Drawing', file1_url: other });
    const refused = await send();
    expect([refused.status, (await refused.text()).includes('another customer’s quote')]).toEqual([422, true]);
    await save({ file1_url: `https://canyonseals.example/quotes/${id}/files/${'e'.repeat(64)}` });
    expect(await (await get(path)).text()).toContain('No longer stored.');
    expect((await send()).status).toBe(422);
  });
});

test('a form that sends only the name of a chosen file says that it was not uploaded', async () => {
  const saved = await save({ words: 'Kept', files: 'gland.pdf' });
  expect([saved.status, (await saved.text()).includes('the chosen files are not')]).toEqual([422, true]);
  expect(fields().words).toBe('Kept');
});

test('retention forgets files that nothing names, and deletes all others with their quote', async () => {
  await upload([file(pdf('sent'), 'sent.pdf')]);
  await save({ '1.price': '0.74' });
  await send();
  await post(`${path}/start`, '');
  await upload([file(pdf('draft'), 'draft.pdf')]);
  const records = expiredRecords(desk.d1);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  expect(await records.forgetUnnamedFiles(tomorrow)).toEqual([]);
  await post(`${path}/discard`, new URLSearchParams({ version: await version() }));
  expect(await records.forgetUnnamedFiles(new Date(Date.now() - DAY_MS).toISOString())).toEqual([]);
  expect(await records.forgetUnnamedFiles(tomorrow)).toHaveLength(1);
  expect(rows('SELECT name FROM quote_files')).toEqual([{ name: 'sent.pdf' }]);
  const { ids, files } = await records.quotes(tomorrow, 10);
  expect([ids, files.length]).toEqual([[1], 1]);
  await records.removeQuotes(ids);
  expect(rows('SELECT * FROM quote_files')).toEqual([]);
});
