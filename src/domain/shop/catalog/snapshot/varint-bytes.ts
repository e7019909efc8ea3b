import { WORD } from './checked-payload.ts';
import { SnapshotError } from './snapshot-error.ts';

const MORE = 0x80;
const DIGIT_BITS = 7;
/** Bytes of the longest number of 32 bits. Its last byte has four bits. */
const LONGEST = 5;
const LARGEST_LAST = 0x0f;
const FIRST_CAPACITY = 1024;

/** Collects unsigned numbers of 32 bits, seven bits per byte, least significant first. */
export interface VarintWriter {
  add(value: number): void;
  addBytes(bytes: Uint8Array): void;
  /** Returns a view of the bytes so far. It is empty after more is added. */
  bytes(): Uint8Array<ArrayBuffer>;
}

export const varintWriter = (): VarintWriter => {
  let bytes = new Uint8Array(FIRST_CAPACITY);
  let length = 0;
  const makeRoom = (more: number): void => {
    if (length + more <= bytes.length) return;
    // Releases the smaller buffer immediately.
    bytes = new Uint8Array(bytes.buffer.transfer(Math.max(bytes.length * 2, length + more)));
  };
  return {
    addBytes(added) {
      makeRoom(added.length);
      bytes.set(added, length);
      length += added.length;
    },
    add(value) {
      makeRoom(LONGEST);
      let rest = value;
      while (rest >= MORE) {
        bytes[length++] = (rest % MORE) + MORE;
        rest = Math.floor(rest / MORE);
      }
      bytes[length++] = rest;
    },
    bytes: () => bytes.subarray(0, length),
  };
};

export interface VarintReader {
  /** Returns the next number. Throws `SnapshotError` at the end of the bytes or if the number has more than 32 bits. */
  next(): number;
  /** Returns the next number, of items to read. Throws `SnapshotError` if the remaining bytes cannot hold them. */
  nextCount(bytesPerItem: number): number;
  /** Returns a view of the next bytes. Throws `SnapshotError` if there are fewer. */
  nextBytes(count: number): Uint8Array;
  /** Throws `SnapshotError` if anything follows but the zeros that fill a word. */
  end(): void;
  /** Number of unread bytes. */
  remaining(): number;
}

export const varintReader = (bytes: Uint8Array): VarintReader => {
  let at = 0;
  const next = (): number => {
    // Most numbers are small.
    const only = bytes[at];
    if (only !== undefined && only < MORE) {
      at++;
      return only;
    }
    let value = 0;
    for (let digit = 0; digit < LONGEST; digit++) {
      const byte = bytes[at++];
      if (byte === undefined || (digit === LONGEST - 1 && byte > LARGEST_LAST)) break;
      value += (byte % MORE) * 2 ** (digit * DIGIT_BITS);
      if (byte < MORE) return value;
    }
    throw new SnapshotError('download');
  };
  return {
    next,
    nextCount(bytesPerItem) {
      const count = next();
      if (count * bytesPerItem > bytes.length - at) throw new SnapshotError('download');
      return count;
    },
    nextBytes(count) {
      if (count > bytes.length - at) throw new SnapshotError('download');
      at += count;
      return bytes.subarray(at - count, at);
    },
    end() {
      const rest = bytes.subarray(at);
      if (rest.length >= WORD || rest.some((byte) => byte !== 0)) throw new SnapshotError('download');
    },
    remaining: () => bytes.length - at,
  };
};
