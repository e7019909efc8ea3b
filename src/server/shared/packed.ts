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

type FromClient = Request & { readonly cf?: { readonly clientAcceptEncoding?: string } };

/**
 * Whether a client takes packed bodies. The platform says `gzip` to a Worker for every client, and tells beside it what the
 * client said: nothing, with many a tool. Browsers mean it; reading what is told of them would be a tenth of a kept answer's work.
 */
export const takesPacked = (request: FromClient): boolean => {
  const { headers } = request;
  const told = headers.has('Sec-Fetch-Mode') ? undefined : request.cf?.clientAcceptEncoding;
  return GZIP.test(told ?? headers.get('Accept-Encoding') ?? '');
};
