import type { Compound, Modifier, Size } from '../model.ts';
import { COMPOUND_TERMS, compoundTerms, labelHeads, modifierTerms, nameTerms, sizeTerms } from './terms.ts';
import { onlyLetters } from './typo.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';
import { foldZeros } from './words.ts';

/** Terms of one spelling: as written, or with every o read as zero. */
export interface Spelling {
  /** Terms of compounds, nearest first: `COMPOUND_TERMS`. */
  readonly compounds: readonly Vocabulary[];
  readonly sizes: Vocabulary;
  /** Exceptional part names, by their place in the list of exceptions. */
  readonly names: Vocabulary;
  /** Compounds by whole label and by the number in it: what a size code may follow. */
  readonly heads: ReadonlyMap<string, readonly number[]>;
}

export interface KeywordIndex {
  /** For words without digits. */
  readonly written: Spelling;
  /** For words with digits. */
  readonly folded: Spelling;
  /** Compound terms made of letters only: those a mistyped word may mean. */
  readonly letters: Vocabulary;
  /** AS568 dash numbers, by size. */
  readonly dashNumbers: Vocabulary;
}

/** A number in a label must have this many characters before a size code may follow it directly. */
const SHORTEST_NUMBER = 3;

export const keywordIndex = (
  compounds: readonly Compound[],
  sizes: readonly Size[],
  modifiers: readonly Modifier[],
  exceptionalNames: readonly string[],
): KeywordIndex => {
  const ofModifiers = modifierTerms(modifiers);
  const ofCompounds = compounds.map((compound) => compoundTerms(compound, modifiers, ofModifiers));
  const ofSizes = sizes.map(sizeTerms);
  const headsOf = compounds.map(labelHeads);
  const ofNames = exceptionalNames.map(nameTerms);
  const spelling = (read: (term: string) => string, other?: Spelling): Spelling => {
    const heads = new Map<string, number[]>();
    headsOf.forEach(({ whole, number }, at) => {
      for (const head of new Set([read(whole), number.length >= SHORTEST_NUMBER ? read(number) : ''])) {
        if (head === '') continue;
        const list = heads.get(head);
        if (list) list.push(at);
        else heads.set(head, [at]);
      }
    });
    return {
      compounds: COMPOUND_TERMS.map((kind) =>
        vocabulary(
          ofCompounds.map((terms) => terms[kind]),
          read,
        ),
      ),
      sizes: other?.sizes.terms.every((term) => read(term) === term) ? other.sizes : vocabulary(ofSizes, read),
      names: vocabulary(ofNames, read),
      heads,
    };
  };
  const asWritten = (term: string): string => term;
  const written = spelling(asWritten);
  return {
    written,
    folded: spelling(foldZeros, written),
    letters: vocabulary(
      ofCompounds.map((terms) => COMPOUND_TERMS.flatMap((kind) => terms[kind].filter(onlyLetters))),
      asWritten,
    ),
    dashNumbers: vocabulary(
      sizes.map(({ standard, code }) => (standard === 'usa' ? [code] : [])),
      asWritten,
    ),
  };
};
