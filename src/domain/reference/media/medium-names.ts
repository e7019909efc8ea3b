import { mediaNamesRows } from '../../../data/media-names.gen.ts';
import { once } from '../../kit/once.ts';

const withoutBrackets = (name: string): string => name.replace(/ ?\([^()]{1,60}\)/, '');

const byChemical = once(
  () => new Map(mediaNamesRows().map((row) => [row.chemical, [...row.synonyms, ...row.trade_names]])),
);

/** Returns further names of a row of the chemical table: names without brackets, synonyms, trade names. */
export const furtherNames = (name: string): readonly string[] => [
  withoutBrackets(name),
  ...(byChemical().get(name) ?? []),
];

/** A concentration or condition at the end: `30%`, `up to 48%`, `above 150 C`. */
const STRENGTH = /^(?:[\d.%-]+|c|up|to|above|below|no\.?)$/i;

const withoutStrength = (name: string): string => {
  const words = name.split(' ');
  while (words.length > 1 && STRENGTH.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
};

const OPEN = ' (';
const SHORTEST = 3;

/** Bracketed words that are not names of the medium. */
const CONDITIONS: ReadonlySet<string> = new Set([
  'high pressure',
  'low pressure',
  'hot',
  'cold',
  'dry',
  'wet',
  'gas',
  'liquid',
]);

/**
 * Returns shorter forms of a name: without a concentration, without the part after a comma, and the bracketed text at
 * its end.
 */
export const shorterNames = (name: string): readonly string[] => {
  const open = name.indexOf(OPEN);
  const isLast = open !== -1 && name.endsWith(')');
  const plain = isLast ? name.slice(0, open) : name;
  const within = isLast ? name.slice(open + OPEN.length, -1).split(', ') : [];
  const [beforeComma = plain] = /^\d/.test(plain) ? [plain] : plain.split(', ');
  const names = within.filter((one) => !CONDITIONS.has(one.toLowerCase()));
  return [plain, withoutStrength(plain), beforeComma, withoutStrength(beforeComma), ...names].filter(
    (phrase) => phrase.length >= SHORTEST && /[a-z]{3}/i.test(phrase),
  );
};
