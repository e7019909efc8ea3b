/** Texts are kept packed: memory holds several times as many, and browsers get them as they lie there. */
const TEXT = /^(?:text\/|image\/svg|application\/(?:json|xml|problem))/;

export const isText = (contentType: string | undefined): boolean => TEXT.test(contentType ?? '');

type Bytes = Uint8Array<ArrayBuffer>;

const through = (body: Bytes, stream: CompressionStream | DecompressionStream): Response =>
  new Response(new Response(body).body?.pipeThrough(stream as unknown as TransformStream<Uint8Array, Bytes>));

export const pack = async (body: Bytes): Promise<Bytes> =>
  new Uint8Array(await through(body, new CompressionStream('gzip')).arrayBuffer());

export const unpacked = (body: Bytes): ReadableStream | null => through(body, new DecompressionStream('gzip')).body;

/** Whether a client takes packed bodies. @example takesPacked('gzip, br') // true */
export const takesPacked = (acceptEncoding: string | undefined): boolean =>
  /(?:^|[ ,])gzip(?! *; *q=0(?:\.0*)?(?:$|[ ,]))(?:$|[ ,;])/i.test(acceptEncoding ?? '');
