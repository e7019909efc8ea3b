import type { D1Database } from '@cloudflare/workers-types';
import { STORAGE_KINDS, type StorageKind, storageRule } from '../security/storage-kinds.ts';

/** Visitors' records that are to be delivered to the connected backend. */
export interface Deliveries {
  readonly pending: number;
  /** Records that the backend rejected for good. */
  readonly rejected: number;
}

/** Stored bytes of a kind, with its limit. */
export interface StorageUse {
  readonly kind: StorageKind;
  readonly name: string;
  readonly store: 'D1' | 'R2';
  readonly bytes: number;
  readonly total: number;
}

const RECORDS = ['form_submissions', 'quote_requests', 'quote_events'];
/** Each count reads one partial index. */
const counted = (condition: string): string =>
  RECORDS.map((table) => `(SELECT count(*) FROM ${table} WHERE ${condition})`).join(' + ');
const DELIVERIES = `SELECT ${counted('owed > 0')} AS pending, ${counted('owed < 0')} AS rejected`;
const STORAGE = "SELECT kind, bytes FROM stored_bytes WHERE day = '' AND client = ''";

/** Counts the records that are not in the connected backend. */
export const readDeliveries = async (db: D1Database): Promise<Deliveries> =>
  (await db.prepare(DELIVERIES).first<Deliveries>()) ?? { pending: 0, rejected: 0 };

/** Returns the stored bytes of each kind against its limit, fullest first. */
export const readStorage = async (db: D1Database): Promise<readonly StorageUse[]> => {
  const { results } = await db.prepare(STORAGE).all<{ kind: string; bytes: number }>();
  const bytesOf = new Map(results.map(({ kind, bytes }) => [kind, bytes]));
  return (Object.keys(STORAGE_KINDS) as StorageKind[])
    .map((kind) => {
      const { name, store, total } = storageRule(kind);
      return { kind, name, store, bytes: bytesOf.get(kind) ?? 0, total };
    })
    .sort((a, b) => b.bytes / b.total - a.bytes / a.total);
};
