import { beforeEach, describe, expect, test } from 'vitest';
import { type AccountCart, createAccountCart } from '../../../src/client/stores/account/account-cart.ts';
import type { AccountCartState } from '../../../src/client/stores/account/account-cart-state.ts';
import { type CartStoreApi, createCartStore } from '../../../src/client/stores/cart.ts';
import { type CartContent, EMPTY_CONTENT, type SavedCart } from '../../../src/domain/order/cart/account-cart.ts';
import { MAX_ITEMS } from '../../../src/domain/order/cart/cart.ts';
import { line } from '../../domain/order/cart/cart-fixture.ts';
import { FakeStorage } from './fake-storage.ts';

interface Account {
  version: number;
  cart: CartContent;
}

interface FakeDevice {
  readonly cart: CartStoreApi;
  readonly account: AccountCart;
  readonly states: AccountCartState[];
  readonly shown: () => (readonly [number, number])[];
  user: string | null;
  saved: SavedCart | null;
  /** Called before a save reaches the server. */
  beforeSave: () => void;
  isOffline: boolean;
}

let accounts: Record<string, Account>;
beforeEach(() => {
  accounts = { ada: { version: 0, cart: EMPTY_CONTENT }, bob: { version: 0, cart: EMPTY_CONTENT } };
});

let devices = 0;
const device = (user: string | null = 'ada'): FakeDevice => {
  const name = `device${++devices}`;
  let next = 0;
  const storage = new FakeStorage();
  const cart = createCartStore({ storage: () => storage, newId: () => `${name}-${++next}` });
  const states: AccountCartState[] = [];
  const server = (): Account => {
    if (made.isOffline) throw new Error('no connection');
    const account = accounts[made.user ?? ''];
    if (account === undefined) throw new Error('401');
    return account;
  };
  const made: FakeDevice = {
    cart,
    states,
    user,
    saved: null,
    isOffline: false,
    beforeSave: () => undefined,
    shown: () => cart.getState().items.map(({ id, quantity }) => [id, quantity] as const),
    account: createAccountCart({
      cart,
      calls: {
        load: async (version) => {
          const account = server();
          return { version: account.version, cart: account.version === version ? null : account.cart };
        },
        save: async (version, content) => {
          made.beforeSave();
          const account = server();
          if (account.version !== version) return null;
          account.cart = content;
          account.version += 1;
          return account.version;
        },
      },
      accountId: () => made.user,
      saved: {
        read: () => made.saved,
        write: (saved) => {
          made.saved = saved;
        },
      },
      now: () => 0,
      onState: (state) => states.push(state),
    }),
  };
  return made;
};
const put = ({ cart }: FakeDevice, ...items: CartContent['items']): void =>
  cart.getState().adopt({ items: [...cart.getState().items, ...items], texts: cart.getState().texts });

describe('the cart of an account', () => {
  test('appears on a second device, with later changes of both', async () => {
    const [one, two] = [device(), device()];
    put(one, line('a', 1), line('b', 2));
    await one.account.sync();
    await two.account.sync();
    expect(two.shown()).toEqual([
      [1, 100],
      [2, 100],
    ]);
    two.cart.getState().setQuantity('a', 700);
    two.cart.getState().remove('b');
    await two.account.sync();
    put(one, line('c', 3));
    await one.account.sync();
    await two.account.sync();
    expect(one.shown()).toEqual([
      [1, 700],
      [3, 100],
    ]);
    expect(two.shown()).toEqual(one.shown());
    expect(one.states.at(-1)).toBe('saved');
  });

  test('merges with a filled cart at sign-in; signing in twice does not double quantities', async () => {
    const one = device();
    put(one, line('a', 1, 500));
    await one.account.sync();
    const two = device(null);
    put(two, line('x', 1, 40), line('y', 2));
    two.user = 'ada';
    await two.account.sync();
    expect(two.shown()).toEqual([
      [1, 40],
      [2, 100],
    ]);
    two.account.leave();
    await two.account.sync();
    expect(two.shown()).toEqual([
      [1, 40],
      [2, 100],
    ]);
    expect(accounts.ada?.cart.items).toHaveLength(2);
  });

  test('leaves no line on the device after sign-out, except one that was not saved', async () => {
    const one = device();
    put(one, line('a', 1));
    await one.account.sync();
    one.isOffline = true;
    put(one, line('b', 2));
    await one.account.sync();
    expect(one.states.at(-1)).toBe('failed');
    one.account.leave();
    expect(one.shown()).toEqual([[2, 100]]);
    expect(one.saved).toBeNull();
    expect(accounts.ada?.cart.items.map(({ id }) => id)).toEqual([1]);
  });

  test('does not pass to the next account on the device, whose own lines stay', async () => {
    const one = device();
    put(one, line('a', 1));
    await one.account.sync();
    // The tab was closed: the device still has the lines.
    one.user = null;
    put(one, line('b', 2));
    one.user = 'bob';
    await one.account.sync();
    expect(one.shown()).toEqual([[2, 100]]);
    expect(accounts.bob?.cart.items.map(({ id }) => id)).toEqual([2]);
    expect(accounts.ada?.cart.items.map(({ id }) => id)).toEqual([1]);
  });

  test('merges again when another device saved first', async () => {
    const one = device();
    put(one, line('a', 1));
    one.beforeSave = () => {
      one.beforeSave = () => undefined;
      accounts.ada = { version: 1, cart: { items: [line('z', 9)], texts: ['bolt'] } };
    };
    await one.account.sync();
    expect(one.shown()).toEqual([
      [9, 100],
      [1, 100],
    ]);
    expect(accounts.ada).toMatchObject({ version: 2, cart: { texts: ['bolt'] } });
  });

  test('saves a change that arrives while it saves', async () => {
    const one = device();
    put(one, line('a', 1));
    one.beforeSave = () => {
      one.beforeSave = () => undefined;
      put(one, line('b', 2));
    };
    await one.account.sync();
    expect(accounts.ada?.cart.items.map(({ id }) => id)).toEqual([1, 2]);
    expect(one.states.at(-1)).toBe('saved');
  });

  test('stays as it is when it has too many lines together with the cart of the device', async () => {
    const many = Array.from({ length: MAX_ITEMS }, (_, at) => line(`m${at}`, at + 10));
    accounts.ada = { version: 1, cart: { items: many, texts: [] } };
    const one = device();
    put(one, line('a', 1));
    await one.account.sync();
    expect(one.states.at(-1)).toBe('full');
    expect(one.shown()).toEqual([[1, 100]]);
    expect(accounts.ada).toEqual({ version: 1, cart: { items: many, texts: [] } });
  });

  test('comes back from the device if the account lost it', async () => {
    const one = device();
    put(one, line('a', 1));
    await one.account.sync();
    accounts.ada = { version: 0, cart: EMPTY_CONTENT };
    await one.account.sync();
    expect(one.shown()).toEqual([[1, 100]]);
    expect(accounts.ada?.cart.items).toHaveLength(1);
  });

  test('is not requested without an account', async () => {
    const one = device(null);
    put(one, line('a', 1));
    await one.account.sync();
    expect(one.states.at(-1)).toBe('off');
    expect(one.shown()).toEqual([[1, 100]]);
  });
});
