import { usdE5 } from '../../../src/domain/kit/units.ts';
import { wholeVersions } from '../../../src/domain/shop/bulk/data-index.ts';
import { patchSnapshot } from '../../../src/domain/shop/catalog/snapshot/patch-snapshot.ts';
import { readSnapshot } from '../../../src/domain/shop/catalog/snapshot/read-snapshot.ts';
import {
  readPointer,
  readSnapshotBytes,
  type SnapshotStore,
  storeSnapshot,
} from '../../../src/server/catalog/publish.ts';
import { readIndex } from '../../../src/server/data/data-bucket.ts';
import { writeData } from '../../../src/server/data/write-data.ts';
import type { Steps } from '../../../src/server/sync/steps.ts';
import type { SyncKind } from '../../../src/server/sync/sync-run.ts';
import { openLocalBindings } from '../../../src/tools/start/local-bindings.ts';
import { prepareState } from '../../../src/tools/start/prepare-state.ts';
import { fakeBucket } from '../../support/services/fake-bucket.ts';
import { fakeKv } from '../../support/services/fake-kv.ts';
import { report } from '../report.ts';

const CHANGED = 1000;
const MEGABYTE = 2 ** 20;

/** Reports the CPU time of writing the data files of a snapshot, in one process with a bucket in memory. */
export const dataFileFigures = async (snapshot: Uint8Array): Promise<void> => {
  const kv = fakeKv();
  const bucket = fakeBucket();
  let total = 0;
  let slowest = 0;
  const steps: Steps = {
    async do(_, work) {
      const before = process.cpuUsage();
      const result = await work();
      const { user, system } = process.cpuUsage(before);
      const seconds = (user + system) / 1e6;
      total += seconds;
      slowest = Math.max(slowest, seconds);
      return result;
    },
  };
  const nothing = async (): Promise<void> => undefined;
  const write = async (kind: SyncKind, bytes: Uint8Array): Promise<void> => {
    const { version, counts } = readSnapshot(bytes);
    await storeSnapshot(kv, bytes, version);
    const published = { version, parts: counts.parts, publishedAt: Date.now() };
    await writeData(kind, published, { steps, bucket, kv, pause: nothing, note: nothing });
  };
  await write('full', snapshot);
  report({ name: 'data files of the catalog: CPU', value: total, unit: 's', bar: '≤ 60' });
  report({ name: 'data files of the catalog: slowest step', value: slowest, unit: 's', bar: '≤ 10' });
  const [newest] = wholeVersions(await readIndex(bucket));
  const bytes = newest?.files.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
  report({ name: 'data files of the catalog: size', value: bytes / MEGABYTE, unit: 'MB' });

  total = 0;
  const ids = readSnapshot(snapshot).section('ids').slice(0, CHANGED);
  const values = { priceE5: usdE5(0), priceList: null, onHand: 7, vendorQuantity: 0 };
  const patched = patchSnapshot(
    snapshot,
    Array.from(ids, (id) => ({ id, ...values })),
  );
  await write('refresh', patched.snapshot);
  report({ name: `data file of ${CHANGED} changed parts: CPU`, value: total, unit: 's', bar: '≤ 5' });
};

if (import.meta.main) {
  const { directory } = await prepareState({ port: Number(process.env.PORT ?? 8796) });
  const bindings = await openLocalBindings(directory);
  const kv = bindings.kv as unknown as SnapshotStore;
  const pointer = await readPointer(kv);
  const snapshot = pointer && (await readSnapshotBytes(kv, pointer.version));
  await bindings.close();
  if (!snapshot) throw new Error('There is no catalog.');
  await dataFileFigures(snapshot);
}
