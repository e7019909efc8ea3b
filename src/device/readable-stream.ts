/** Whether this browser has streams of bytes. Browsers with WebKit had none for long. */
const hasByteStreams = (): boolean => {
  try {
    return new ReadableStream({ type: 'bytes' }) instanceof ReadableStream;
  } catch {
    return false;
  }
};

/** A stream of any values in place of a stream of bytes. For readers that bring no buffer of their own, both are the same. */
class StreamOfValues<R> extends ReadableStream<R> {
  constructor({ start, pull, cancel }: UnderlyingSource<R> = {}, strategy?: QueuingStrategy<R>) {
    super({ start, pull, cancel }, strategy);
  }
}

/**
 * The build of the device puts this in place of the global class, because React renders pages as streams of bytes: where
 * there are none, it would never finish.
 */
const PageStream = hasByteStreams() ? ReadableStream : StreamOfValues;

export { PageStream as ReadableStream };
