import type { D1Database } from '@cloudflare/workers-types';
import { parseSharedLines, type SharedLine, type SharedList } from '../../domain/order/lists/shared-list.ts';

/** The store of shared lists. */
export interface SharedListStore {
  insert(list: {
    readonly id: string;
    readonly keyHash: string;
    readonly name: string;
    readonly lines: readonly SharedLine[];
    readonly sharedAt: string;
  }): Promise<void>;
  /** Returns `null` if there is no such list. */
  read(id: string): Promise<SharedList | null>;
  /** Deletes the lines of a list. Returns `false` if there is no list with this ID and key. */
  withdraw(id: string, keyHash: string): Promise<boolean>;
}

interface Row {
  readonly name: string;
  readonly lines: string | null;
  readonly shared_at: string;
}

const INSERT = 'INSERT INTO shared_lists (id, key_hash, name, lines, shared_at) VALUES (?, ?, ?, ?, ?)';
const READ = 'SELECT name, lines, shared_at FROM shared_lists WHERE id = ?';
const WITHDRAW = "UPDATE shared_lists SET lines = NULL, name = '' WHERE id = ? AND key_hash = ?";

export const sharedListStore = (db: D1Database): SharedListStore => ({
  async insert({ id, keyHash, name, lines, sharedAt }) {
    await db.prepare(INSERT).bind(id, keyHash, name, JSON.stringify(lines), sharedAt).run();
  },
  async read(id) {
    const row = await db.prepare(READ).bind(id).first<Row>();
    if (row === null) return null;
    const lines = row.lines === null ? null : parseSharedLines(JSON.parse(row.lines));
    return { name: row.name, sharedAt: row.shared_at, lines };
  },
  withdraw: async (id, keyHash) => (await db.prepare(WITHDRAW).bind(id, keyHash).run()).meta.changes > 0,
});
