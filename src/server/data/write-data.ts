import { counted } from '../../domain/kit/text/counted.ts';
import {
  DATA_FORMAT,
  type DataFile,
  sameDelta,
  wholeVersions,
  withVersion,
} from '../../domain/shop/bulk/data-index.ts';
import type { Row } from '../../domain/shop/bulk/tables.ts';
import { openParts } from '../../domain/shop/catalog/index/open-parts.ts';
import { release } from '../../domain/shop/catalog/snapshot/release.ts';
import { readSnapshotBytes, type SnapshotStore } from '../catalog/publish.ts';
import type { PublishedVersion } from '../sync/full-sync.ts';
import type { Steps } from '../sync/steps.ts';
import type { SyncKind } from '../sync/sync-run.ts';
import {
  type Block,
  type BulkCatalog,
  blocksOf,
  bulkCatalog,
  cellsOf,
  compoundRow,
  firstByKey,
  partNumberAt,
  partRow,
  priceListRows,
  sizeRow,
  stockRow,
} from './bulk-catalog.ts';
import { changedLists, changedParts, type RecordChange, removedParts } from './catalog-changes.ts';
import { type DataBucket, readIndex, removeIndexFiles, removeUnlisted, writeIndex } from './data-bucket.ts';
import { type FileTarget, writeChanges, writeTable } from './write-files.ts';
import { publishIndexFile, writeIndexFile } from './write-index-file.ts';

/** Maximum parts of a file of parts, and of a step that compares two versions. */
const PARTS_A_FILE = 100_000;
const COMPARED_PARTS = 200_000;

/** Dependencies of writing the data files. */
export interface DataSurroundings {
  readonly steps: Steps;
  readonly bucket: DataBucket;
  readonly kv: SnapshotStore;
  readonly pause: () => Promise<void>;
  /** Records the current activity. */
  readonly note: (message: string) => Promise<void>;
}

/** Runs work on the catalog of a version and releases its memory afterwards. */
const withCatalog = async <Result>(
  kv: SnapshotStore,
  version: string,
  work: (bulk: BulkCatalog) => Result | Promise<Result>,
): Promise<Result> => {
  const bytes = await readSnapshotBytes(kv, version);
  if (!bytes) throw new Error(`Version ${version} of the catalog cannot be read.`);
  try {
    return await work(bulkCatalog(openParts(bytes)));
  } finally {
    release(bytes);
  }
};

const numbered = (name: string, at: number, of: number): string =>
  of === 1 ? name : `${name}-${String(at + 1).padStart(2, '0')}`;

function* partRows(bulk: BulkCatalog, block: Block, rowOf: typeof partRow | typeof stockRow): Generator<Row> {
  for (const cell of cellsOf(bulk.catalog, block)) {
    const partNumber = partNumberAt(bulk.catalog, cell);
    const row = partNumber === null ? null : rowOf(bulk, cell, partNumber);
    if (row !== null) yield row;
  }
}

const writeLists = async (target: FileTarget, bulk: BulkCatalog): Promise<DataFile[]> => {
  const { sizes, compounds, priceLists, listIds } = bulk;
  const compoundsByCode = firstByKey(
    compounds.map(({ compound }) => compound),
    ({ code }) => code,
  );
  const sizeRows = [...firstByKey(sizes, ({ name }) => name).values()].map(sizeRow);
  const lists = priceLists.flatMap((list, at) => priceListRows(listIds[at] as string, list));
  return [
    ...(await writeTable(target, 'sizes', 'sizes', sizeRows)),
    ...(await writeTable(target, 'compounds', 'compounds', [...compoundsByCode.values()].map(compoundRow))),
    ...(await writeTable(target, 'price_lists', 'price_lists', lists)),
  ];
};

interface Comparison {
  readonly blocks: readonly Block[];
  readonly at: number;
}

/** The changes of one step: the first also has the lists, the last the removed parts. */
function* changesOf(from: BulkCatalog, to: BulkCatalog, { blocks, at }: Comparison): Generator<RecordChange> {
  if (at === 0) yield* changedLists(from, to);
  yield* changedParts(from, to, blocks[at] as Block);
  if (at === blocks.length - 1) yield* removedParts(from, to, [0, from.catalog.compounds.length]);
}

