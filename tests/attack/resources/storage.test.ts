import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORAGE_KINDS, type StorageKind } from '../../../src/server/security/storage-kinds.ts';
import { costliestQuote, costliestShare } from '../support/costly-inputs.ts';
import { type ProductionWorker, startProductionWorker } from '../support/production-worker.ts';
import { type AttackAnswer, send } from '../support/request.ts';
import { ACCOUNT, SITE } from '../support/target.ts';

const JSON_HEADERS = { Origin: SITE, 'Content-Type': 'application/json', Accept: 'application/json' };

let running: ProductionWorker;
let db: D1Database;
const log: string[] = [];
beforeAll(async () => {
  running = await startProductionWorker(Number(process.env.PORT ?? 8797), { onLog: (line) => log.push(line) });
  db = (await running.worker.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => running.stop());

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<AttackAnswer> =>
  send(running.origin, {
    method: 'POST',
    path,
    headers: { ...JSON_HEADERS, ...headers },
    body: Buffer.from(JSON.stringify(body), 'utf8').toString('latin1'),
  });
const get = (path: string): Promise<AttackAnswer> => send(running.origin, { method: 'GET', path, headers: {} });
const setTotal = (kind: StorageKind, bytes: number) =>
  db
    .prepare(
      `INSERT INTO stored_bytes (kind, day, client, bytes) VALUES (?, '', '', ?)
      ON CONFLICT (kind, day, client) DO UPDATE SET bytes = excluded.bytes`,
    )
    .bind(kind, bytes)
    .run();
const totalOf = async (kind: StorageKind): Promise<number> =>
  (await db.prepare(`SELECT bytes FROM stored_bytes WHERE kind = ? AND day = ''`).bind(kind).first<{ bytes: number }>())
    ?.bytes ?? 0;
const problemOf = ({ text }: AttackAnswer): string => (JSON.parse(text) as { title: string }).title;

describe('one client', () => {
  test('cannot share more than 5 MB of lists per day despite the limit per minute; another client can', async () => {
    const answers: AttackAnswer[] = [];
    for (let turn = 0; turn < 8; turn++)
      answers.push(await post('/api/lists/share', costliestShare(), { 'CF-Connecting-IP': '198.51.100.210' }));
    const last = answers.at(-1) as AttackAnswer;
    expect(last.status).toBe(429);
    expect(problemOf(last)).toContain('5 MB of shared lists per sender and day');
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await totalOf('shared-list')).toBeLessThanOrEqual(STORAGE_KINDS['shared-list'].anonymousPerDay);
    expect((await post('/api/lists/share', costliestShare())).status).toBe(200);
  });

  test('cannot share a list without a part', async () => {
    const { lines } = costliestShare(10);
    const answer = await post('/api/lists/share', { name: 'x', lines: lines.slice(1) });
    expect(answer.status).toBe(400);
  });

  test('can sign up, send forms and request quotes only within its byte limit', async () => {
    const client = { 'CF-Connecting-IP': '198.51.100.211' };
    await post('/users/register', { email: 'n@plant.example', password: 'correct horse battery staple' }, client);
    expect(await totalOf('sign-up')).toBeGreaterThan(0);
    expect((await post('/api/quotes', costliestQuote(2, 2), client)).status).toBe(200);
    expect(await totalOf('quote-request')).toBeGreaterThan(1000);
  });
});

describe('full storage', () => {
  const quote = costliestQuote(1, 1);

  test('rejects anonymous requests of that kind with a message; catalog, sign-in, other kinds and customers continue', async () => {
    const before = await totalOf('quote-request');
    await setTotal('quote-request', STORAGE_KINDS['quote-request'].total);
    const refused = await post('/api/quotes', { ...quote, _key: 'stranger' });
    expect(refused.status).toBe(503);
    expect(problemOf(refused)).toContain('email us');
    expect(refused.headers.get('Retry-After')).not.toBeNull();

    expect((await get('/product/fk7502-214')).status).toBe(200);
    const login = await post('/auth/login', ACCOUNT);
    expect(login.status).toBe(200);
    const { data } = JSON.parse(login.text) as { data: { access_token: string } };
    const signedIn = { Authorization: `Bearer ${data.access_token}` };
    expect((await post('/api/quotes', { ...quote, _key: 'customer' }, signedIn)).status).toBe(200);
    expect((await post('/api/lists/share', costliestShare(2))).status).toBe(200);
    await setTotal('quote-request', before);
  });

  test('logs a warning for staff at 80 %', async () => {
    await setTotal(
      'shared-list',
      0.8 * STORAGE_KINDS['shared-list'].total + 1 - ((0.8 * STORAGE_KINDS['shared-list'].total) % 1),
    );
    expect((await post('/api/lists/share', costliestShare(2))).status).toBe(200);
    expect((await post('/api/lists/share', costliestShare(3))).status).toBe(200);
    expect(log.filter((line) => line.includes('"storage nearly full","kind":"shared-list"'))).toHaveLength(1);
    await setTotal('shared-list', 0);
  });

  test('never returns 500, even without the counters', async () => {
    await db.prepare('ALTER TABLE stored_bytes RENAME TO stored_bytes_away').run();
    try {
      for (const answer of [
        await post('/api/lists/share', costliestShare(2)),
        await post('/api/quotes', { ...quote, _key: 'away' }),
        await post('/users/register', { email: 'm@plant.example', password: 'correct horse battery staple' }),
      ])
        expect(answer.status).toBe(503);
    } finally {
      await db.prepare('ALTER TABLE stored_bytes_away RENAME TO stored_bytes').run();
    }
  });
});

describe('message files', () => {
  const picture = (size: number): string =>
    Buffer.from(encode({ width: size, height: size, data: new Uint8Array(4 * size * size) })).toString('latin1');
  const message = (url: string, key: string, file: string): Promise<AttackAnswer> => {
    const field = (name: string, value: string, more = ''): string =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
    return send(running.origin, {
      method: 'POST',
      path: `${url}/messages`,
      headers: { Origin: SITE, 'Content-Type': 'multipart/form-data; boundary=b' },
      body: `${field('_key', key)}${field('message', 'See the drawing.')}${field('files', file, '; filename="d.png"\r\nContent-Type: image/png')}--b--\r\n`,
    });
  };

  test('are stored once for a repeated message, and separately when they differ', async () => {
    const bucket = (await running.worker.getR2Bucket('UPLOADS')) as unknown as R2Bucket;
    const count = async () => (await bucket.list()).objects.length;
    const { url } = JSON.parse((await post('/api/quotes', costliestQuote(1, 1))).text) as { url: string };
    const before = await count();
    for (let turn = 0; turn < 3; turn++) expect((await message(url, 'k1', picture(2))).status).toBe(303);
    expect(await count()).toBe(before + 1);
    await Promise.all([1, 2, 3].map(() => message(url, 'k2', picture(3))));
    expect(await count()).toBe(before + 2);
    expect((await message(url, 'k1', picture(4))).status).toBe(303);
    expect(await count()).toBe(before + 3);
    const page = await get(url);
    expect(page.text.match(/See the drawing\./g)?.length).toBeGreaterThanOrEqual(3);
  });
});
