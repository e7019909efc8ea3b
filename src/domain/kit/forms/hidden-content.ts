/*
 * Detects a second file hidden within a file. Such a file is harmless when opened as its extension says, but not when
 * opened as the other kind.
 */

const LESS_THAN = 0x3c;

/**
 * Tags that make a browser treat a file as a page, at any position. In compressed data they occur by chance in about
 * one of thousands of large files.
 */
const TAGS = ['!doctype html', 'html', 'script', 'iframe', 'body', 'svg', 'object', 'embed'].map((tag) =>
  Array.from(tag, (letter) => letter.charCodeAt(0)),
);
/** White space, `/` and `>`: the characters that end a tag name. */
const AFTER_NAME: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x20, 0x2f, 0x3e]);

/**
 * Signature of the directory at the end of a ZIP archive. Readers search for it from the end, across a comment of up to
 * 64 KB.
 */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
const ZIP_REACH = 65_536 + 22;

const lower = (byte: number | undefined): number =>
  byte !== undefined && byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : (byte ?? 0);

const isTagAt = (bytes: Uint8Array, at: number): boolean =>
  TAGS.some(
    (tag) =>
      tag.every((letter, index) => lower(bytes[at + index]) === letter) && AFTER_NAME.has(bytes[at + tag.length] ?? 0),
  );

/** Returns whether a file contains tags of a web page at any position. */
export const containsMarkup = (bytes: Uint8Array): boolean => {
  for (let at = bytes.indexOf(LESS_THAN); at !== -1; at = bytes.indexOf(LESS_THAN, at + 1)) {
    if (isTagAt(bytes, at + 1)) return true;
  }
  return false;
};

/** Returns whether ZIP programs would open a file. */
export const containsArchive = (bytes: Uint8Array): boolean => {
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_REACH));
  const [first = 0] = ZIP_END;
  for (let at = tail.indexOf(first); at !== -1; at = tail.indexOf(first, at + 1)) {
    if (ZIP_END.every((byte, index) => tail[at + index] === byte)) return true;
  }
  return false;
};