/**
 * Writes the files of a published version: all tables after a full synchronization or the first refresh, and what changed
 * since the last version, and the search index for browsers. The version appears in the index when all of its files are
 * stored. Old versions are deleted after that.
 */
export const writeData = async (
  kind: SyncKind,
  { version, parts, publishedAt }: PublishedVersion,
  { steps, bucket, kv, pause, note }: DataSurroundings,
): Promise<void> => {
  const target: FileTarget = { bucket, version, pause };

  const plan = await steps.do('data plan', async () => {
    await note('Writes data files.');
    const index = await readIndex(bucket);
    const { version: last = null, format } = index.versions.at(-1) ?? {};
    const isKnown = last === version;
    // A version that fell out of KV, or has other rows, can no longer be compared.
    // Without whole files, there is nothing that a client could follow the changes from.
    const isComparable = !isKnown && last !== null && format === DATA_FORMAT && wholeVersions(index).length > 0;
    const from = isComparable && (await readSnapshotBytes(kv, last)) !== null ? last : null;
    const hasFiles = wholeVersions(index).some((one) => one.version === version);
    const isWhole = !hasFiles && (kind === 'full' || (from === null && !isKnown));
    if (!isWhole && from === null) return null;
    return withCatalog(kv, version, ({ catalog }) => {
      const all: Block[] = [[0, catalog.compounds.length]];
      const isCompared = from !== null && sameDelta(index, from, version) === null;
      const compared = kind === 'full' ? blocksOf(catalog, COMPARED_PARTS) : all;
      return { from, blocks: isWhole ? blocksOf(catalog, PARTS_A_FILE) : [], compared: isCompared ? compared : [] };
    });
  });
  const forIndex = { steps, bucket, kv, pause };
  if (plan === null) return publishIndexFile({ version, parts, publishedAt }, forIndex);
  const indexFile = await writeIndexFile(version, forIndex);

  const files: DataFile[] = [];
  const { blocks, compared, from } = plan;
  for (const [at, block] of blocks.entries()) {
    const written = await steps.do(`data parts ${at}`, async () => {
      await note(`Writes data files: parts, ${at + 1} of ${blocks.length}.`);
      return withCatalog(kv, version, (bulk) =>
        writeTable(target, 'parts', numbered('parts', at, blocks.length), partRows(bulk, block, partRow)),
      );
    });
    files.push(...written);
  }
  if (blocks.length > 0) {
    const lists = await steps.do('data lists', () => withCatalog(kv, version, (bulk) => writeLists(target, bulk)));
    const stock = await steps.do('data stock', () =>
      withCatalog(kv, version, (bulk) =>
        writeTable(target, 'stock', 'stock', partRows(bulk, [0, bulk.catalog.compounds.length], stockRow)),
      ),
    );
    files.push(...lists, ...stock);
  }

  const keys: number[] = [];
  const changes: DataFile[] = [];
  if (from !== null) {
    for (const at of compared.keys()) {
      const firstList = keys.length;
      const written = await steps.do(`data changes ${at}`, async () => {
        await note('Writes data files: changes.');
        const name = numbered(`changes-${from}-${version}`, at, compared.length);
        const { keys: lists, files: stored } = await withCatalog(kv, from, (earlier) =>
          withCatalog(kv, version, (bulk) =>
            writeChanges(target, from, name, changesOf(earlier, bulk, { blocks: compared, at }), firstList),
          ),
        );
        return { keys: lists, files: stored };
      });
      keys.push(...written.keys);
      changes.push(...written.files);
    }
  }

  await steps.do('data index', async () => {
    const before = await readIndex(bucket);
    const delta = from === null ? null : (sameDelta(before, from, version) ?? { from, keys, files: changes });
    const published_at = new Date(publishedAt).toISOString();
    const added = { version, format: DATA_FORMAT, published_at, parts, files, delta, index: indexFile };
    const index = withVersion(before, added);
    await removeIndexFiles(bucket, before, index);
    await writeIndex(bucket, index);
    if (blocks.length > 0) await removeUnlisted(bucket, index);
    await note(`Wrote ${counted(files.length + changes.length, 'data file')}.`);
    return null;
  });
};
