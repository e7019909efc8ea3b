import { mediaNamesRows } from '../../../data/media-names.gen.ts';
import { once } from '../../kit/once.ts';

const withoutBrackets = (name: string): string => name.replace(/ ?\([^()]{1,60}\)/, '');

const byChemical = once(
  () => new Map(mediaNamesRows().map((row) => [row.chemical, [...row.synonyms, ...row.trade_names]])),
);

/** What a row of the chemical table is also called: without brackets, by synonyms, by trade names. */
export const furtherNames = (name: string): readonly string[] => [
  withoutBrackets(name),
  ...(byChemical().get(name) ?? []),
];

/** A strength or a state at the end: `30%`, `up to 48%`, `above 150 C`. */
const STRENGTH = /^(?:[\d.%-]+|c|up|to|above|below|no\.?)$/i;

const withoutStrength = (name: string): string => {
  const words = name.split(' ');
  while (words.length > 1 && STRENGTH.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
};

const OPEN = ' (';
const SHORTEST = 3;

/** What stands in brackets and is no name of the medium. */
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

/** Shorter forms of a name: without a strength, without what follows a comma, and what stands in brackets at its end. */
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
