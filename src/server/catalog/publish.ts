import * as v from 'valibot';

/** The part of a KV namespace that snapshots need. */
export interface SnapshotStore {
  get(key: string, type: 'text'): Promise<string | null>;
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>;
  put(key: string, value: string | Uint8Array<ArrayBuffer>): Promise<void>;
  delete(key: string): Promise<void>;
}

const POINTER = 'catalogue/current';
const keyOf = (version: string): string => `catalogue/${version}`;

/** KV's limit on one value. */
const MAX_VALUE_BYTES = 25 * 1024 * 1024;

const pointerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.string(), previous: v.nullable(v.string()) }),
);

export type Pointer = v.InferOutput<typeof pointerSchema>;

/** Which snapshot is the current one; null when none was published. */
export const readPointer = async (kv: SnapshotStore): Promise<Pointer | null> => {
  const text = await kv.get(POINTER, 'text');
  if (text === null) return null;
  const parsed = v.safeParse(pointerSchema, text);
  if (!parsed.success) console.error('The catalogue pointer in KV is not readable.', text.slice(0, 200));
  return parsed.success ? parsed.output : null;
};

/** The bytes of one published snapshot; null when KV does not hold them (yet). */
export const readSnapshotBytes = async (kv: SnapshotStore, version: string): Promise<Uint8Array | null> => {
  const bytes = await kv.get(keyOf(version), 'arrayBuffer');
  return bytes ? new Uint8Array(bytes) : null;
};

/**
 * Publishes a snapshot: the value first, then the pointer, so that a reader never follows it to nothing. The one
 * before stays for isolates that still load it; the one before that goes.
 */
export const publishSnapshot = async (kv: SnapshotStore, snapshot: Uint8Array, version: string): Promise<void> => {
  if (snapshot.byteLength > MAX_VALUE_BYTES) {
    throw new RangeError(`The snapshot has ${snapshot.byteLength} bytes; KV takes ${MAX_VALUE_BYTES}.`);
  }
  const before = await readPointer(kv);
  await kv.put(keyOf(version), snapshot as Uint8Array<ArrayBuffer>);
  const previous = before?.version === version ? before.previous : (before?.version ?? null);
  await kv.put(POINTER, JSON.stringify({ version, previous } satisfies Pointer));
  const outdated = before?.previous;
  if (outdated && outdated !== version && outdated !== previous) await kv.delete(keyOf(outdated));
};
