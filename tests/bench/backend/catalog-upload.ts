import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { dollars } from '../../../src/domain/shop/catalog-files/written-rows.ts';
import { partFinder } from '../../../src/domain/shop/catalog-uploads/part-finder.ts';
import { NO_FIXES } from '../../../src/domain/shop/catalog-uploads/upload-fixes.ts';
import type { UploadKind } from '../../../src/domain/shop/catalog-uploads/upload-kinds.ts';
import { currentCatalog } from '../../../src/server/catalog-import/current-catalog.ts';
import { publishImport } from '../../../src/server/catalog-import/publish-import.ts';
import { rollBack } from '../../../src/server/catalog-import/roll-back.ts';
import { checkUpload } from '../../../src/server/catalog-import/uploads/check-upload.ts';
import { memoryPeak } from '../../../src/tools/catalog/memory-peak.ts';
import { openLocalBindings } from '../../../src/tools/start/local-bindings.ts';
import { prepareState } from '../../../src/tools/start/prepare-state.ts';
import { copyState } from '../../../src/tools/start/seed-base.ts';
import { NOTE } from '../../support/catalog/import-note.ts';
import { report } from '../report.ts';

/*
 * Checks, publishes and rolls back a price file of 25,000 rows and the stock of all 1,084,458 parts, on a copy of the seeded
 * catalog. Prints time and memory beyond the start of this process; D1 runs in another one. V8 gets 128 MB for objects, as an
 * isolate has. Stop the site of the same PORT first.
 */
const PRICE_ROWS = 25_000;

const encoder = new TextEncoder();

/** Generates a price file: parts of all compounds, each price 3% higher. */
async function* priceFile(db: D1Database): AsyncGenerator<Uint8Array> {
  const { tables } = await currentCatalog(db);
  const { numberOf } = partFinder(tables);
  yield encoder.encode('part_number,from_quantity_pcs,unit_price_usd\r\n');
  let rows = 0;
  for (let cell = 0; rows < PRICE_ROWS; cell += 97) {
    const list = tables.priceLists[(tables.offers[cell] ?? 0) - 1];
    if (list === undefined || list.hidesPrices) continue;
    const lines = list.breaks.map(
      ([quantity, e5]) => `${numberOf(cell)},${quantity},${dollars(Math.ceil(e5 * 1.03))}\r\n`,
    );
    rows += lines.length;
    yield encoder.encode(lines.join(''));
  }
}

/** Generates the stock of every part, each with another number. */
async function* stockFile(db: D1Database): AsyncGenerator<Uint8Array> {
  const { tables } = await currentCatalog(db);
  const { numberOf } = partFinder(tables);
  let text = 'part_number,on_hand_pcs\r\n';
  for (const [cell, offer] of tables.offers.entries()) {
    if (offer === -1) continue;
    text += `${numberOf(cell)},${(tables.stock[cell] ?? 0) + 1}\r\n`;
    if (text.length < 65_536) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
}

/** Returns a file as a stream whose catalog is no longer in memory. */
const collected = async (file: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(piece);
  return (async function* read() {
    yield* pieces;
  })();
};

const measure = async (
  db: D1Database,
  kind: UploadKind,
  columns: readonly string[],
  file: AsyncIterable<Uint8Array>,
): Promise<void> => {
  const memory = memoryPeak();
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  const checked = await checkUpload(db, file, { kind, columns, isWhole: false, fixes: NO_FIXES });
  report({ name: `${kind}: rows`, value: checked.report.rows, unit: 'rows' });
  report({ name: `${kind}: parts that change`, value: checked.report.parts, unit: 'parts' });
  report({ name: `${kind}: check`, value: seconds(), unit: 's' });
  const published = await publishImport(db, checked.current, checked.next, NOTE, { now: Date.now() });
  report({ name: `${kind}: check and publish`, value: seconds(), unit: 's', bar: '≤ 60' });
  report({ name: `${kind}: the transaction`, value: published.switchMs / 1000, unit: 's', bar: '≤ 30' });
  report({ name: `${kind}: rows written`, value: published.rows, unit: 'rows' });
  report({ name: `${kind}: staged rows`, value: published.stagedRows, unit: 'rows' });
  report({ name: `${kind}: memory`, value: memory.stop(), unit: 'MiB', bar: '≤ 96' });
  const rolledBackAt = performance.now();
  await rollBack(
    db,
    { target: published.version - 1, last: published.version, reason: 'bench' },
    { staffId: null, who: 'Bench' },
    { now: Date.now() },
  );
  report({ name: `${kind}: roll back`, value: (performance.now() - rolledBackAt) / 1000, unit: 's', bar: '≤ 30' });
};

const { directory } = await prepareState({ port: Number(process.env.PORT ?? 8796) });
const copy = mkdtempSync(join(tmpdir(), 'catalog-upload-'));
try {
  await copyState(directory, copy);
  const { db, close } = await openLocalBindings(copy);
  try {
    await measure(db, 'prices', ['part_number', 'from_quantity_pcs', 'unit_price_usd'], await collected(priceFile(db)));
    await measure(db, 'stock', ['part_number', 'on_hand_pcs'], await collected(stockFile(db)));
  } finally {
    await close();
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
