/*
 * Traces of another file within one. A file that is two at once is harmless as the one that its name says, and not as the
 * other one.
 */

const LESS_THAN = 0x3c;

/** Tags that make a browser take a file for a page, wherever they stand. In compressed data they come about by chance once in thousands of large files. */
const TAGS = ['!doctype html', 'html', 'script', 'iframe', 'body', 'svg', 'object', 'embed'].map((tag) =>
  Array.from(tag, (letter) => letter.charCodeAt(0)),
);
/** White space, `/` and `>`: what ends the name of a tag. */
const AFTER_NAME: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x20, 0x2f, 0x3e]);

/** The directory at the end of a ZIP archive; readers look for it from the end, over a comment of at most 64 KB. */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
const ZIP_REACH = 65_536 + 22;

const lower = (byte: number | undefined): number =>
  byte !== undefined && byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : (byte ?? 0);

const isTagAt = (bytes: Uint8Array, at: number): boolean =>
  TAGS.some(
    (tag) =>
      tag.every((letter, index) => lower(bytes[at + index]) === letter) && AFTER_NAME.has(bytes[at + tag.length] ?? 0),
  );

/** Whether tags of a web page stand anywhere in a file. */
export const holdsMarkup = (bytes: Uint8Array): boolean => {
  for (let at = bytes.indexOf(LESS_THAN); at !== -1; at = bytes.indexOf(LESS_THAN, at + 1)) {
    if (isTagAt(bytes, at + 1)) return true;
  }
  return false;
};

/** Whether programs for ZIP archives would open a file. */
export const holdsArchive = (bytes: Uint8Array): boolean => {
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_REACH));
  const [first = 0] = ZIP_END;
  for (let at = tail.indexOf(first); at !== -1; at = tail.indexOf(first, at + 1)) {
    if (ZIP_END.every((byte, index) => tail[at + index] === byte)) return true;
  }
  return false;
};
