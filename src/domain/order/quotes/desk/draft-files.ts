import { cutText } from '../../../kit/text/bounded-text.ts';
import { type DraftFields, FILE_FIELDS, fieldIn, fileField, MAX_DRAFT_FILES } from './draft-fields.ts';

/** A file of a reply: a link, or an uploaded file at its URL of this site. */
export interface ReplyFile {
  readonly label: string;
  readonly url: string;
}

/** A file of a draft. */
export interface DraftFile extends ReplyFile {
  /** Number of its fields, from 1. */
  readonly position: number;
}

const POSITIONS = Array.from({ length: MAX_DRAFT_FILES }, (_, at) => at + 1);

/** Returns the files of a draft in their order. */
export const draftFiles = (fields: DraftFields): readonly DraftFile[] =>
  POSITIONS.map((position) => ({
    position,
    label: fieldIn(fields, fileField(position, 'label')),
    url: fieldIn(fields, fileField(position, 'url')),
  })).filter(({ label, url }) => label !== '' || url !== '');

/** Returns the position of the first free row, or `null` if the draft has the maximum number of files. */
export const freeFilePosition = (fields: DraftFields): number | null => {
  const used = new Set(draftFiles(fields).map(({ position }) => position));
  return POSITIONS.find((position) => !used.has(position)) ?? null;
};

/** Returns the fields of all rows; those after the last file are empty. */
const fieldsOf = (files: readonly ReplyFile[]): DraftFields =>
  Object.fromEntries(
    POSITIONS.flatMap((position) => [
      [fileField(position, 'label'), files[position - 1]?.label ?? ''],
      [fileField(position, 'url'), files[position - 1]?.url ?? ''],
    ]),
  );

/** Returns the fields that change when the file at a position is removed. */
export const removedFile = (fields: DraftFields, position: number): DraftFields =>
  fieldsOf(draftFiles(fields).filter((file) => file.position !== position));

/** Returns the fields that change when the file at a position trades places with the one before it. */
export const movedFile = (fields: DraftFields, position: number): DraftFields => {
  const files = [...draftFiles(fields)];
  const at = files.findIndex((file) => file.position === position);
  const [moved, before] = [files[at], files[at - 1]];
  if (moved === undefined || before === undefined) return {};
  files.splice(at - 1, 2, moved, before);
  return fieldsOf(files);
};

/** Returns the fields that change when files are added. Files that the draft has already, or has no row for, are left out. */
export const addedFiles = (fields: DraftFields, files: readonly ReplyFile[]): DraftFields => {
  const present = draftFiles(fields);
  const urls = new Set(present.map(({ url }) => url));
  const added = files
    .filter(({ url }) => !urls.has(url))
    .map(({ label, url }) => ({ label: cutText(label, FILE_FIELDS.label), url }));
  return fieldsOf([...present, ...added].slice(0, MAX_DRAFT_FILES));
};
