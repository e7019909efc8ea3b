import { foldZeros } from '../../../kit/text/search-words.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import type { Compound, Modifier } from '../model.ts';
import { COMPOUND_TERMS, compoundTerms, labelHeads, modifierTerms, nameTerms, sizeTerms } from './terms.ts';
import { onlyLetters } from './typo.ts';
import { reread, type Vocabulary, vocabulary } from './vocabulary.ts';

/** Terms in one spelling: as written, or with every o read as zero. */
export interface Spelling {
  /** Terms of compounds, nearest first: `COMPOUND_TERMS`. */
  readonly compounds: readonly Vocabulary[];
  readonly sizes: Vocabulary;
  /** Exceptional part names, by their index in the list of exceptions. */
  readonly names: Vocabulary;
  /** Compounds by whole label and by its number, after which a size code may follow. */
  readonly heads: Vocabulary;
}

export interface KeywordIndex {
  /** For words without digits. */
  readonly written: Spelling;
  /** For words with digits. */
  readonly folded: Spelling;
  /** Compound terms of letters only, which a misspelled word may mean. */
  readonly letters: Vocabulary;
  /** AS568 dash numbers, by size. */
  readonly dashNumbers: Vocabulary;
}

/** Minimum characters of a label's number if a size code follows it directly. */
const SHORTEST_NUMBER = 3;

const headTerms = (compound: Compound): readonly string[] => {
  const { whole, number } = labelHeads(compound);
  return number.length >= SHORTEST_NUMBER ? [whole, number] : [whole];
};

export const keywordIndex = (
  compounds: readonly Compound[],
  sizes: readonly Size[],
  modifiers: readonly Modifier[],
  exceptionalNames: readonly string[],
): KeywordIndex => {
  const ofModifiers = modifierTerms(modifiers);
  const ofCompounds = compounds.map((compound) => compoundTerms(compound, modifiers, ofModifiers));
  const written: Spelling = {
    compounds: COMPOUND_TERMS.map((kind) => vocabulary(ofCompounds.map((terms) => terms[kind]))),
    sizes: vocabulary(sizes.map(sizeTerms)),
    names: vocabulary(exceptionalNames.map(nameTerms)),
    heads: vocabulary(compounds.map(headTerms)),
  };
  return {
    written,
    folded: {
      compounds: written.compounds.map((terms) => reread([terms], foldZeros)),
      sizes: reread([written.sizes], foldZeros),
      names: reread([written.names], foldZeros),
      heads: reread([written.heads], foldZeros),
    },
    letters: reread(written.compounds, (term) => (onlyLetters(term) ? term : '')),
    dashNumbers: vocabulary(sizes.map(({ standard, code }) => (standard === 'usa' ? [code] : []))),
  };
};
