import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { type CartContent, cartContent, EMPTY_CONTENT } from '../../domain/order/cart/account-cart.ts';
import { RECORD_OVERHEAD } from '../security/storage-kinds.ts';

/** The cart of an account with its version. */
export interface AccountCart {
  readonly version: number;
  readonly cart: CartContent;
}

/** Quote carts of accounts, one each. An account can access only its own. */
export interface AccountCartStore {
  /** Returns version 0 without a cart. `cart` is `null` if the account's version is `known`. */
  read(userId: string, known: number): Promise<{ readonly version: number; readonly cart: CartContent | null }>;
  /** Returns the bytes that the account's cart takes; 0 without one. */
  size(userId: string): Promise<number>;
  /** Stores a cart based on a version and returns the next version, or `null` if the account has another version. */
  replace(userId: string, based: AccountCart): Promise<number | null>;
}

const READ = 'SELECT version, CASE WHEN version <> ?2 THEN cart END AS cart FROM account_carts WHERE user_id = ?1';
const SIZE = `SELECT octet_length(cart) + ${RECORD_OVERHEAD} AS bytes FROM account_carts WHERE user_id = ?`;
const INSERT = `INSERT INTO account_carts (user_id, version, cart, changed_at) VALUES (?1, 1, ?3, ?4)
  ON CONFLICT (user_id) DO NOTHING RETURNING version`;
const UPDATE = `UPDATE account_carts SET version = version + 1, cart = ?3, changed_at = ?4
  WHERE user_id = ?1 AND version = ?2 RETURNING version`;

export const accountCartStore = (db: D1Database, now: () => number): AccountCartStore => ({
  async read(userId, known) {
    const row = await db.prepare(READ).bind(userId, known).first<{ version: number; cart: string | null }>();
    if (row === null) return { version: 0, cart: known === 0 ? null : EMPTY_CONTENT };
    return { version: row.version, cart: row.cart === null ? null : v.parse(cartContent, JSON.parse(row.cart)) };
  },
  async size(userId) {
    return (await db.prepare(SIZE).bind(userId).first<{ bytes: number }>())?.bytes ?? 0;
  },
  async replace(userId, { version, cart }) {
    const changedAt = new Date(now()).toISOString();
    const row = await db
      .prepare(version === 0 ? INSERT : UPDATE)
      .bind(userId, version, JSON.stringify(cart), changedAt)
      .first<{ version: number }>();
    return row?.version ?? null;
  },
});
