import * as v from 'valibot';
import { logError } from '../observe/log-event.ts';

/** The part of a KV namespace that snapshots need. */
export interface SnapshotStore {
  get(key: string, type: 'text'): Promise<string | null>;
  get(key: string, options: { readonly type: 'text'; readonly cacheTtl: number }): Promise<string | null>;
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>;
  /** `expirationTtl` is in seconds, at least 60; absent means no expiry. */
  put(
    key: string,
    value: string | Uint8Array<ArrayBuffer>,
    options?: { readonly expirationTtl: number },
  ): Promise<void>;
  delete(key: string): Promise<void>;
}

const POINTER = 'catalog/current';
const keyOf = (version: string): string => `catalog/${version}`;

/** KV's size limit for a value. */
const MAX_VALUE_BYTES = 25 * 1024 * 1024;

/** Number of older versions that are retained, for isolates that still follow an older pointer and for rollbacks. */
const OLDER_KEPT = 2;

const pointerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    parts: v.number(),
    /** Milliseconds since 1970. */
    publishedAt: v.number(),
    /** End of the backend's record of changes when the catalog was read; `null` if the backend has none. */
    cursor: v.nullable(v.string()),
    /** Earlier versions, newest first. */
    older: v.array(v.string()),
    /** Incremented for each published version. Absent in pointers of earlier releases. */
    sequence: v.optional(v.number(), 0),
  }),
);

/** Names the current snapshot, with its metadata. */
export type Pointer = v.InferOutput<typeof pointerSchema>;

/** Metadata of a snapshot that is being published. */
export type Publication = Omit<Pointer, 'older' | 'sequence'>;

/** The fields that order pointers by age. */
export type PointerAge = Pick<Pointer, 'version' | 'publishedAt' | 'sequence'>;

/**
 * Whether KV returned an earlier pointer than another one, as a location may for a while. Clocks of isolates differ and
 * the sequence restarts after KV was emptied, so a pointer is earlier only if both its sequence and its time are.
 */
export const isEarlier = (pointer: PointerAge, than: PointerAge): boolean =>
  pointer.sequence < than.sequence && pointer.publishedAt < than.publishedAt;

/**
 * Returns the pointer to the current snapshot, or `null` if none is published.
 *
 * @param cacheTtl seconds for which a location may serve it from its cache, at least 30; KV's default of 60 if absent
 */
export const readPointer = async (kv: SnapshotStore, cacheTtl?: number): Promise<Pointer | null> => {
  const text = await (cacheTtl === undefined ? kv.get(POINTER, 'text') : kv.get(POINTER, { type: 'text', cacheTtl }));
  if (text === null) return null;
  const parsed = v.safeParse(pointerSchema, text);
  if (!parsed.success) logError('catalog unreadable', 'The catalog pointer in KV is not readable.', text.slice(0, 200));
  return parsed.success ? parsed.output : null;
};

/** Returns the bytes of a published snapshot, or `null` if KV does not hold them (yet). */
export const readSnapshotBytes = async (
  kv: SnapshotStore,
  version: string,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const bytes = await kv.get(keyOf(version), 'arrayBuffer');
  return bytes ? new Uint8Array(bytes) : null;
};

/** Stores a snapshot under its version; it is not read until the pointer names it. */
export const storeSnapshot = async (kv: SnapshotStore, snapshot: Uint8Array, version: string): Promise<void> => {
  if (snapshot.byteLength > MAX_VALUE_BYTES) {
    throw new RangeError(`The snapshot has ${snapshot.byteLength} bytes; the limit of KV is ${MAX_VALUE_BYTES}.`);
  }
  await kv.put(keyOf(version), snapshot as Uint8Array<ArrayBuffer>);
};

/**
 * Makes a stored snapshot the current one and returns its pointer. Deletes outdated versions first: if it is
 * interrupted, the pointer still lists them and the next attempt deletes them.
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

/** Publishes a snapshot. Writes the value before the pointer, so that the pointer never refers to a missing value. */
export const publishSnapshot = async (
  kv: SnapshotStore,
  snapshot: Uint8Array,
  publication: Publication,
): Promise<Pointer> => {
  await storeSnapshot(kv, snapshot, publication.version);
  return pointTo(kv, publication);
};
