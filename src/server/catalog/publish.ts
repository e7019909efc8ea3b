import * as v from 'valibot';
import { logError } from '../observe/log-event.ts';

/** The part of a KV namespace that snapshots need. */
export interface SnapshotStore {
  get(key: string, type: 'text'): Promise<string | null>;
  get(key: string, options: { readonly type: 'text'; readonly cacheTtl: number }): Promise<string | null>;
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>;
  /** `expirationTtl` in seconds, at least 60; absent: the value stays. */
  put(
    key: string,
    value: string | Uint8Array<ArrayBuffer>,
    options?: { readonly expirationTtl: number },
  ): Promise<void>;
  delete(key: string): Promise<void>;
}

const POINTER = 'catalog/current';
const keyOf = (version: string): string => `catalog/${version}`;

/** KV's limit on one value. */
const MAX_VALUE_BYTES = 25 * 1024 * 1024;

/** Versions that stay besides the current one: for isolates that still follow an older pointer, and to go back to. */
const OLDER_KEPT = 2;

const pointerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    parts: v.number(),
    /** Milliseconds since 1970. */
    publishedAt: v.number(),
    /** Where the backend's record of changes ended when it was read; null = it keeps none. */
    cursor: v.nullable(v.string()),
    /** Versions before it, newest first. */
    older: v.array(v.string()),
    /** Counts the versions that were published one after the other. Pointers of earlier releases have none. */
    sequence: v.optional(v.number(), 0),
  }),
);

/** Which snapshot is the current one, and what is known about it. */
export type Pointer = v.InferOutput<typeof pointerSchema>;

/** What is said of a snapshot when it is published. */
export type Publication = Omit<Pointer, 'older' | 'sequence'>;

/** What tells an earlier pointer from a later one. */
export type PointerAge = Pick<Pointer, 'version' | 'publishedAt' | 'sequence'>;

/**
 * Whether KV answered with a pointer from before another one, as a location may for a while. Clocks of isolates differ and
 * an emptied KV counts from the beginning again, so a pointer is earlier only if both its number and its time are.
 */
export const isEarlier = (pointer: PointerAge, than: PointerAge): boolean =>
  pointer.sequence < than.sequence && pointer.publishedAt < than.publishedAt;

/**
 * Which snapshot is the current one; null when none was published.
 *
 * @param cacheTtl seconds for which a location may answer from its cache, at least 30; KV's own 60 when absent
 */
export const readPointer = async (kv: SnapshotStore, cacheTtl?: number): Promise<Pointer | null> => {
  const text = await (cacheTtl === undefined ? kv.get(POINTER, 'text') : kv.get(POINTER, { type: 'text', cacheTtl }));
  if (text === null) return null;
  const parsed = v.safeParse(pointerSchema, text);
  if (!parsed.success) logError('catalog unreadable', 'The catalog pointer in KV is not readable.', text.slice(0, 200));
  return parsed.success ? parsed.output : null;
};

/** The bytes of one published snapshot; null when KV does not hold them (yet). */
export const readSnapshotBytes = async (
  kv: SnapshotStore,
  version: string,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const bytes = await kv.get(keyOf(version), 'arrayBuffer');
  return bytes ? new Uint8Array(bytes) : null;
};

/** Stores a snapshot under its version; nobody reads it until the pointer names it. */
export const storeSnapshot = async (kv: SnapshotStore, snapshot: Uint8Array, version: string): Promise<void> => {
  if (snapshot.byteLength > MAX_VALUE_BYTES) {
    throw new RangeError(`The snapshot has ${snapshot.byteLength} bytes; KV takes ${MAX_VALUE_BYTES}.`);
  }
  await kv.put(keyOf(version), snapshot as Uint8Array<ArrayBuffer>);
};

/**
 * Makes a stored snapshot the current one and returns its pointer. Versions that are too old go first, so that a stop in between leaves none
 * behind: the pointer still lists them, and the next try removes them again.
 */
export const pointTo = async (kv: SnapshotStore, publication: Publication): Promise<Pointer> => {
  const before = await readPointer(kv);
  const { version } = publication;
  const earlier = before ? [before.version, ...before.older].filter((each) => each !== version) : [];
  for (const outdated of earlier.slice(OLDER_KEPT)) await kv.delete(keyOf(outdated));
  const sequence = (before?.sequence ?? 0) + (before?.version === version ? 0 : 1);
  const pointer: Pointer = { ...publication, older: earlier.slice(0, OLDER_KEPT), sequence };
  await kv.put(POINTER, JSON.stringify(pointer));
  return pointer;
};

/** Publishes a snapshot: the value first, then the pointer, so that a reader never follows it to nothing. */
export const publishSnapshot = async (
  kv: SnapshotStore,
  snapshot: Uint8Array,
  publication: Publication,
): Promise<Pointer> => {
  await storeSnapshot(kv, snapshot, publication.version);
  return pointTo(kv, publication);
};
