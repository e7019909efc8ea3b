/** Whether this browser has streams of bytes. WebKitGTK 2.50 has none. */
const hasByteStreams = (): boolean => {
  try {
    return new ReadableStream({ type: 'bytes' }) instanceof ReadableStream;
  } catch {
    return false;
  }
};

/** A stream of any values that replaces a stream of bytes. Readers without a separate buffer get the same from both. */
class StreamOfValues<R> extends ReadableStream<R> {
  constructor({ start, pull, cancel }: UnderlyingSource<R> = {}, strategy?: QueuingStrategy<R>) {
    super({ start, pull, cancel }, strategy);
  }
}

/**
 * Replaces the global class in the build of the device, because React renders pages as streams of bytes and would never
 * finish without them.
 */
const PageStream = hasByteStreams() ? ReadableStream : StreamOfValues;

export { PageStream as ReadableStream };
