/** 10 MB each. */
export const LARGEST_ATTACHMENT = 10 * 1024 * 1024;
export const MOST_ATTACHMENTS = 3;
/** Bytes from the start of a file that its kind is read from. */
export const HEAD_BYTES = 512;

const LONGEST_NAME = 120;

export type AttachmentKind = 'pdf' | 'step' | 'dxf' | 'png' | 'jpg';

interface Kind {
  readonly endings: readonly string[];
  readonly mediaType: string;
  readonly isHead: (head: Uint8Array) => boolean;
}

const startsWith = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);

/** The head as text, byte by byte. */
const headText = (head: Uint8Array): string => Array.from(head, (byte) => String.fromCharCode(byte)).join('');

const isText = (head: Uint8Array): boolean => head.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));

const KINDS: Readonly<Record<AttachmentKind, Kind>> = {
  pdf: { endings: ['pdf'], mediaType: 'application/pdf', isHead: (head) => headText(head).startsWith('%PDF-') },
  // ISO 10303-21: an exchange structure begins with this word.
  step: {
    endings: ['step', 'stp'],
    mediaType: 'model/step',
    isHead: (head) => /^(?:\u00ef\u00bb\u00bf)?\s*(?:\/\*[\s\S]*?\*\/\s*)?ISO-10303-21\s*;/.test(headText(head)),
  },
  // Text form: group code 999 (comment) or 0 with SECTION; binary form: its own signature.
  dxf: {
    endings: ['dxf'],
    mediaType: 'image/vnd.dxf',
    isHead: (head) =>
      headText(head).startsWith('AutoCAD Binary DXF\r\n\u001a\0') ||
      (isText(head) && /^\s*(?:999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\s*\n/.test(headText(head))),
  },
  png: {
    endings: ['png'],
    mediaType: 'image/png',
    isHead: (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  jpg: { endings: ['jpg', 'jpeg'], mediaType: 'image/jpeg', isHead: (head) => startsWith(head, [0xff, 0xd8, 0xff]) },
};

const KIND_NAMES = Object.keys(KINDS) as AttachmentKind[];

/** For the `accept` attribute. */
export const ACCEPTED_FILES = KIND_NAMES.flatMap((kind) => KINDS[kind].endings.map((ending) => `.${ending}`)).join(',');

export const mediaTypeOf = (kind: AttachmentKind): string => KINDS[kind].mediaType;

/** The kind a file's name says it is; null for any other. @example kindByName('Gland.STP') // 'step' */
export const kindByName = (name: string): AttachmentKind | null => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return KIND_NAMES.find((kind) => KINDS[kind].endings.includes(ending)) ?? null;
};

/** Whether a file begins as its kind must. @param head its first `HEAD_BYTES` bytes */
export const isOfKind = (kind: AttachmentKind, head: Uint8Array): boolean => KINDS[kind].isHead(head);

/** A file's name for display: without a path and without what does not print. */
export const fileName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, '').slice(-LONGEST_NAME) || 'file';

/** A size in bytes for people. @example sizeText(2_411_724) // '2.3 MB' */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.ceil(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What to do about the chosen files, seen by name and size alone; null when they may be sent. */
export const checkAttachments = (files: readonly { readonly name: string; readonly size: number }[]): string | null => {
  if (files.length > MOST_ATTACHMENTS) return `Attach at most ${MOST_ATTACHMENTS} files`;
  for (const { name, size } of files) {
    const shown = fileName(name);
    if (kindByName(name) === null) return `${shown}: attach PDF, STEP, DXF, PNG or JPG instead`;
    if (size === 0) return `${shown} is empty: choose the file again`;
    if (size > LARGEST_ATTACHMENT) return `${shown} has ${sizeText(size)}: attach a file of at most 10 MB`;
  }
  return null;
};
