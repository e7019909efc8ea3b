/** 10 MB each. */
export const LARGEST_ATTACHMENT = 10 * 1024 * 1024;
export const MAX_ATTACHMENTS = 3;

const LONGEST_NAME = 120;

export type AttachmentKind = 'pdf' | 'step' | 'dxf' | 'png' | 'jpg';

/** File name extensions of each kind. */
const ENDINGS: Readonly<Record<AttachmentKind, readonly string[]>> = {
  pdf: ['pdf'],
  step: ['step', 'stp'],
  dxf: ['dxf'],
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
};

const KINDS = Object.keys(ENDINGS) as AttachmentKind[];

/** For the `accept` attribute. */
export const ACCEPTED_FILES = KINDS.flatMap((kind) => ENDINGS[kind].map((ending) => `.${ending}`)).join(',');

/**
 * Returns the kind that a file's extension indicates, or `null` for any other extension.
 *
 * @example kindByName('Gland.STP') // 'step'
 */
export const kindByName = (name: string): AttachmentKind | null => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return KINDS.find((kind) => ENDINGS[kind].includes(ending)) ?? null;
};

/** Returns the end of a name, which contains the extension, without splitting a surrogate pair at its start. */
const nameEnd = (name: string): string => {
  const end = name.slice(-LONGEST_NAME);
  const [first = ''] = end;
  return first.isWellFormed() ? end : end.slice(1);
};

/** Returns a file's name for display, without the path, unprintable characters, and bidirectional controls. */
export const displayFileName = (name: string): string =>
  nameEnd((name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()) || 'file';

/** Formats a size in bytes for people. @example fileSizeText(2_411_724) // '2.3 MB' */
export const fileSizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.ceil(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Returns what is wrong with the chosen files, judged by name and size only, or `null` if they can be sent. */
export const checkAttachments = (files: readonly { readonly name: string; readonly size: number }[]): string | null => {
  if (files.length > MAX_ATTACHMENTS) return `Attach at most ${MAX_ATTACHMENTS} files`;
  for (const { name, size } of files) {
    const shown = displayFileName(name);
    if (kindByName(name) === null) return `${shown}: attach PDF, STEP, DXF, PNG or JPG instead`;
    if (size === 0) return `${shown} is empty: choose the file again`;
    if (size > LARGEST_ATTACHMENT) return `${shown} has ${fileSizeText(size)}: attach a file of at most 10 MB`;
  }
  return null;
};
