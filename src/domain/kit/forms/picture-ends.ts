/*
 * Finds the end of a picture from its file structure. Image programs ignore all bytes after that end, which makes it a
 * hiding place for other files.
 */

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = 0x49484452;
const IEND = 0x49454e44;
/** Bytes of a chunk's length, name and checksum. */
const PNG_FRAME = 12;

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

const wordAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0;

/** Returns the offset after a PNG's last chunk, or null if the bytes are not a complete PNG. */
export const pngEnd = (bytes: Uint8Array): number | null => {
  if (!PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return null;
  if (wordAt(bytes, PNG_SIGNATURE.length + 4) !== IHDR) return null;
  for (let at = PNG_SIGNATURE.length; at + PNG_FRAME <= bytes.length; ) {
    const next = at + PNG_FRAME + wordAt(bytes, at);
    if (next > bytes.length) return null;
    if (wordAt(bytes, at + 4) === IEND) return next;
    at = next;
  }
  return null;
};

/**
 * Returns the offset after the data of a scan: that of the next marker that is neither a restart marker nor an escaped
 * byte.
 */
const scanEnd = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(MARK, from); at !== -1; at = bytes.indexOf(MARK, at + 1)) {
    const mark = bytes[at + 1] ?? 0;
    const isOfScan = mark === 0 || mark === MARK || (mark >= 0xd0 && mark <= 0xd7);
    if (!isOfScan) return at;
  }
  return bytes.length;
};

/** Returns the offset after the JPEG that starts at `from`, or null if no complete JPEG starts there. */
const jpegEndFrom = (bytes: Uint8Array, from: number): number | null => {
  if (bytes[from] !== MARK || bytes[from + 1] !== START || bytes[from + 2] !== MARK) return null;
  for (let at = from + 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== MARK) return null;
    const mark = bytes[at + 1] ?? 0;
    if (mark === END) return at + 2;
    if (mark === MARK) {
      at += 1;
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) return null;
    at += 2 + length;
    if (mark === SCAN) at = scanEnd(bytes, at);
  }
  return null;
};

/**
 * Returns the offset after a JPEG, including the smaller pictures and zero padding that cameras append, or null as
 * above.
 */
export const jpegEnd = (bytes: Uint8Array): number | null => {
  let end = jpegEndFrom(bytes, 0);
  while (end !== null && end < bytes.length) {
    let next = end;
    while (bytes[next] === 0) next += 1;
    if (next === bytes.length) return next;
    const more = jpegEndFrom(bytes, next);
    if (more === null) return end;
    end = more;
  }
  return end;
};
