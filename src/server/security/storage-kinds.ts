const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

interface StorageKindRule {
  readonly store: 'D1' | 'R2';
  /** Display name, in the plural. */
  readonly name: string;
  /** Bytes that one client without an account may store per UTC day; 0: only accounts store this kind. */
  readonly anonymousPerDay: number;
  /** Bytes that one account may store per UTC day. */
  readonly accountPerDay: number;
  /** Maximum number of records per day: a smaller record is charged as its share of the daily bytes. */
  readonly anonymousRecords: number;
  readonly accountRecords: number;
  /** Bytes of this kind in total. */
  readonly total: number;
  /** Bytes beyond the total that only accounts may use, so that strangers cannot lock customers out. */
  readonly reserve: number;
}

/** What one client or account may store of a kind per UTC day. */
export interface DayLimit {
  readonly bytes: number;
  /** Minimum bytes charged per record, which limits the number of records per day. */
  readonly leastBytes: number;
}

/**
 * Everything that visitors can store, with its limits. docs/security.md has the calculation; a test compares the two.
 */
export const STORAGE_KINDS = {
  'shared-list': {
    store: 'D1',
    name: 'shared lists',
    anonymousPerDay: 5 * MB,
    accountPerDay: 5 * MB,
    total: GB,
    reserve: 0,
    anonymousRecords: 200,
    accountRecords: 200,
  },
  'quote-request': {
    store: 'D1',
    name: 'quote requests',
    anonymousPerDay: 5 * MB,
    accountPerDay: 50 * MB,
    total: 1.5 * GB,
    reserve: 0.5 * GB,
    anonymousRecords: 100,
    accountRecords: 1000,
  },
  'quote-message': {
    store: 'D1',
    name: 'messages about quotes',
    anonymousPerDay: MB,
    accountPerDay: 5 * MB,
    total: 256 * MB,
    reserve: 128 * MB,
    anonymousRecords: 100,
    accountRecords: 500,
  },
  form: {
    store: 'D1',
    name: 'form messages',
    anonymousPerDay: MB,
    accountPerDay: MB,
    total: 512 * MB,
    reserve: 0,
    anonymousRecords: 100,
    accountRecords: 100,
  },
  'sign-up': {
    store: 'D1',
    name: 'sign-ups',
    anonymousPerDay: 128 * KB,
    accountPerDay: 128 * KB,
    total: 128 * MB,
    reserve: 0,
    anonymousRecords: 100,
    accountRecords: 100,
  },
  'account-list': {
    store: 'D1',
    name: 'saved lists',
    anonymousPerDay: 0,
    accountPerDay: 50 * MB,
    total: 2 * GB,
    reserve: 0,
    anonymousRecords: 0,
    accountRecords: 2000,
  },
  'account-cart': {
    store: 'D1',
    name: 'carts',
    anonymousPerDay: 0,
    accountPerDay: 20 * MB,
    total: 0.5 * GB,
    reserve: 0,
    anonymousRecords: 0,
    accountRecords: 5000,
  },
  'own-number': {
    store: 'D1',
    name: 'part numbers',
    anonymousPerDay: 0,
    accountPerDay: 5 * MB,
    total: 512 * MB,
    reserve: 0,
    anonymousRecords: 0,
    accountRecords: 500,
  },
  upload: {
    store: 'R2',
    name: 'files',
    anonymousPerDay: 100 * MB,
    accountPerDay: 500 * MB,
    total: 50 * GB,
    reserve: 10 * GB,
    anonymousRecords: 100,
    accountRecords: 500,
  },
} as const satisfies Record<string, StorageKindRule>;

export type StorageKind = keyof typeof STORAGE_KINDS;

export const storageRule = (kind: StorageKind): StorageKindRule => STORAGE_KINDS[kind];

export const dayLimit = (kind: StorageKind, isAccount: boolean): DayLimit => {
  const { accountPerDay, accountRecords, anonymousPerDay, anonymousRecords } = storageRule(kind);
  const [bytes, records] = isAccount ? [accountPerDay, accountRecords] : [anonymousPerDay, anonymousRecords];
  return { bytes, leastBytes: records === 0 ? 0 : Math.floor(bytes / records) };
};

/**
 * Bytes of keys, IDs, times, index entries and queued mail that every record in D1 needs in addition to its content.
 */
export const RECORD_OVERHEAD = 512;

/**
 * A sign-up: email address and names (255 characters each at most), salt, hashes, the mail count. Charged at its
 * maximum.
 */
export const SIGN_UP_BYTES = 1280;

const encoder = new TextEncoder();

/** Returns the bytes that a record with this content takes: its values as JSON in UTF-8, and `RECORD_OVERHEAD`. */
export const recordBytes = (...values: readonly unknown[]): number =>
  values.reduce<number>(
    (sum, value) => sum + encoder.encode(typeof value === 'string' ? value : JSON.stringify(value)).byteLength,
    RECORD_OVERHEAD,
  );

/** @example bytesText(5 * 1024 * 1024) // '5 MB' */
export const bytesText = (bytes: number): string => {
  for (const [unit, size] of [
    ['GB', GB],
    ['MB', MB],
  ] as const)
    if (bytes >= size) return `${Math.round((10 * bytes) / size) / 10} ${unit}`;
  return `${Math.ceil(bytes / KB)} KB`;
};
