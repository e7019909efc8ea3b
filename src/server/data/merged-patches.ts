import { mergeValuePatches } from '../../domain/shop/catalog/snapshot/value-patch.ts';
import { gzipped } from './gzip-file.ts';

type GzipBody = ReadableStream<Uint8Array>;

/** Opens a body when it is its turn. */
export type OpenBody = () => Promise<GzipBody>;

/**
 * Returns a series of patches as one, with gzip. A day of refreshes has some parts and most price lists several times.
 *
 * @param bodies patches with gzip, oldest first
 */
export const mergedPatches = async (bodies: readonly OpenBody[]): Promise<GzipBody> => {
  const [first] = bodies;
  if (bodies.length === 1 && first) return first();
  const patches: Uint8Array[] = [];
  for (const open of bodies) {
    const content = (await open()).pipeThrough(new DecompressionStream('gzip'));
    patches.push(new Uint8Array(await new Response(content as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()));
  }
  const joined = await new Blob(patches as Uint8Array<ArrayBuffer>[]).arrayBuffer();
  const compressed = await gzipped(mergeValuePatches(new Uint8Array(joined)), async () => undefined);
  return new Blob([compressed]).stream();
};
