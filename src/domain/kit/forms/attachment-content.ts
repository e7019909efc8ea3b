import type { AttachmentKind } from './attachment.ts';
import { containsArchive, containsMarkup } from './hidden-content.ts';
import { jpegEnd, pngEnd } from './picture-ends.ts';

/*
 * Detects a file's kind by its content. Only the Worker inspects files, because the browser's claims about them cannot
 * be trusted. A valid file starts with its kind's signature at the first byte, ends with its kind's end marker, and
 * contains no other file.
 */

/** What is wrong with a file: it is of another kind, it does not end as its kind does, or it contains a second file. */
export type ContentProblem = 'other-kind' | 'other-end' | 'two-in-one';

interface Content {
  readonly mediaType: string;
  readonly begins: (bytes: Uint8Array) => boolean;
  readonly ends: (bytes: Uint8Array) => boolean;
}

const HEAD_BYTES = 512;
const TAIL_BYTES = 1024;

const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const headOf = (bytes: Uint8Array): string => textOf(bytes.subarray(0, HEAD_BYTES));
const tailOf = (bytes: Uint8Array): string => textOf(bytes.subarray(Math.max(0, bytes.length - TAIL_BYTES)));

/** The last bytes without the white space that editors and mail programs add. */
const lastWords = (bytes: Uint8Array): string => tailOf(bytes).trimEnd();

const isText = (bytes: Uint8Array): boolean => bytes.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));

const BINARY_DXF = 'AutoCAD Binary DXF\r\n\u001a\0';
const isBinaryDxf = (bytes: Uint8Array): boolean => headOf(bytes).startsWith(BINARY_DXF);

const CONTENTS: Readonly<Record<AttachmentKind, Content>> = {
  pdf: {
    mediaType: 'application/pdf',
    begins: (bytes) => /^%PDF-[12]\.\d/.test(headOf(bytes)),
    ends: (bytes) => lastWords(bytes).endsWith('%%EOF'),
  },
  // ISO 10303-21: an exchange structure is enclosed by these two words.
  step: {
    mediaType: 'model/step',
    begins: (bytes) =>
      /^(?:\u00ef\u00bb\u00bf)?\s*(?:\/\*[\s\S]*?\*\/\s*)?ISO-10303-21\s*;/.test(headOf(bytes)) && isText(bytes),
    ends: (bytes) => lastWords(bytes).endsWith('END-ISO-10303-21;'),
  },
  // Text form: starts with group code 999 (comment) or 0 with SECTION and ends with 0 and EOF. Binary form: has a
  // signature.
  dxf: {
    mediaType: 'image/vnd.dxf',
    begins: (bytes) =>
      isBinaryDxf(bytes) || (/^\s*(?:999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\s*\n/.test(headOf(bytes)) && isText(bytes)),
    ends: (bytes) =>
      isBinaryDxf(bytes) ? tailOf(bytes).endsWith('EOF\0') : /\n *0\r?\n *EOF$/.test(lastWords(bytes).slice(-40)),
  },
  png: {
    mediaType: 'image/png',
    begins: (bytes) => headOf(bytes).startsWith('\u0089PNG\r\n\u001a\n'),
    ends: (bytes) => pngEnd(bytes) === bytes.length,
  },
  jpg: {
    mediaType: 'image/jpeg',
    begins: (bytes) => headOf(bytes).startsWith('\u00ff\u00d8\u00ff'),
    ends: (bytes) => jpegEnd(bytes) === bytes.length,
  },
};

export const attachmentMediaType = (kind: AttachmentKind): string => CONTENTS[kind].mediaType;

/** Returns why the bytes are not a valid file of this kind, or `null` if they are. */
export const contentProblem = (kind: AttachmentKind, bytes: Uint8Array): ContentProblem | null => {
  const { begins, ends } = CONTENTS[kind];
  if (!begins(bytes)) return 'other-kind';
  if (containsMarkup(bytes) || containsArchive(bytes)) return 'two-in-one';
  return ends(bytes) ? null : 'other-end';
};

/** Returns the error message for a rejected file. `name` is the display name. */
export const contentMessage = (problem: ContentProblem, name: string): string => {
  switch (problem) {
    case 'other-kind':
      return `${name} is not what its name says: export it again or send a PDF`;
    case 'other-end':
      return `${name} is cut off, or more stands behind its end: export it again and attach the new file`;
    case 'two-in-one':
      return `${name} holds a web page or an archive besides: export it again without them`;
  }
};
