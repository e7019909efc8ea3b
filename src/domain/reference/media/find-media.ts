import { once } from '../../kit/once.ts';
import { cutText } from '../../kit/text/bounded-text.ts';
import { editDistance } from '../../kit/text/edit-distance.ts';
import { normalizeText, splitKeyword } from '../../kit/text/search-words.ts';
import { LONGEST_MEDIUM } from './bounds.ts';
import { choicesOf, isStrengthOpen, joinedName, type Medium, media, mediaCalled } from './medium.ts';

const MOST_WORDS = 6;

/** What a typed name stands for: one medium, or those it may mean. */
export type Reading =
  | {
      readonly kind: 'found';
      readonly medium: Medium /** Whether it was not typed as it is written, or without the strength that it is read with. */;
      readonly mended: boolean;
    }
  | { readonly kind: 'unclear'; readonly near: readonly Medium[] };

interface Named {
  readonly medium: Medium;
  readonly joined: readonly string[];
  /** The words of each name, and of all of them. */
  readonly names: readonly (readonly string[])[];
  readonly words: readonly string[];
}

const wordsOf = (text: string): readonly string[] => splitKeyword(normalizeText(text));

const named = once((): readonly Named[] =>
  media().map((medium) => {
    const called = [medium.name, ...medium.alsoCalled];
    const names = called.map(wordsOf);
    return { medium, joined: called.map(joinedName), names, words: [...new Set(names.flat())] };
  }),
);

/** How many letters of a word may be wrong: none of a short one, for formulas and codes are. */
const typosIn = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** 0: it begins so, or with as many letters wrong; null: it is another word. */
const typosTo = (word: string, term: string): number | null => {
  if (term.startsWith(word)) return 0;
  const most = typosIn(word);
  if (most === 0) return null;
  const edits = editDistance(word, term, most);
  return edits <= most ? edits : null;
};

const leastOf = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((least, count) => (count !== null && (least === null || count < least) ? count : least), null);

/** How far a medium is from the words: the letters that are wrong in all; null when a word is none of its own. */
const distance = (words: readonly string[], { words: terms }: Named): number | null => {
  let sum = 0;
  for (const word of words) {
    const least = leastOf(terms.map((term) => typosTo(word, term)));
    if (least === null) return null;
    sum += least;
  }
  return sum;
};

/** Called so, beginning so, or holding the words. */
const placeOf = (joined: string, { joined: names }: Named): number => {
  if (names.includes(joined)) return 0;
  return names.some((name) => name.startsWith(joined)) ? 1 : 2;
};

interface Found {
  readonly media: readonly Medium[];
  /** Whether no name holds the words as they are typed. */
  readonly isTypo: boolean;
}

const search = (text: string): Found => {
  const typed = cutText(text, LONGEST_MEDIUM);
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  const joined = joinedName(typed);
  if (joined === '') return { media: [], isTypo: false };
  const found = named().flatMap((one) => {
    const far = distance(words, one);
    return far === null ? [] : [{ medium: one.medium, far, place: placeOf(joined, one) }];
  });
  const asWritten = found.filter(({ far }) => far === 0);
  const isTypo = asWritten.length === 0;
  const sorted = (isTypo ? found : asWritten).sort(
    (a, b) => a.far - b.far || a.place - b.place || a.medium.name.length - b.medium.name.length,
  );
  return { media: sorted.map(({ medium }) => medium), isTypo };
};

/** What tells two media apart, whatever they are called. */
const meaningOf = ({ kind, stages, flags, key }: Medium): string =>
  kind === 'rated'
    ? [...stages.flatMap(({ rows, toC }) => [toC ?? '', ...rows.map((row) => row.key)]), ...flags].join(' ')
    : key;

/** Media whose names hold the words or their beginnings, nearest first; with typos only where nothing is written so. */
export const findMedia = (text: string, limit: number): readonly Medium[] => {
  const shown = new Map<string, Medium>();
  for (const medium of search(text).media) {
    const meaning = meaningOf(medium);
    if (!shown.has(meaning)) shown.set(meaning, medium);
    if (shown.size === limit) break;
  }
  return [...shown.values()];
};

/** The further name that a typed text found a medium by; '' when the name itself says it. */
export const calledBy = ({ name, alsoCalled }: Medium, text: string): string => {
  const typed = joinedName(text);
  if (typed === '' || joinedName(name).includes(typed)) return '';
  return alsoCalled.find((other) => joinedName(other).startsWith(typed)) ?? '';
};

