import { isRecord } from '../../kit/schema/json-object.ts';

/** A font that staff added to an entry. */
export interface CustomFont {
  readonly family: string;
  /** https address of the font file by variant: `regular`, `700`, `italic`, `700italic`. */
  readonly files: Readonly<Record<string, string>>;
}

const FONT_FILE = /^https:\/\/[\w.-]+(?::\d+)?\/[\w./~%+-]*\.(?:woff2?|ttf|otf)(?:\?[\w=&.%-]*)?$/i;
/** Fonts uploaded to the builder: their address has no ending. */
const UPLOADED = /^https:\/\/cdn\.builder\.io\/o\/[\w.%-]+(?:\?[\w=&.%-]*)?$/;

/** Whether an address names a font file that may be loaded. Such an address holds nothing that could end a CSS string. */
const isFontFile = (value: unknown): value is string =>
  typeof value === 'string' && (FONT_FILE.test(value) || UPLOADED.test(value));

const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u;
const VARIANT = /^(?:regular|italic|[1-9]00(?:italic)?)$/;

const parseFont = (value: unknown): CustomFont[] => {
  if (!isRecord(value) || typeof value.family !== 'string' || !FAMILY.test(value.family)) return [];
  const given = isRecord(value.files) ? Object.entries(value.files) : [];
  const files = given.filter((file): file is [string, string] => VARIANT.test(file[0]) && isFontFile(file[1]));
  const all = Object.fromEntries(files);
  if (files.length === 0 && isFontFile(value.fileUrl)) all.regular = value.fileUrl;
  return Object.keys(all).length === 0 ? [] : [{ family: value.family, files: all }];
};

/** The fonts of an entry's `customFonts` that may be loaded; the rest is left out. */
export const parseFonts = (value: unknown): CustomFont[] => (Array.isArray(value) ? value.flatMap(parseFont) : []);
