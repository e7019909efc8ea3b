export type GzipBody = ReadableStream<Uint8Array>;

/** Opens a body when it is its turn. */
export type OpenBody = () => Promise<GzipBody>;

/** Decompresses the bodies one after the other, so that only one is in memory. */
async function* decompressed(bodies: readonly OpenBody[]): AsyncGenerator<Uint8Array> {
  for (const open of bodies) {
    const reader = (await open()).pipeThrough(new DecompressionStream('gzip')).getReader();
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
    } finally {
      await reader.cancel();
    }
  }
}

/**
 * Returns the content of gzip streams as one gzip stream. Compresses it again, because browsers ignore everything after
 * the first member of a stream with several.
 */
export const joinedGzip = async (bodies: readonly OpenBody[]): Promise<GzipBody> => {
  const [first] = bodies;
  if (bodies.length === 1 && first) return first();
  const pieces = decompressed(bodies);
  // The first piece is read before the response starts, so that a bucket that fails is an error with a status.
  let next = await pieces.next();
  const content = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(next.value);
      next = await pieces.next();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return content.pipeThrough(new CompressionStream('gzip'));
};
