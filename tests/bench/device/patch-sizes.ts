import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { usdE5 } from '../../../src/domain/kit/units.ts';
import { testBit, wordCount } from '../../../src/domain/shop/catalog/bits/bits.ts';
import type { PartValues } from '../../../src/domain/shop/catalog/model.ts';
import { packSnapshot } from '../../../src/domain/shop/catalog/snapshot/packed-snapshot.ts';
import { patchSnapshot } from '../../../src/domain/shop/catalog/snapshot/patch-snapshot.ts';
import {
  NO_PRICE_LIST,
  priceListColumn,
  storedPriceLists,
} from '../../../src/domain/shop/catalog/snapshot/price-table.ts';
import { publicSnapshot } from '../../../src/domain/shop/catalog/snapshot/public-snapshot.ts';
import { readSnapshot } from '../../../src/domain/shop/catalog/snapshot/read-snapshot.ts';
import { mergeValuePatches, writeValuePatch } from '../../../src/domain/shop/catalog/snapshot/value-patch.ts';
import { readPointer, readSnapshotBytes, type SnapshotStore } from '../../../src/server/catalog/publish.ts';
import { openLocalBindings } from '../../../src/tools/start/local-bindings.ts';
import { prepareState } from '../../../src/tools/start/prepare-state.ts';
import { type Random, seededRandom } from '../../support/random.ts';

/** Assumption about a normal day: shares of the parts that change. */
export const NORMAL_DAY = { stockShare: 0.03, priceShare: 0.005 } as const;
const DAYS = 10;
/** Refreshes per day, every five minutes, if each finds a change. */
const REFRESHES = 288;

/** The sizes of one simulated day, in bytes. */
export interface PatchDay {
  readonly day: number;
  readonly stockChanges: number;
  readonly priceChanges: number;
  /** The whole packed public snapshot with gzip. */
  readonly whole: number;
  /** The patch from the day before with gzip. */
  readonly patch: number;
  /** The same changes as patches every five minutes, merged for one download, with gzip. Only of the first day. */
  readonly refreshes: number | null;
  readonly percent: number;
}

const gzipBytes = (bytes: Uint8Array): number => gzipSync(bytes).length;

const stockAfter = (random: Random, before: number): number =>
  random.chance(0.1)
    ? before + 100 + random.below(2000)
    : Math.max(0, before - 1 - random.below(Math.max(1, before >> 2)));

/** Returns the new values of the parts that change on one day. */
const changesOfDay = (bytes: Uint8Array, random: Random) => {
  const { counts, section } = readSnapshot(bytes);
  const lists = storedPriceLists({ lists: section('priceLists'), breaks: section('priceBreaks') });
  const [present, own, vendor] = [section('present'), section('own'), section('vendor')];
  const [ids, prices, listOf] = [section('ids'), section('prices'), priceListColumn(section('priceListOf'))];
  const [onHand, vendorQuantity] = [section('onHand'), section('vendorQuantity')];
  const words = wordCount(counts.sizes);
  const values: PartValues[] = [];
  let [rank, ownRank, vendorRank, stockChanges, priceChanges] = [0, 0, 0, 0, 0];
  for (let compound = 0; compound < counts.compounds; compound++) {
    for (let size = 0; size < counts.sizes; size++) {
      const row = compound * words;
      if (!testBit(present, size, row)) continue;
      const stock = testBit(own, size, row) ? (onHand[ownRank++] as number) : 0;
      const atVendors = testBit(vendor, size, row) ? (vendorQuantity[vendorRank++] as number) : 0;
      const list = listOf[rank] ?? NO_PRICE_LIST;
      const priceE5 = prices[rank] as number;
      const id = ids[rank++] as number;
      const hasNewStock = stock + atVendors > 0 && random.chance(NORMAL_DAY.stockShare);
      const hasNewPrice = list !== NO_PRICE_LIST && random.chance(NORMAL_DAY.priceShare);
      if (!hasNewStock && !hasNewPrice) continue;
      const newList = hasNewPrice ? random.pick(lists) : (lists[list - 1] ?? null);
      values.push({
        id,
        priceE5: usdE5(hasNewPrice ? (newList?.breaks[0]?.unitPriceE5 ?? 0) : priceE5),
        onHand: hasNewStock && stock > 0 ? stockAfter(random, stock) : stock,
        vendorQuantity: hasNewStock && stock === 0 ? stockAfter(random, atVendors) : atVendors,
        priceList: newList,
      });
      if (hasNewStock) stockChanges++;
      if (hasNewPrice) priceChanges++;
    }
  }
  return { values, stockChanges, priceChanges };
};

