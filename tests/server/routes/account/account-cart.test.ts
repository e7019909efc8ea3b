import { beforeEach, expect, test } from 'vitest';
import type { CartContent } from '../../../../src/domain/order/cart/account-cart.ts';
import { MAX_ITEMS } from '../../../../src/domain/order/cart/cart.ts';
import { accountCartStore } from '../../../../src/server/carts/account-cart-store.ts';
import { recordBytes } from '../../../../src/server/security/storage-kinds.ts';
import { applyMigrations, readMigrations } from '../../../../src/tools/seed/migrate.ts';
import { line } from '../../../domain/order/cart/cart-fixture.ts';
import { memoryDatabase, sqliteD1 } from '../../../support/backend/sqlite-d1.ts';
import { ADA, authDesk, BOB, DESKTOP } from '../../../support/services/auth-form.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const ORIGIN = 'http://store.test';
const spent: number[] = [];

let app: ReturnType<typeof appWith>;
let tokens: Readonly<Record<'ada' | 'bob', string>>;
beforeEach(async () => {
  spent.length = 0;
  const db = sqliteD1(memoryDatabase());
  await applyMigrations(
    db,
    readMigrations().filter(({ name }) => name.startsWith('0022_')),
  );
  const desk = await authDesk();
  const tokenOf = async (user: typeof ADA | typeof BOB) =>
    (await desk.auth.login(user, DESKTOP)).grant?.access_token ?? '';
  tokens = { ada: await tokenOf(ADA), bob: await tokenOf(BOB) };
  app = appWith({
    auth: desk.auth,
    accountCarts: accountCartStore(db, Date.now),
    storage: {
      spend: async (_storer, costs, write) => {
        spent.push(...costs.map(({ bytes }) => bytes));
        return write();
      },
    },
  });
});

const read = async (token: string, version = 0): Promise<unknown> => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await app.request(`${ORIGIN}/api/account/cart?version=${version}`, { headers });
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  return response.json();
};
const save = (token: string, version: unknown, cart: unknown): Promise<Response> =>
  Promise.resolve(
    app.request(`${ORIGIN}/api/account/cart`, {
      method: 'POST',
      body: JSON.stringify({ version, cart }),
      headers: { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) },
    }),
  );
const cart = (...items: CartContent['items']): CartContent => ({ items, texts: ['Hex bolt × 5'] });

test('returns the cart that another device saved, and nothing to a device that has it', async () => {
  expect(await read(tokens.ada)).toEqual({ version: 0, cart: null });
  const first = cart(line('1', 1), line('2', 2));
  expect(await (await save(tokens.ada, 0, first)).json()).toEqual({ version: 1 });
  expect(await read(tokens.ada)).toEqual({ version: 1, cart: JSON.parse(JSON.stringify(first)) });
  expect(await read(tokens.ada, 1)).toEqual({ version: 1, cart: null });
  expect(await (await save(tokens.ada, 1, cart())).json()).toEqual({ version: 2 });
  expect(await read(tokens.ada, 1)).toEqual({ version: 2, cart: { items: [], texts: ['Hex bolt × 5'] } });
});

test('an account has its own cart only', async () => {
  await save(tokens.ada, 0, cart(line('1', 1)));
  expect(await read(tokens.bob)).toEqual({ version: 0, cart: null });
  expect(await read(tokens.bob, 1)).toEqual({ version: 0, cart: { items: [], texts: [] } });
});

test('rejects a change that is not based on the current version, and keeps the current cart', async () => {
  await save(tokens.ada, 0, cart(line('1', 1)));
  await save(tokens.ada, 1, cart(line('1', 1, 500)));
  for (const version of [0, 1, 3]) {
    const response = await save(tokens.ada, version, cart());
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'cart-changed' }]);
  }
  expect(await read(tokens.ada)).toMatchObject({ version: 2, cart: { items: [{ quantity: 500 }] } });
});

test('of two concurrent changes, one is stored and the other one is rejected', async () => {
  const responses = await Promise.all([save(tokens.ada, 0, cart(line('1', 1))), save(tokens.ada, 0, cart())]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('requires an access token before it parses anything', async () => {
  expect((await save('', 0, 'nothing of the kind')).status).toBe(401);
  expect((await app.request(`${ORIGIN}/api/account/cart?version=x`)).status).toBe(401);
});

test('rejects input above its limits, and a cart with an unreadable line', async () => {
  const many = Array.from({ length: MAX_ITEMS + 1 }, (_, at) => line(`${at}`, at + 1));
  const wrong = [
    { items: many, texts: [] },
    { items: [{ uid: '1', id: 1 }], texts: [] },
    { items: [{ ...line('1', 1), quantity: 1.5 }], texts: [] },
    { items: [], texts: ['x'.repeat(641)] },
    { items: [], texts: Array.from({ length: 501 }, (_, at) => `text ${at}`) },
    null,
  ];
  for (const one of wrong) expect((await save(tokens.ada, 0, one)).status).toBe(400);
  for (const version of [-1, 1.5, '0', null]) expect((await save(tokens.ada, version, cart())).status).toBe(400);
  expect(
    (await save(tokens.ada, 0, { items: [{ ...line('1', 1), uid: 'x'.repeat(1_600_000) }], texts: [] })).status,
  ).toBe(413);
  expect(await read(tokens.ada)).toEqual({ version: 0, cart: null });
});

test('charges the storage budget with the growth of a cart', async () => {
  const [small, large] = [cart(line('1', 1)), cart(line('1', 1), line('2', 2))];
  await save(tokens.ada, 0, small);
  await save(tokens.ada, 1, large);
  await save(tokens.ada, 2, small);
  expect(spent).toEqual([recordBytes(small), recordBytes(large) - recordBytes(small), 0]);
});
