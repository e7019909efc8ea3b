/** Compresses text or bytes as they are added, so that only compressed bytes are in memory. */
export interface GzipFile {
  add(text: string): Promise<void>;
  addBytes(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

export const gzipFile = (): GzipFile => {
  const { readable, writable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  const bytes = new Response(readable).arrayBuffer();
  // Reported by `finish`, or by the failed `add` before it.
  bytes.catch(() => undefined);
  const encoder = new TextEncoder();
  return {
    add: (text) => writer.write(encoder.encode(text)),
    addBytes: (piece) => writer.write(piece),
    async finish() {
      await writer.close();
      return new Uint8Array(await bytes);
    },
  };
};

/** Bytes that are compressed at a time. A pause between them yields to other requests of the isolate. */
const PIECE_BYTES = 1_000_000;

/** Compresses bytes. */
export const gzipped = async (
  bytes: Uint8Array<ArrayBuffer>,
  pause: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const file = gzipFile();
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    await file.addBytes(bytes.subarray(at, at + PIECE_BYTES));
    await pause();
  }
  return file.finish();
};
