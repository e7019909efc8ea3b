import { counted } from '../../domain/kit/text/counted.ts';
import { patchSnapshot } from '../../domain/shop/catalog/snapshot/patch-snapshot.ts';
import { readSnapshot } from '../../domain/shop/catalog/snapshot/read-snapshot.ts';
import { release } from '../../domain/shop/catalog/snapshot/release.ts';
import { pointTo, readPointer, readSnapshotBytes, storeSnapshot } from '../catalog/publish.ts';
import { fullSync, type SyncOutcome, type SyncRequest, type SyncSurroundings } from './full-sync.ts';
import type { SyncEnd } from './sync-run.ts';

const RECENT_RUNS = 30;

/**
 * Patches the current prices and stock of changed parts into the published catalog, as a new version. If too many parts
 * changed, the run continues as a full one.
 */
export const refresh = async (request: SyncRequest, around: SyncSurroundings): Promise<SyncOutcome> => {
  const { id } = request;
  const { steps, backend, kv, log, now, pause } = around;

  const patched = await steps.do('patch', async () => {
    await log.note(id, { message: 'Reads changed parts.' });
    const pointer = await readPointer(kv);
    if (!pointer || pointer.cursor === null) return null;
    const before = (await log.latest(RECENT_RUNS)).find(({ state }) => state === 'published');
    // Patching an earlier catalog would replace the newer one.
    if (before && before.version !== pointer.version && pointer.publishedAt < before.startedAt) {
      throw new Error('KV does not show the newest catalog yet.');
    }
    const { values, isTooMany, cursor } = await backend.changedParts(pointer.cursor);
    if (isTooMany) return 'too many';
    const bytes = await readSnapshotBytes(kv, pointer.version);
    if (!bytes) throw new Error(`Version ${pointer.version} of the catalog cannot be read.`);
    await pause();
    const { snapshot, parts, patched: count } = patchSnapshot(bytes, values);
    release(bytes);
    await pause();
    const { version } = readSnapshot(snapshot);
    await storeSnapshot(kv, snapshot, version);
    release(snapshot);
    await log.note(id, { rowsRead: values.length, parts, leftOut: values.length - count });
    return { base: pointer.version, version, parts, cursor, count };
  });

  if (patched === 'too many') return fullSync(request, around);

  if (patched) {
    const { base, version, parts, cursor } = patched;
    const publishedAt = await steps.do('publish', async () => {
      const pointer = await readPointer(kv);
      if (pointer?.version !== base && pointer?.version !== version) {
        throw new Error('Another catalog was published in the meantime.');
      }
      const stored = await readSnapshotBytes(kv, version);
      if (!stored) throw new Error('The snapshot cannot be read back yet.');
      if (readSnapshot(stored).version !== version) throw new Error('A different snapshot was read back.');
      release(stored);
      return (await pointTo(kv, { version, parts, cursor, publishedAt: now() })).publishedAt;
    });
    if (version !== base) await around.onPublished?.('refresh', { version, parts, publishedAt });
  }

  return steps.do('end', async () => {
    const isNew = patched !== null && patched.version !== patched.base;
    const state: SyncEnd = isNew ? 'published' : 'unchanged';
    const message = patched
      ? `Took over price and stock of ${counted(patched.count, 'part')}.`
      : 'Nothing says what has changed since the catalog was read: a full synchronization comes first.';
    await log.end(id, state, { message, ...(patched && { version: patched.version }) });
    return { state, message };
  });
};
