import { inGroups } from '../../domain/kit/in-groups.ts';
import { mergeValuePatches } from '../../domain/shop/catalog/snapshot/value-patch.ts';
import { gzipped } from './gzip-file.ts';

type GzipBody = ReadableStream<Uint8Array>;

/** Opens a body. */
export type OpenBody = () => Promise<GzipBody>;

/** The platform opens this many connections of a request at a time. */
const AT_ONCE = 6;

const decompressed = async (open: OpenBody): Promise<ArrayBuffer> => {
  const content = (await open()).pipeThrough(new DecompressionStream('gzip'));
  return new Response(content as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer();
};

/**
 * Returns a series of patches as one, with gzip. A day of refreshes has some parts and most price lists several times.
 *
 * @param bodies patches with gzip, oldest first
 */
export const mergedPatches = async (bodies: readonly OpenBody[]): Promise<GzipBody> => {
  const [first] = bodies;
  if (bodies.length === 1 && first) return first();
  const patches = await inGroups(bodies, AT_ONCE, decompressed);
  const joined = await new Blob(patches).arrayBuffer();
  const compressed = await gzipped(mergeValuePatches(new Uint8Array(joined)), async () => undefined);
  return new Blob([compressed]).stream();
};
