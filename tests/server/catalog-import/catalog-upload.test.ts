import { createHash, createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type DeskCatalog, deskCatalog } from '../../support/catalog/desk-catalog.ts';
import { secondPartNumber } from '../../support/catalog/second-catalog.ts';
import { appWith } from '../../support/services/fake-services.ts';

const SECRET = 'signs-nothing-but-tests-of-uploads';
const STOCK = '/api/v1/catalog/stock';
const PART = secondPartNumber(0, 1);
const BODY = `part_number,on_hand_pcs\r\n${PART},77\r\n`;

let desk: DeskCatalog;
let app: ReturnType<typeof appWith>;
beforeEach(async () => {
  desk = await deskCatalog();
  app = appWith({ catalogFiles: desk.files.service, staff: desk.staff });
});

const now = (): string => String(Math.floor(Date.now() / 1000));

/** Signs as the guide does with openssl. */
const signature = (body: string, timestamp: string, path: string, secret: string): string => {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update(`${timestamp}\n${path}\n${digest}`).digest('hex');
};

interface Attempt {
  readonly body?: string;
  readonly sent?: string;
  readonly path?: string;
  readonly signedPath?: string;
  readonly timestamp?: string;
  readonly secret?: string;
  readonly method?: string;
  readonly configured?: string;
}

const put = ({ body = BODY, sent = body, path = STOCK, signedPath = path, timestamp = now(), ...rest }: Attempt = {}) =>
  app.request(
    path,
    {
      method: rest.method ?? 'PUT',
      headers: {
        'X-Catalog-Timestamp': timestamp,
        'X-Catalog-Signature': signature(body, timestamp, signedPath, rest.secret ?? SECRET),
      },
      ...(rest.method === 'GET' ? {} : { body: sent }),
    },
    { REQUEST_LOG: 'off', CATALOG_UPLOAD_SECRET: rest.configured ?? SECRET },
  );

const stockOf = async (): Promise<number | undefined> => (await desk.tables()).stock[1];

test('publishes signed stock, once, as a version of the ERP upload', async () => {
  const first = await put();
  expect([first.status, await first.json()]).toEqual([
    200,
    { status: 'published', version: 2, rows: 1, changed_parts: 1 },
  ]);
  expect(await stockOf()).toBe(77);
  expect(await desk.files.service.versions.last()).toMatchObject({
    id: 2,
    who: 'ERP upload',
    title: 'Stock',
    added: 1,
  });
  expect(await (await put()).json()).toMatchObject({ status: 'unchanged', version: 2 });
  expect(desk.files.syncs).toEqual([{ kind: 'refresh', forced: false }]);
});

test('a replayed request does not restore old stock', async () => {
  await put();
  await put({ body: BODY.replace('77', '5') });
  expect(await (await put()).json()).toMatchObject({ status: 'unchanged', version: 2 });
  expect(await stockOf()).toBe(5);
});

test('publishes signed prices, and leaves large changes to people', async () => {
  const path = '/api/v1/catalog/prices';
  const header = 'part_number,from_quantity_pcs,unit_price_usd\r\n';
  expect((await put({ path, body: `${header}${PART},1,0.21\r\n` })).status).toBe(200);
  const large = await put({ path, body: `${header}${PART},1,0.02\r\n` });
  expect([large.status, await large.json()]).toEqual([
    422,
    expect.objectContaining({ problems: [expect.objectContaining({ parameter: 'rows.2.unit_price_usd' })] }),
  ]);
});

test('lists every bad row and changes nothing', async () => {
  const response = await put({ body: `${BODY}nothing,1\r\n${secondPartNumber(0, 2)},-4\r\n` });
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  const { problems } = (await response.json()) as { problems: { parameter: string }[] };
  expect(problems.map(({ parameter }) => parameter)).toEqual(['rows.3.part_number', 'rows.4.on_hand_pcs']);
  expect(await stockOf()).not.toBe(77);
});

test('rejects columns of other tables', async () => {
  for (const body of [
    'vendor,lead_time_business_days\r\nX,3\r\n',
    'x\r\n1\r\n',
    '',
    '"',
    BODY.replace('on_hand_pcs', 'unit_price_usd'),
  ])
    expect([body, (await put({ body })).status]).toEqual([body, 422]);
});

describe('a signature', () => {
  test.each<[string, Attempt]>([
    ['with another secret', { secret: 'x'.repeat(40) }],
    ['of another body', { sent: BODY.replace('77', '99') }],
    ['of another path', { signedPath: '/api/v1/catalog/prices' }],
    ['that is five minutes old', { timestamp: String(Number(now()) - 301) }],
    ['of the future', { timestamp: String(Number(now()) + 900) }],
    ['without a time', { timestamp: '' }],
    ['with a time that is no number', { timestamp: '17.5' }],
  ])('%s is rejected', async (_, attempt) => {
    expect((await put(attempt)).status).toBe(401);
    expect(await stockOf()).not.toBe(77);
  });

  test('does not matter without a secret or with a short one: the path is unknown', async () => {
    for (const method of ['PUT', 'GET', 'POST']) {
      expect((await put({ configured: '', method })).status).toBe(404);
      expect((await put({ configured: 'short', secret: 'short', method })).status).toBe(404);
    }
    expect((await put({ method: 'GET' })).status).toBe(405);
  });
});
