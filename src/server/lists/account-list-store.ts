import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { normalizeCustomerNumber } from '../../domain/order/lists/customer-number.ts';
import {
  type ListSummary,
  MAX_LISTS,
  type SavedLine,
  type SavedList,
  savedLines,
} from '../../domain/order/lists/saved-list.ts';

/** Maximum length of a list as JSON: far below the size limit of a database row. */
const MAX_LIST_LENGTH = 1_500_000;

export interface AccountList {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly SavedLine[];
  readonly changedAt: string;
}

/** Lists and part numbers of accounts. An account can access only its own. */
export interface AccountListStore {
  all(userId: string): Promise<readonly ListSummary[]>;
  /** Returns `null` if the account has no such list. */
  read(userId: string, id: string): Promise<SavedList | null>;
  /**
   * Stores a list. Returns `false` if the account has reached its maximum number of lists or the list belongs to
   * another account.
   */
  keep(userId: string, list: AccountList): Promise<boolean>;
  drop(userId: string, id: string): Promise<void>;
  keepNumbers(userId: string, numbers: readonly { readonly own: string; readonly productId: number }[]): Promise<void>;
  /** Returns the product with this customer part number. */
  productOf(userId: string, own: string): Promise<number | null>;
  /** Returns the products by customer part number, with numbers normalized by `normalizeCustomerNumber`. */
  productsOf(userId: string, own: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly lines: string;
  readonly line_count: number;
  readonly changed_at: string;
}

const ALL = `SELECT id, name, line_count, changed_at FROM account_lists WHERE user_id = ?
  ORDER BY changed_at DESC LIMIT ${MAX_LISTS}`;
const READ = 'SELECT id, name, lines, changed_at FROM account_lists WHERE user_id = ? AND id = ?';
const KEEP = `INSERT INTO account_lists (id, user_id, name, line_count, lines, changed_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6
  WHERE (SELECT count(*) FROM account_lists WHERE user_id = ?2 AND id <> ?1) < ${MAX_LISTS}
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, line_count = excluded.line_count, lines = excluded.lines,
    changed_at = excluded.changed_at WHERE user_id = excluded.user_id`;
const DROP = 'DELETE FROM account_lists WHERE user_id = ? AND id = ?';
const KEEP_NUMBERS = `INSERT INTO own_numbers (user_id, own_number, product_id)
  SELECT ?1, json_extract(value, '$.own'), json_extract(value, '$.productId') FROM json_each(?2)
  WHERE (SELECT count(*) FROM own_numbers WHERE user_id = ?1) < ?3
  ON CONFLICT (user_id, own_number) DO UPDATE SET product_id = excluded.product_id`;
const PRODUCTS = `SELECT own_number, product_id FROM own_numbers
  WHERE user_id = ? AND own_number IN (SELECT value FROM json_each(?))`;

/** Maximum number of part numbers per account. */
const MAX_NUMBERS = 20_000;

export const accountListStore = (db: D1Database): AccountListStore => ({
  async all(userId) {
    const { results } = await db.prepare(ALL).bind(userId).all<Row>();
    return results.map((row) => ({
      id: row.id,
      name: row.name,
      lineCount: row.line_count,
      changedAt: row.changed_at,
    }));
  },
  async read(userId, id) {
    const row = await db.prepare(READ).bind(userId, id).first<Row>();
    if (row === null) return null;
    return { id: row.id, name: row.name, changedAt: row.changed_at, lines: v.parse(savedLines, JSON.parse(row.lines)) };
  },
  async keep(userId, { id, name, lines, changedAt }) {
    const text = JSON.stringify(lines);
    if (text.length > MAX_LIST_LENGTH) return false;
    const { meta } = await db.prepare(KEEP).bind(id, userId, name, lines.length, text, changedAt).run();
    return meta.changes > 0;
  },
  async drop(userId, id) {
    await db.prepare(DROP).bind(userId, id).run();
  },
  async keepNumbers(userId, numbers) {
    const rows = numbers.map(({ own, productId }) => ({ own: normalizeCustomerNumber(own), productId }));
    await db.prepare(KEEP_NUMBERS).bind(userId, JSON.stringify(rows), MAX_NUMBERS).run();
  },
  async productOf(userId, own) {
    const name = normalizeCustomerNumber(own);
    return (await this.productsOf(userId, [name])).get(name) ?? null;
  },
  async productsOf(userId, own) {
    const { results } = await db
      .prepare(PRODUCTS)
      .bind(userId, JSON.stringify(own.map(normalizeCustomerNumber)))
      .all<{ own_number: string; product_id: number }>();
    return new Map(results.map((row) => [row.own_number, row.product_id]));
  },
});
