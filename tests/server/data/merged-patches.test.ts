import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readValuePatches, writeValuePatch } from '../../../src/domain/shop/catalog/snapshot/value-patch.ts';
import { mergedPatches, type OpenBody } from '../../../src/server/data/merged-patches.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { snapshotOf } from '../../support/catalog/snapshot-of.ts';

const body =
  (bytes: Uint8Array): OpenBody =>
  async () =>
    new Response(new Uint8Array(gzipSync(bytes))).body as ReadableStream<Uint8Array>;

const withStock = (onHand: number): Uint8Array =>
  snapshotOf({
    ...SMALL_CATALOG,
    parts: SMALL_CATALOG.parts.map((part, at) => (at === 3 ? { ...part, onHand } : part)),
  });

const patchTo = (from: number, to: number): Uint8Array => {
  const patch = writeValuePatch(withStock(from), withStock(to));
  if (patch === null) throw new Error('The catalogs have different parts.');
  return patch;
};

const contentOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(gunzipSync(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).bytes()));

test('a part that changed several times is in the result once, with its last values', async () => {
  const content = await contentOf(await mergedPatches([1, 2, 3].map((stock) => body(patchTo(stock, stock + 1)))));
  expect(readValuePatches(content).map(({ onHand }) => onHand)).toEqual([4]);
  expect(content).toEqual(patchTo(1, 4));
});

test('passes a single patch through unchanged', async () => {
  expect(await contentOf(await mergedPatches([body(patchTo(1, 2))]))).toEqual(patchTo(1, 2));
});

test('fails if a patch cannot be read', async () => {
  const failing: OpenBody = async () => {
    throw new Error('The bucket is away.');
  };
  await expect(mergedPatches([body(patchTo(1, 2)), failing])).rejects.toThrow('away');
  await expect(mergedPatches([body(patchTo(1, 2)), body(new Uint8Array(8))])).rejects.toThrow('damaged');
});
