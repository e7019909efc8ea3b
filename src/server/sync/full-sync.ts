import { counted } from '../../domain/kit/text/counted.ts';
import type { PartRecord } from '../../domain/shop/catalog/model.ts';
import { createCatalogBuilder } from '../../domain/shop/catalog/snapshot/builder.ts';
import { readSnapshot } from '../../domain/shop/catalog/snapshot/read-snapshot.ts';
import { release } from '../../domain/shop/catalog/snapshot/release.ts';
import { isStorableId } from '../../domain/shop/catalog/snapshot/storable-values.ts';
import type { SyncBackend } from '../backend/port.ts';
import { pointTo, readPointer, readSnapshotBytes, type SnapshotStore, storeSnapshot } from '../catalog/publish.ts';
import { refusalOf } from './refusal.ts';
import { type RunPieces, runPieces } from './run-pieces.ts';
import type { Steps } from './steps.ts';
import type { SyncEnd, SyncKind, SyncLog } from './sync-run.ts';

/**
 * Number of parts that a step reads, about 0.8 MB in KV: a million parts take 28 steps, and a run may have 1,024. A
 * step also ends after a time limit, because a backend that returns few parts per call may be slow.
 */
const PARTS_A_STEP = 40_000;
const STEP_MS = 60_000;

/** Dependencies of a synchronization. */
export interface SyncSurroundings {
  readonly steps: Steps;
  readonly backend: SyncBackend;
  readonly kv: SnapshotStore;
  readonly log: SyncLog;
  readonly now: () => number;
  /** Yields to visitors' requests: an isolate runs one task at a time. */
  readonly pause: () => Promise<void>;
  /** Runs further steps for a version that was just published. Never rejects. */
  readonly onPublished?: (kind: SyncKind, published: PublishedVersion) => Promise<void>;
}

/** A version that was just published. */
export interface PublishedVersion {
  readonly version: string;
  readonly parts: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
}

export interface SyncRequest {
  /** Identifies the run in the log and in KV. */
  readonly id: string;
  /** Publishes suspicious data too. */
  readonly forced: boolean;
}

/** The result of a run. */
export type SyncOutcome = { readonly state: SyncEnd; readonly message: string };

/** Metadata of one piece of the parts. The piece itself is in KV. */
type Piece = {
  readonly sum: string;
  readonly rows: number;
  readonly parts: number;
  /** The ID to continue after; `null` if it was the last piece. */
  readonly next: number | null;
};

/** Reads parts after an ID until there are enough for one step. */
const readPiece = async (
  { backend, now, pause }: SyncSurroundings,
  pieces: RunPieces,
  piece: number,
  listsSum: string,
  from: number | null,
): Promise<Piece> => {
  const lists = await pieces.lists(listsSum);
  const until = now() + STEP_MS;
  const parts: PartRecord[] = [];
  let rows = 0;
  let after = from;
  do {
    await pause();
    const page = await backend.partsPage(lists, after);
    if (page.next !== null && after !== null && page.next <= after) {
      throw new RangeError(`The backend's parts do not advance past ID ${after}.`);
    }
    for (const part of page.parts) if (isStorableId(part.id)) parts.push(part);
    rows += page.rows;
    after = page.next;
  } while (after !== null && rows < PARTS_A_STEP && now() < until);
  return { sum: await pieces.putParts(piece, parts, lists), rows, parts: parts.length, next: after };
};

/**
 * Reads the whole catalog and publishes it. Reads the lists, then the parts piece by piece. One step packs the parts,
 * one verifies the stored snapshot and makes it current, and one cleans up. The snapshot is byte-identical however
 * often the run is interrupted.
 */
export const fullSync = async ({ id, forced }: SyncRequest, around: SyncSurroundings): Promise<SyncOutcome> => {
  const { steps, backend, kv, log, now, pause } = around;
  const pieces = runPieces(kv, id);

  const start = await steps.do('lists', async () => {
    await log.note(id, { message: 'Reads sizes and compounds.' });
    // Read first: everything that changes from now on is read again by the next refresh.
    const cursor = await backend.changeCursor();
    const [sizes, { modifiers, compounds }, expected] = await Promise.all([
      backend.catalogSizes(),
      backend.catalogCompounds(),
      backend.partCount(),
    ]);
    const sum = await pieces.putLists({ sizes, modifiers, compounds });
    await log.note(id, { message: 'Reads parts.', expected, rowsRead: 0 });
    return { sum, cursor, expected };
  });

  const sums: string[] = [];
  let rows = 0;
  let found = 0;
  let after: number | null = null;
  do {
    const [at, from, soFar]: readonly [number, number | null, number] = [sums.length, after, rows];
    const piece: Piece = await steps.do(`parts ${at}`, async () => {
      const read = await readPiece(around, pieces, at, start.sum, from);
      await log.note(id, { rowsRead: soFar + read.rows });
      return read;
    });
    sums.push(piece.sum);
    rows += piece.rows;
    found += piece.parts;
    after = piece.next;
  } while (after !== null);

  const built = await steps.do('pack', async () => {
    await log.note(id, { message: 'Packs the search index.' });
    const lists = await pieces.lists(start.sum);
    const builder = createCatalogBuilder(lists);
    for (const [at, sum] of sums.entries()) {
      await pause();
      await pieces.eachPart(at, sum, lists, builder.add);
    }
    await pause();
    const { snapshot, parts, skipped } = builder.finish();
    await pause();
    const [current, expected] = await Promise.all([readPointer(kv), backend.partCount()]);
    const facts = { rows, expected: [start.expected, expected], parts, current: current?.parts ?? null };
    const refusal = refusalOf(facts, forced);
    const { version } = readSnapshot(snapshot);
    if (refusal === null) await storeSnapshot(kv, snapshot, version);
    release(snapshot);
    await pause();
    const leftOut = skipped + rows - found;
    await log.note(id, { parts, leftOut });
    return { version, parts, refusal };
  });

  const { version, parts, refusal } = built;
  if (refusal === null) {
    const publishedAt = await steps.do('publish', async () => {
      const stored = await readSnapshotBytes(kv, version);
      if (!stored) throw new Error('The snapshot cannot be read back yet.');
      const { counts, version: storedVersion } = readSnapshot(stored);
      if (storedVersion !== version || counts.parts !== parts) throw new Error('A different snapshot was read back.');
      release(stored);
      return (await pointTo(kv, { version, parts, cursor: start.cursor, publishedAt: now() })).publishedAt;
    });
    await around.onPublished?.('full', { version, parts, publishedAt });
  }

  return steps.do('end', async () => {
    await pieces.remove(sums.length);
    const outcome: { readonly state: SyncEnd; readonly message: string } =
      refusal === null
        ? { state: 'published', message: `Published ${counted(parts, 'part')}.` }
        : { state: 'refused', message: refusal };
    await log.end(id, outcome.state, { message: outcome.message, ...(refusal === null && { version }) });
    return outcome;
  });
};
