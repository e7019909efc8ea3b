/** Texts are kept packed: memory holds several times as many, and browsers get them as they lie there. */
const TEXT = /^(?:text\/|image\/svg|application\/(?:json|xml|problem))/;

export const isText = (contentType: string | undefined): boolean => TEXT.test(contentType ?? '');

type Bytes = Uint8Array<ArrayBuffer>;

const through = (body: Bytes, stream: CompressionStream | DecompressionStream): Response =>
  new Response(new Response(body).body?.pipeThrough(stream as unknown as TransformStream<Uint8Array, Bytes>));

export const pack = async (body: Bytes): Promise<Bytes> =>
  new Uint8Array(await through(body, new CompressionStream('gzip')).arrayBuffer());

export const unpacked = (body: Bytes): ReadableStream | null => through(body, new DecompressionStream('gzip')).body;

const GZIP = /(?:^|[ ,])gzip(?! *; *q=0(?:\.0*)?(?:$|[ ,]))(?:$|[ ,;])/i;

/**
 * Whether a client takes packed bodies. The platform says `gzip` to a Worker for every client, and tells beside it what the
 * client said: nothing, with many a tool.
 */
export const takesPacked = (request: Request & { readonly cf?: { readonly clientAcceptEncoding?: string } }): boolean =>
  GZIP.test(request.cf?.clientAcceptEncoding ?? request.headers.get('Accept-Encoding') ?? '');
