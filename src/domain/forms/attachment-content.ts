import type { AttachmentKind } from './attachment.ts';

/*
 * What a file is by its content. Only the Worker looks into files: what a browser says about them is not to be trusted.
 */

/** Bytes from the start of a file that its kind is read from. */
export const HEAD_BYTES = 512;

interface Content {
  readonly mediaType: string;
  readonly isHead: (head: Uint8Array) => boolean;
}

const startsWith = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);

/** The head as text, byte by byte. */
const headText = (head: Uint8Array): string => Array.from(head, (byte) => String.fromCharCode(byte)).join('');

const isText = (head: Uint8Array): boolean => head.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));

const CONTENTS: Readonly<Record<AttachmentKind, Content>> = {
  pdf: { mediaType: 'application/pdf', isHead: (head) => headText(head).startsWith('%PDF-') },
  // ISO 10303-21: an exchange structure begins with this word.
  step: {
    mediaType: 'model/step',
    isHead: (head) => /^(?:\u00ef\u00bb\u00bf)?\s*(?:\/\*[\s\S]*?\*\/\s*)?ISO-10303-21\s*;/.test(headText(head)),
  },
  // Text form: group code 999 (comment) or 0 with SECTION; binary form: its own signature.
  dxf: {
    mediaType: 'image/vnd.dxf',
    isHead: (head) =>
      headText(head).startsWith('AutoCAD Binary DXF\r\n\u001a\0') ||
      (isText(head) && /^\s*(?:999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\s*\n/.test(headText(head))),
  },
  png: {
    mediaType: 'image/png',
    isHead: (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  jpg: { mediaType: 'image/jpeg', isHead: (head) => startsWith(head, [0xff, 0xd8, 0xff]) },
};

export const mediaTypeOf = (kind: AttachmentKind): string => CONTENTS[kind].mediaType;

/** Whether a file begins as its kind must. @param head its first `HEAD_BYTES` bytes */
export const isOfKind = (kind: AttachmentKind, head: Uint8Array): boolean => CONTENTS[kind].isHead(head);