const patchBetween = (from: Uint8Array, to: Uint8Array): Uint8Array => {
  const patch = writeValuePatch(from, to);
  if (patch === null) throw new Error('There is no patch between the days.');
  return patch;
};

/** Returns the bytes of the merged patches if the changes arrive evenly over a day. */
const refreshBytes = (first: Uint8Array, values: readonly PartValues[], random: Random, refreshes: number): number => {
  const rounds = Array.from({ length: refreshes }, (): PartValues[] => []);
  for (const value of values) random.pick(rounds).push(value);
  let bytes = first;
  const patches: Uint8Array[] = [];
  for (const round of rounds) {
    const { snapshot } = patchSnapshot(bytes, round);
    patches.push(patchBetween(bytes, snapshot));
    bytes = snapshot;
  }
  return gzipBytes(mergeValuePatches(new Uint8Array(Buffer.concat(patches))));
};

/** Simulates days of a catalog with changes of a normal day, each on top of the day before. */
export const patchSizes = (snapshot: Uint8Array, refreshes: number | null = null): readonly PatchDay[] => {
  const random = seededRandom(34);
  const days: PatchDay[] = [];
  let before = publicSnapshot(snapshot);
  for (let day = 1; day <= DAYS; day++) {
    const { values, stockChanges, priceChanges } = changesOfDay(before, random);
    const { snapshot: after } = patchSnapshot(before, values);
    const [whole, patch] = [gzipBytes(packSnapshot(after)), gzipBytes(patchBetween(before, after))];
    const chain = day === 1 && refreshes !== null ? refreshBytes(before, values, random, refreshes) : null;
    days.push({ day, stockChanges, priceChanges, whole, patch, refreshes: chain, percent: (100 * patch) / whole });
    before = after;
  }
  return days;
};

/** Returns the size of a whole public snapshot as it is stored and as it is downloaded, in bytes. */
export const wholeSizes = (snapshot: Uint8Array): Readonly<Record<string, number>> => {
  const shown = publicSnapshot(snapshot);
  const packed = packSnapshot(shown);
  return {
    snapshot: shown.length,
    'snapshot, gzip': gzipBytes(shown),
    packed: packed.length,
    'packed, gzip': gzipBytes(packed),
    'packed, brotli 9': brotliCompressSync(packed, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
  };
};

if (import.meta.main) {
  const { directory } = await prepareState({ port: Number(process.env.PORT ?? 8796) });
  const bindings = await openLocalBindings(directory);
  const kv = bindings.kv as unknown as SnapshotStore;
  const pointer = await readPointer(kv);
  const snapshot = pointer && (await readSnapshotBytes(kv, pointer.version));
  await bindings.close();
  if (!snapshot) throw new Error('There is no catalog.');
  const { parts, stocked, priced } = readSnapshot(snapshot).counts;
  const { stockShare, priceShare } = NORMAL_DAY;
  console.log(`Whole file, bytes: ${JSON.stringify(wholeSizes(snapshot))}`);
  console.log(
    `Assumption: of ${parts} parts, ${stockShare * 100} % of ${stocked} stocked ones (${Math.round(stocked * stockShare)}) change stock and ` +
      `${priceShare * 100} % of ${priced} priced ones (${Math.round(priced * priceShare)}) change price list per day.`,
  );
  console.log('Percent = patch with gzip / whole file with gzip of the same day.');
  const days = patchSizes(snapshot, process.argv.includes('--refreshes') ? REFRESHES : null);
  console.table(days.map(({ percent, ...sizes }) => ({ ...sizes, percent: Number(percent.toFixed(2)) })));
}
