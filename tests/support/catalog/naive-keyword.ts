import type { Size } from '../../../src/domain/reference/sizes/size.ts';
import { standardTitle } from '../../../src/domain/reference/sizes/size-standard.ts';
import { materialWords } from '../../../src/domain/shop/catalog/keyword/material-words.ts';
import type { Compound, Modifier } from '../../../src/domain/shop/catalog/model.ts';

/*
 * The keyword rule of docs/catalog-index.md, applied word by word to every record: without an index and without code of
 * the engine.
 */

const normalized = (text: string): string =>
  text
    .replace(/[™®©]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/(\d),(?=\d)/g, '$1.');

const pieces = (text: string): string[] =>
  normalized(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .map((piece) => piece.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);

const joined = (text: string): string => pieces(text).join('');
const both = (text: string): string[] => [joined(text), ...pieces(text)].filter(Boolean);

interface Records {
  readonly sizes: readonly Size[];
  readonly compounds: readonly Compound[];
  readonly modifiers: readonly Modifier[];
}

const fromFirstDigit = (label: string): string => {
  const at = [...label].findIndex((character) => /\p{N}/u.test(character));
  return at > 0 ? label.slice(at) : '';
};

/** Words that match a compound, nearest first: its names, its other properties, its key features. */
const compoundWords = ({ modifiers }: Records, compound: Compound): [string[], string[], string[]] => {
  const own = compound.modifiers.flatMap((at) => modifiers[at] ?? []).filter((one) => !one.hiddenFull);
  const words = [...both(compound.label), fromFirstDigit(joined(compound.label)), ...both(compound.labelDisplay)];
  const properties: string[] = [];
  for (const { type, key, label } of own) {
    (type === 'material' ? words : properties).push(...both(key), ...both(label));
    if (type === 'material') words.push(...materialWords(key, label).flatMap(both));
  }
  words.push(...both(compound.durometerScale));
  if (compound.durometer !== null) {
    const scale = compound.durometerScale.startsWith('Shore ') ? compound.durometerScale.charAt(6).toLowerCase() : '';
    words.push('durometer', compound.durometer + scale);
    for (const { type, key } of own) if (type === 'material') words.push(joined(key) + compound.durometer + scale);
  }
  return [words.filter(Boolean), properties.filter(Boolean), pieces(compound.description)];
};

const sizeWords = ({ standard, code }: Size): string[] => [
  joined(code),
  joined(standardTitle(standard)) + joined(code),
];

const digit = /\p{N}/u;
const begins = (term: string, word: string): boolean =>
  digit.test(word) ? term.replaceAll('o', '0').startsWith(word.replaceAll('o', '0')) : term.startsWith(word);

const edits = (a: string, b: string): number => {
  const cost = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => cost[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? at(row - 2, column - 2) + 1 : 99;
      const line = cost[row];
      if (line)
        line[column] = Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
          swapped,
        );
    }
  }
  return at(a.length, b.length);
};

const oneTypo = (word: string, term: string): boolean =>
  Array.from({ length: term.length + 1 }, (_, length) => term.slice(0, length)).some(
    (start) => edits(word, start) === 1,
  );

type Test = (compound: number, size: number, exception: string | null) => boolean;

/** One word of a search text. */
interface WordTest {
  readonly test: Test;
  /** The distance of a compound from the word: also 0 for one that matches only by its size or name. */
  readonly stepsOf: (compound: number) => number;
  /** Whether the word is the whole name of a size. */
  readonly names: (size: Size) => boolean;
}

