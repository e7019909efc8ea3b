import { isRecord } from '../../kit/schema/json-object.ts';

/** A font that staff added to an entry. */
export interface CustomFont {
  readonly family: string;
  /** HTTPS URL of the font file by variant: `regular`, `700`, `italic`, `700italic`. */
  readonly files: Readonly<Record<string, string>>;
}

const FONT_FILE = /^https:\/\/[\w.-]+(?::\d+)?\/[\w./~%+-]*\.(?:woff2?|ttf|otf)(?:\?[\w=&.%-]*)?$/i;
/** Fonts uploaded to the builder, whose URLs have no extension. */
const UPLOADED = /^https:\/\/cdn\.builder\.io\/o\/[\w.%-]+(?:\?[\w=&.%-]*)?$/;

/** Returns whether a URL is that of an allowed font file. Such a URL cannot end a CSS string. */
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

/** Returns the allowed fonts of an entry's `customFonts`, skipping the others. */
export const parseFonts = (value: unknown): CustomFont[] => (Array.isArray(value) ? value.flatMap(parseFont) : []);
