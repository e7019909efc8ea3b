import { checksum } from './checksum.ts';
import { SnapshotError } from './snapshot-error.ts';

/*
 * Bytes of a download with their checksum: a word that names the format, the number of payload words, two words of
 * checksum, the payload. Its end is filled with zeros up to a whole word, so that several can be concatenated.
 */

export const WORD = 4;
const HEADER_WORDS = 4;

/** Returns a payload with its header. */
export const withChecksum = (magic: number, payload: Uint8Array): Uint8Array<ArrayBuffer> => {
  const payloadWords = Math.ceil(payload.length / WORD);
  const words = new Uint32Array(HEADER_WORDS + payloadWords);
  const bytes = new Uint8Array(words.buffer);
  bytes.set(payload, HEADER_WORDS * WORD);
  words.set([magic, payloadWords, ...checksum(words.subarray(HEADER_WORDS), 0)]);
  return bytes;
};

/**
 * Returns the payloads of concatenated ones, with their filling.
 *
 * @throws SnapshotError if the bytes are damaged, cut off or of another format
 */
export const checkedPayloads = (magic: number, bytes: Uint8Array): readonly Uint8Array[] => {
  if (bytes.length % WORD !== 0) throw new SnapshotError('download');
  const aligned = bytes.byteOffset % WORD === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / WORD);
  const payloads: Uint8Array[] = [];
  for (let at = 0; at < words.length; ) {
    const [found, payloadWords = 0, sumA, sumB] = words.subarray(at, at + HEADER_WORDS);
    const start = at + HEADER_WORDS;
    const end = start + payloadWords;
    if (found !== magic || end > words.length) throw new SnapshotError('download');
    const [a, b] = checksum(words.subarray(start, end), 0);
    if (a !== sumA || b !== sumB) throw new SnapshotError('download');
    payloads.push(aligned.subarray(start * WORD, end * WORD));
    at = end;
  }
  return payloads;
};