const directTest = (records: Records, word: string, exceptions: readonly string[]): Test | null => {
  const inCompound = (compound: Compound): boolean =>
    compoundWords(records, compound)
      .flat()
      .some((term) => begins(term, word));
  const inSize = (size: Size): boolean => sizeWords(size).some((term) => begins(term, word));
  const zeros = (text: string): string => (digit.test(word) ? text.replaceAll('o', '0') : text);
  const inPair = (compound: Compound, size: Size): boolean => {
    const label = joined(compound.label);
    const number = fromFirstDigit(label);
    return [label, ...(number.length >= 3 ? [number] : [])].map(zeros).some((head) => {
      if (head === '' || !zeros(word).startsWith(head) || word.length === head.length) return false;
      const rest = zeros(word).slice(head.length);
      return sizeWords(size).some((term) => zeros(term).startsWith(rest));
    });
  };
  const inName = (name: string): boolean => both(name).some((term) => begins(term, word));
  const compounds = records.compounds.map(inCompound);
  const sizes = records.sizes.map(inSize);
  const pairs = records.compounds.map((compound) => records.sizes.map((size) => inPair(compound, size)));
  const any =
    compounds.includes(true) || sizes.includes(true) || pairs.flat().includes(true) || exceptions.some(inName);
  if (!any) return null;
  return (compound, size, exception) =>
    compounds[compound] === true ||
    (size !== -1 && (sizes[size] === true || pairs[compound]?.[size] === true)) ||
    (exception !== null && inName(exception));
};

const typoTest = (records: Records, word: string): Test => {
  const letters = /^\p{L}{5,}$/u.test(word);
  const matching = records.compounds.map(
    (compound) =>
      letters &&
      compoundWords(records, compound)
        .flat()
        .some((term) => /^\p{L}+$/u.test(term) && oneTypo(word, term)),
  );
  return (compound) => matching[compound] === true;
};

const PRODUCT = ['o', 'oring', 'orings', 'ring', 'rings', 'seal', 'seals'];

const directWord = (records: Records, word: string, exceptions: readonly string[]): WordTest | null => {
  const test = directTest(records, word, exceptions);
  const steps = records.compounds.map((compound) =>
    Math.max(
      0,
      compoundWords(records, compound).findIndex((terms) => terms.some((term) => begins(term, word))),
    ),
  );
  const zeros = (text: string): string => (digit.test(word) ? text.replaceAll('o', '0') : text);
  return (
    test && {
      test,
      stepsOf: (compound) => steps[compound] ?? 0,
      names: (size) => sizeWords(size).some((term) => zeros(term) === zeros(word)),
    }
  );
};

const typoWord = (records: Records, word: string): WordTest => {
  const test = typoTest(records, word);
  return { test, stepsOf: (compound) => Number(test(compound, -1, null)), names: () => false };
};

/** Returns the tests that a part must pass for a search text, or `null` when it contains nothing to search for. */
export const naiveKeyword = (records: Records, search: string, exceptions: readonly string[]): WordTest[] | null => {
  const words = normalized(search.slice(0, 256))
    .split(/\s+/)
    .map((word) => word.replace(/(\d)mm$/, '$1'))
    .filter(Boolean)
    .slice(0, 8);
  const tests: WordTest[] = [];
  let understood = false;
  for (const word of words) {
    const dash = /^[-‐-―−](\d+)$/u.exec(word)?.[1];
    const whole = joined(word);
    if (dash === undefined && whole === '') continue;
    understood = true;
    if (dash !== undefined) {
      tests.push({
        test: (_, size) => records.sizes[size]?.standard === 'usa' && records.sizes[size].code.startsWith(dash),
        stepsOf: () => 0,
        names: ({ standard, code }) => standard === 'usa' && code === dash,
      });
      continue;
    }
    if (PRODUCT.includes(whole)) continue;
    const direct = directWord(records, whole, exceptions);
    const parts = pieces(word);
    if (direct) tests.push(direct);
    else if (parts.length === 1) tests.push(typoWord(records, whole));
    else {
      for (const part of parts.filter((piece) => !PRODUCT.includes(piece))) {
        tests.push(directWord(records, part, exceptions) ?? typoWord(records, part));
      }
    }
  }
  return understood ? tests.slice(0, 8) : null;
};
