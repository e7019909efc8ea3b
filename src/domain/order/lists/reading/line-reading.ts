/** How surely a line names a part. `foreign`: it names a product that is not an O-ring. `aside`: it orders nothing. */
export const READING_KINDS = ['exact', 'nearest', 'choose', 'foreign', 'unread', 'aside'] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

/** What of a part is not as the line asks. */
export interface Difference {
  readonly what: string;
  readonly asked: string;
  readonly offered: string;
  /** Signed, with its unit; '' where there is no measure. */
  readonly by: string;
}

/** What was changed in a text so that it could be read. */
export const CORRECTION_KINDS = ['letter', 'comma', 'prefix'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export interface Correction {
  readonly kind: CorrectionKind;
  readonly from: string;
  readonly to: string;
}

/** A text without signs that part its words, in capitals. */
const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d]/gu, '');

/**
 * What was changed to read a text as this part number.
 *
 * @example numberCorrections('FK75O2-214', 'FK7502-214') // [{ kind: 'letter', from: 'FK75O2-214', to: 'FK7502-214' }]
 */
export const numberCorrections = (typed: string, name: string): readonly Correction[] => {
  const [from, to] = [bare(typed), bare(name)];
  if (from === to) return [];
  const change = { from: typed, to: name };
  const hasLetter = from.replaceAll('O', '0') === to.replaceAll('O', '0');
  if (hasLetter) return [{ kind: 'letter', ...change }];
  return to.endsWith(from) ? [{ kind: 'prefix', ...change }] : [{ kind: 'letter', ...change }];
};

/** A decimal comma among the words that lengths were read from. */
export const commaCorrections = (typed: readonly string[]): readonly Correction[] =>
  [...new Set(typed)].flatMap((text) =>
    /\d,\d/.test(text) ? [{ kind: 'comma' as const, from: text, to: text.replace(/(\d),(?=\d)/g, '$1.') }] : [],
  );
