import type { Chemical } from '../../reference/chemicals.ts';
import { chemicals } from '../../reference/tables.ts';
import type { Entry } from './sense.ts';
import { MEDIUM_WORDS } from './trade-words.ts';

/** A strength or a state at the end: `30%`, `up to 48%`, `above 150 C`. */
const STRENGTH = /^(?:[\d.%-]+|c|up|to|above|below|no\.?)$/i;

const withoutStrength = (name: string): string => {
  const words = name.split(' ');
  while (words.length > 1 && STRENGTH.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
};

const OPEN = ' (';

/** What a name is also called: without a strength, without what follows a comma, and what stands in brackets at its end. */
const shorter = (name: string): readonly string[] => {
  const open = name.indexOf(OPEN);
  const isLast = open !== -1 && name.endsWith(')');
  const plain = isLast ? name.slice(0, open) : name;
  const within = isLast ? name.slice(open + OPEN.length, -1).split(', ') : [];
  const [beforeComma = plain] = /^\d/.test(plain) ? [plain] : plain.split(', ');
  return [plain, withoutStrength(plain), beforeComma, withoutStrength(beforeComma), ...within];
};

/** How many materials bear it well: of two strengths of one name the mild one. */
const mildness = ({ ratings }: Chemical): number => ratings.filter((rating) => rating === 'A').length;

const entry = (phrase: string, name: string): Entry => [
  phrase,
  { meaning: { kind: 'medium', name }, text: name, swatch: null },
];

const SHORTEST = 3;

/** The chemicals of the table of ratings by name, by what they are called, and by the shorter forms of their names. */
export const chemicalEntries = (): readonly Entry[] => {
  const table = chemicals();
  const known = new Set(table.map(({ name }) => name));
  const called = Object.entries(MEDIUM_WORDS).flatMap(([name, words]) =>
    known.has(name) ? words.map((word) => entry(word, name)) : [],
  );
  const mildFirst = table.toSorted((a, b) => mildness(b) - mildness(a));
  return [
    ...table.map(({ name }) => entry(name, name)),
    ...called,
    ...mildFirst.flatMap(({ name }) =>
      shorter(name).flatMap((phrase) =>
        phrase.length >= SHORTEST && /[a-z]{3}/i.test(phrase) ? [entry(phrase, name)] : [],
      ),
    ),
  ];
};
