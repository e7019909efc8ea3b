import { normalizeText, splitKeyword } from '../../../kit/text/search-words.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { displaySize } from '../../../reference/sizes/size-standard.ts';
import type { Compound, Modifier } from '../model.ts';
import { materialWords } from './material-words.ts';

const joined = (text: string): string => splitKeyword(normalizeText(text)).join('');

/** Returns a text as one word, and its pieces. */
const readings = (text: string): string[] => {
  const pieces = splitKeyword(normalizeText(text));
  return pieces.length > 1 ? [pieces.join(''), ...pieces] : pieces;
};

/** Returns a label as one word, and starting at its first digit: `fk7502` and `7502`. */
export const labelHeads = ({ label }: Pick<Compound, 'label'>): { readonly whole: string; readonly number: string } => {
  const whole = joined(label);
  const digit = whole.search(/\p{N}/u);
  return { whole, number: digit > 0 ? whole.slice(digit) : '' };
};

const SHORE = /^Shore (\p{L})/u;

/** Returns `70` and `70a`, with and without the materials before it. */
const hardnessTerms = ({ durometer, durometerScale }: Compound, materials: readonly string[]): string[] => {
  if (durometer === null) return [];
  const scale = SHORE.exec(durometerScale)?.[1]?.toLowerCase() ?? '';
  const hardness = `${durometer}${scale}`;
  return ['durometer', hardness, ...materials.map((material) => joined(material) + hardness)];
};

/** Returns the search words of each modifier. Hidden modifiers have no words. */
export const modifierTerms = (modifiers: readonly Modifier[]): readonly (readonly string[])[] =>
  modifiers.map(({ type, key, label, hiddenFull }) => {
    if (hiddenFull) return [];
    const texts = [key, label, ...(type === 'material' ? materialWords(key, label) : [])];
    return [...new Set(texts.flatMap(readings))];
  });

/** Kinds of search words of a compound, nearest first: names, other properties, key features. */
export const COMPOUND_TERMS = ['names', 'properties', 'features'] as const;
type CompoundTerms = Readonly<Record<(typeof COMPOUND_TERMS)[number], readonly string[]>>;

/**
 * Returns the search words of a compound (docs/catalog-index.md, "Keyword rule").
 *
 * @param ofModifiers the words of each modifier, from `modifierTerms`
 */
export const compoundTerms = (
  compound: Compound,
  modifiers: readonly Modifier[],
  ofModifiers: readonly (readonly string[])[],
): CompoundTerms => {
  const isMaterial = (at: number): boolean => modifiers[at]?.type === 'material';
  const wordsOf = (places: readonly number[]): readonly string[] => places.flatMap((at) => ofModifiers[at] ?? []);
  const ofMaterials = compound.modifiers.filter(isMaterial);
  const materials = ofMaterials
    .flatMap((at) => modifiers[at] ?? [])
    .filter(({ hiddenFull }) => !hiddenFull)
    .map(({ key }) => key);
  return {
    names: [
      labelHeads(compound).number,
      ...readings(compound.label),
      ...(compound.labelDisplay === compound.label ? [] : readings(compound.labelDisplay)),
      ...wordsOf(ofMaterials),
      ...hardnessTerms(compound, materials),
      ...readings(compound.durometerScale),
    ],
    properties: wordsOf(compound.modifiers.filter((at) => !isMaterial(at))),
    features: splitKeyword(normalizeText(compound.description)),
  };
};

/** Returns the search words of a size: `214` and `as568214`, `p10` and `jisp10`, `10x2.5` and `metric10x2.5`. */
export const sizeTerms = ({ standard, code }: Size): string[] => [
  joined(code),
  standard === 'metric' ? `metric${joined(code)}` : joined(displaySize(standard, code)),
];

/** Returns the search words of an exceptional part name. */
export const nameTerms = (name: string): string[] => readings(name);
