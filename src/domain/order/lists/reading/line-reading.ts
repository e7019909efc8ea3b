/** How certain a line's part is. `foreign`: it names a product other than an O-ring. `aside`: it orders nothing. */
export const READING_KINDS = ['exact', 'nearest', 'choose', 'foreign', 'unread', 'aside'] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

/** A deviation of a part from the request. */
export interface Difference {
  readonly what: string;
  readonly asked: string;
  readonly offered: string;
  /** Signed, with its unit. '' if the difference has no measure. */
  readonly by: string;
}

/** Kinds of corrections that made a text readable. */
export const CORRECTION_KINDS = ['letter', 'comma', 'prefix'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export interface Correction {
  readonly kind: CorrectionKind;
  readonly from: string;
  readonly to: string;
}

/** Returns a text in capitals without separators and punctuation. */
const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d]/gu, '');

/**
 * Returns the corrections that turned a typed text into this part number.
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

/** Returns corrections for decimal commas in the words from which lengths were read. */
export const commaCorrections = (typed: readonly string[]): readonly Correction[] =>
  [...new Set(typed)].flatMap((text) =>
    /\d,\d/.test(text) ? [{ kind: 'comma' as const, from: text, to: text.replace(/(\d),(?=\d)/g, '$1.') }] : [],
  );