/** The one medium that has a name nearer to the text than all others have. */
const nearestByName = (joined: string): Medium | null => {
  const most = typosIn(joined);
  let nearest: readonly Medium[] = [];
  let least = most;
  for (const { medium, joined: names } of named()) {
    const edits = Math.min(...names.map((name) => editDistance(joined, name, most)));
    if (edits > least) continue;
    nearest = edits < least ? [medium] : [...nearest, medium];
    least = edits;
  }
  return nearest.length === 1 && most > 0 ? (nearest[0] ?? null) : null;
};

const MOST_NEAR = 6;

/** Words that leave the medium as it is. */
const GENERIC: ReadonlySet<string> = new Set([
  'fluid',
  'liquid',
  'medium',
  'media',
  'service',
  'type',
  'a',
  'an',
  'the',
  'of',
]);

const containedIn = (words: readonly string[], others: ReadonlySet<string>): boolean =>
  words.length > 0 && words.every((word) => others.has(word));

/** The longest name of a medium whose words are all typed, in words; 0: it is not named. */
const namedBy = ({ names }: Named, typed: ReadonlySet<string>): number =>
  Math.max(0, ...names.map((words) => (containedIn(words, typed) ? words.length : 0)));

/**
 * Media that every typed word belongs to: one of their names stands there whole, and the rest are words of their names.
 * `brake fluid DOT 4` is one; `iron` names no medium, though iron chloride is called so.
 */
const covered = (
  words: readonly string[],
): { readonly whole: readonly Medium[]; readonly partly: readonly Medium[] } => {
  const typed = new Set(words);
  const said = words.filter((word) => !GENERIC.has(word));
  const by = named()
    .map((one) => ({ one, count: namedBy(one, typed) }))
    .filter(({ count }) => count > 0);
  const longest = Math.max(0, ...by.map(({ count }) => count));
  const isWhole = ({ words: own }: Named): boolean => said.every((word) => own.includes(word));
  const partly = by.toSorted((one, other) => other.count - one.count);
  return {
    whole: by.filter(({ one, count }) => count === longest && isWhole(one)).map(({ one }) => one.medium),
    partly: partly.map(({ one }) => one.medium),
  };
};

/** A medium is found where it is rated or has no chemistry; one that asks gives its choices. */
const readingOf = (called: readonly Medium[], mended: boolean): Reading | null => {
  const [first] = called;
  if (first === undefined) return null;
  const [unclear] = called.filter(({ kind }) => kind === 'ask');
  if (called.length > 1) return { kind: 'unclear', near: called.slice(0, MOST_NEAR) };
  if (unclear !== undefined) return { kind: 'unclear', near: choicesOf(unclear) };
  return { kind: 'found', medium: first, mended };
};

/** What is called exactly so; null where nothing is. */
const calledReading = (typed: string): Reading | null => readingOf(mediaCalled(typed), isStrengthOpen(typed));

const nearReading = (typed: string): Reading => {
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  const { whole, partly } = covered(words);
  const read = readingOf(whole, true);
  if (read !== null) return read;
  const { media: near, isTypo } = search(typed);
  const nearest = nearestByName(joinedName(typed));
  if (nearest !== null && (isTypo || near.includes(nearest)))
    return readingOf([nearest], true) ?? { kind: 'unclear', near: [] };
  return { kind: 'unclear', near: (near.length > 0 ? near : partly).slice(0, MOST_NEAR) };
};

/**
 * Reads a name: called so, else all of its words belong to one medium, else one letter or two beside exactly one name. Where
 * several are as near, none is chosen: methanol and ethanol are a letter apart. Nor is what is written so given up for what is
 * like it: nitric acid is no citric acid.
 */
export const readMedium = (text: string): Reading => {
  const typed = cutText(text, LONGEST_MEDIUM);
  return calledReading(typed) ?? nearReading(typed);
};

/** Of the names in a list that are not written as they are called, so many are compared with all others. */
const MOST_COMPARED = 3;

/** Reads a list of names. */
export const readMedia = (
  names: readonly string[],
): readonly { readonly asked: string; readonly reading: Reading }[] => {
  let compared = 0;
  return names.map((asked) => {
    const typed = cutText(asked, LONGEST_MEDIUM);
    const called = calledReading(typed);
    if (called !== null) return { asked, reading: called };
    compared += 1;
    return { asked, reading: compared > MOST_COMPARED ? { kind: 'unclear', near: [] } : nearReading(typed) };
  });
};
