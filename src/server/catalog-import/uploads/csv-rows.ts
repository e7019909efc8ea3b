import Papa from 'papaparse';

/** A file that cannot be read, with a reason for people. */
export class UnreadableFile extends Error {}

const DELIMITERS = [',', ';', '\t'] as const;
/** A longer row means that a double quote is not closed. */
const LONGEST_ROW = 1_000_000;

/** Returns the delimiter of a text with a header: the one that its first line has most. */
export const delimiterOf = (text: string): string => {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (sign: string): number => line.split(sign).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
};

/** Decodes pieces of UTF-8. Throws `UnreadableFile` for other encodings. */
async function* decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  try {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreadableFile('The file is not UTF-8. Save it as CSV UTF-8 or XLSX, and upload it again.');
  }
}

/**
 * Generates the rows of a CSV file in batches, the header first. The columns are separated by commas, semicolons or tabs. Holds
 * one piece of the file at a time.
 */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly (readonly string[])[]> {
  let text = '';
  let heldBack = '';
  let parser: Papa.Parser | null = null;
  const parse = (isLast: boolean): string[][] => {
    parser ??= new Papa.Parser({ delimiter: delimiterOf(text), newline: '\n' } as Papa.ParseConfig);
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
    const isOpen = errors.some(({ type }) => type === 'Quotes') && (isLast || text.length > LONGEST_ROW);
    text = text.slice(meta.cursor);
    if (isOpen || text.length > LONGEST_ROW)
      throw new UnreadableFile(
        'A double quote is not closed, or is inside a cell without quotes. Correct it, and upload again.',
      );
    return data;
  };
  for await (const piece of decodedText(bytes)) {
    const decoded = heldBack + piece;
    // The line feed of a carriage return may be in the next piece.
    heldBack = decoded.endsWith('\r') ? '\r' : '';
    text += decoded.slice(0, decoded.length - heldBack.length).replace(/\r\n?/g, '\n');
    // The delimiter is known once the header is complete.
    if (parser === null && !text.includes('\n') && text.length < LONGEST_ROW) continue;
    yield parse(false);
  }
  if (text !== '') yield parse(true);
}

/** Reads a stream as an async iterable; the type of the runtime's streams does not declare that it is one. */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
