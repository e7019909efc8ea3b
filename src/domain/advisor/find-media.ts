import { normalizeText, piecesOf } from '../catalog/keyword/words.ts';
import { editDistance } from '../catalog/suggest/edit-distance.ts';
import { once } from '../reference/once.ts';
import { cutText } from '../text/bounded-text.ts';
import { LONGEST_MEDIUM } from './bounds.ts';
import { joinedName, type Medium, media, mediaCalled } from './medium.ts';

const MOST_WORDS = 6;

/** What a typed name stands for: one medium, or those it may mean. */
export type Reading =
  | {
      readonly kind: 'found';
      readonly medium: Medium /** Whether it was not typed as it is written. */;
      readonly mended: boolean;
    }
  | { readonly kind: 'unclear'; readonly near: readonly Medium[] };

interface Named {
  readonly medium: Medium;
  readonly joined: readonly string[];
  readonly words: readonly string[];
}

const wordsOf = (text: string): readonly string[] => piecesOf(normalizeText(text));

const named = once((): readonly Named[] =>
  media().map((medium) => {
    const names = [medium.name, ...medium.alsoCalled];
    return { medium, joined: names.map(joinedName), words: [...new Set(names.flatMap(wordsOf))] };
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

/** Media whose names hold the words or their beginnings, nearest first; with typos only where nothing is written so. */
export const findMedia = (text: string, limit: number): readonly Medium[] => search(text).media.slice(0, limit);

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

/** What is called exactly so; null where nothing is. */
const calledReading = (typed: string): Reading | null => {
  const called = mediaCalled(typed);
  if (called.length > 1) return { kind: 'unclear', near: called.slice(0, MOST_NEAR) };
  return called[0] === undefined ? null : { kind: 'found', medium: called[0], mended: false };
};

const nearReading = (typed: string): Reading => {
  const { media: near, isTypo } = search(typed);
  const nearest = nearestByName(joinedName(typed));
  const isLike = nearest !== null && (isTypo || near.includes(nearest));
  const medium = isLike ? nearest : near.length === 1 ? near[0] : undefined;
  return medium === undefined
    ? { kind: 'unclear', near: near.slice(0, MOST_NEAR) }
    : { kind: 'found', medium, mended: true };
};

/**
 * Reads a name: called so, else one letter or two beside exactly one name, else the only one with these words. Where several
 * are as near, none is chosen: methanol and ethanol are a letter apart. Nor is what is written so given up for what is
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
