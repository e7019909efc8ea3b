/** Compresses text as it is added, so that only compressed bytes are in memory. */
export interface GzipFile {
  add(text: string): Promise<void>;
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
    async finish() {
      await writer.close();
      return new Uint8Array(await bytes);
    },
  };
};
