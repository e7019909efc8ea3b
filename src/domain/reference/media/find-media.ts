import { once } from '../../kit/once.ts';
import { cutText } from '../../kit/text/bounded-text.ts';
import { editDistance } from '../../kit/text/edit-distance.ts';
import { normalizeText, splitKeyword } from '../../kit/text/search-words.ts';
import { LONGEST_MEDIUM } from './bounds.ts';
import { choicesOf, isStrengthOpen, joinedName, type Medium, media, mediaCalled } from './medium.ts';

const MAX_WORDS = 6;

/** The result of reading a typed name: one medium, or those that it may mean. */
export type Reading =
  | {
      readonly kind: 'found';
      readonly medium: Medium /** Whether the name was misspelled or lacks the concentration that was assumed. */;
      readonly mended: boolean;
    }
  | { readonly kind: 'unclear'; readonly near: readonly Medium[] };

interface Named {
  readonly medium: Medium;
  readonly joined: readonly string[];
  /** The words of each name, and of all names. */
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

/** Returns the maximum number of typos in a word. Short words allow none, because they are often formulas or codes. */
const typosIn = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Returns the number of typos in a prefix match, or null if the words do not match. */
const typosTo = (word: string, term: string): number | null => {
  if (term.startsWith(word)) return 0;
  const most = typosIn(word);
  if (most === 0) return null;
  const edits = editDistance(word, term, most);
  return edits <= most ? edits : null;
};

const leastOf = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((least, count) => (count !== null && (least === null || count < least) ? count : least), null);

/** Returns the number of typos of a medium against the words, or null if a word matches none of the medium's words. */
const distance = (words: readonly string[], { words: terms }: Named): number | null => {
  let sum = 0;
  for (const word of words) {
    const least = leastOf(terms.map((term) => typosTo(word, term)));
    if (least === null) return null;
    sum += least;
  }
  return sum;
};

/** Ranks a match: exact name, prefix, or contained words. */
const placeOf = (joined: string, { joined: names }: Named): number => {
  if (names.includes(joined)) return 0;
  return names.some((name) => name.startsWith(joined)) ? 1 : 2;
};

interface Found {
  readonly media: readonly Medium[];
  /** Whether no name contains the words as typed. */
  readonly isTypo: boolean;
}

const search = (text: string): Found => {
  const typed = cutText(text, LONGEST_MEDIUM);
  const words = wordsOf(typed).slice(0, MAX_WORDS);
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

/** Key that is equal for media with the same meaning under different names. */
const meaningOf = ({ kind, stages, flags, key }: Medium): string =>
  kind === 'rated'
    ? [...stages.flatMap(({ rows, toC }) => [toC ?? '', ...rows.map((row) => row.key)]), ...flags].join(' ')
    : key;

/**
 * Returns the media whose names contain the words or prefixes, nearest first. Typos are allowed only if there is no
 * exact match.
 */
export const findMedia = (text: string, limit: number): readonly Medium[] => {
  const shown = new Map<string, Medium>();
  for (const medium of search(text).media) {
    const meaning = meaningOf(medium);
    if (!shown.has(meaning)) shown.set(meaning, medium);
    if (shown.size === limit) break;
  }
  return [...shown.values()];
};

/** Returns the synonym by which a typed text found a medium, or '' if the main name matches. */
export const calledBy = ({ name, alsoCalled }: Medium, text: string): string => {
  const typed = joinedName(text);
  if (typed === '' || joinedName(name).includes(typed)) return '';
  return alsoCalled.find((other) => joinedName(other).startsWith(typed)) ?? '';
};

/** Returns the one medium whose name is nearer to the text than the names of all others. */
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

const MAX_NEAR = 6;

/** Words that do not change which medium is meant. */
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

/** Returns the word count of the medium's longest name whose words are all typed, or 0 if no name is. */
const namedBy = ({ names }: Named, typed: ReadonlySet<string>): number =>
  Math.max(0, ...names.map((words) => (containedIn(words, typed) ? words.length : 0)));

/**
 * Returns media that every typed word belongs to: one name is typed completely, and the other words are from its names.
 * `brake fluid DOT 4` is one medium. `iron` names none, although iron chloride contains the word.
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

/** Accepts a medium that has ratings or no chemistry. An ambiguous medium yields its choices. */
const readingOf = (called: readonly Medium[], mended: boolean): Reading | null => {
  const [first] = called;
  if (first === undefined) return null;
  const [unclear] = called.filter(({ kind }) => kind === 'ask');
  if (called.length > 1) return { kind: 'unclear', near: called.slice(0, MAX_NEAR) };
  if (unclear !== undefined) return { kind: 'unclear', near: choicesOf(unclear) };
  return { kind: 'found', medium: first, mended };
};

/** Returns the medium with exactly this name, or null. */
const calledReading = (typed: string): Reading | null => readingOf(mediaCalled(typed), isStrengthOpen(typed));

const nearReading = (typed: string): Reading => {
  const words = wordsOf(typed).slice(0, MAX_WORDS);
  const { whole, partly } = covered(words);
  const read = readingOf(whole, true);
  if (read !== null) return read;
  const { media: near, isTypo } = search(typed);
  const nearest = nearestByName(joinedName(typed));
  if (nearest !== null && (isTypo || near.includes(nearest)))
    return readingOf([nearest], true) ?? { kind: 'unclear', near: [] };
  return { kind: 'unclear', near: (near.length > 0 ? near : partly).slice(0, MAX_NEAR) };
};

/**
 * Reads a name. Tries an exact name, then a medium to which all words belong, then a single name within one or two
 * typos. Equally near names yield no choice, because methanol and ethanol are one letter apart. An exact name also
 * takes precedence over similar ones: nitric acid must not become citric acid.
 */
export const readMedium = (text: string): Reading => {
  const typed = cutText(text, LONGEST_MEDIUM);
  return calledReading(typed) ?? nearReading(typed);
};

/** Maximum misspelled names in a list that are compared with all names. */
const MAX_COMPARED = 3;

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
    return { asked, reading: compared > MAX_COMPARED ? { kind: 'unclear', near: [] } : nearReading(typed) };
  });
};
