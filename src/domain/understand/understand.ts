import { LONGEST_SEARCH } from '../api/search.ts';
import { cutText } from '../text/bounded-text.ts';
import { bareCompound, compounds } from './readers/compounds.ts';
import { bareHardness, hardness, temperature } from './readers/conditions.ts';
import { dimensions } from './readers/dimensions.ts';
import { mistyped, phrase } from './readers/phrases.ts';
import { digitsAt, firstOf, isAt, type Read, type Reader } from './readers/reader.ts';
import { bareSize, sizeNames } from './readers/size-names.ts';
import type { Reading, Span, Understood, Unread } from './reading.ts';
import { settleCertificates } from './settle-certificates.ts';
import { tokensOf } from './tokens.ts';
import type { ReadLists } from './words/sense.ts';
import { vocabularyOf } from './words/vocabulary.ts';

/** Figures of what the store does not filter by: `3000 psi`. */
const OTHER_UNITS = [
  'psi',
  'bar',
  'mpa',
  'kpa',
  'torr',
  'pcs',
  'pc',
  'pieces',
  'ea',
  'each',
  'rpm',
  'k',
  'm',
  'cm',
  'ft',
  'years',
  'year',
  '%',
  'd',
];

const isOtherFigure = (read: Read, at: number): boolean =>
  digitsAt(read, at) !== null && isAt(read, at + 1, ...OTHER_UNITS);

/** Every way to read, surest first. */
const surest: Reader = firstOf([compounds, ...sizeNames]);
const likely: Reader = firstOf([temperature, hardness, dimensions]);
const plain: Reader = firstOf([phrase, bareSize, bareHardness, bareCompound, mistyped]);

/** Of a phrase and a figure that begin alike the longer one: `3-A`, `R-134a`, `2-butoxyethanol`. */
const read = (source: Read, at: number) => {
  const sure = surest(source, at);
  if (sure) return sure;
  const figure = likely(source, at);
  const worded = phrase(source, at);
  if (figure && (!worded || worded.next <= figure.next)) return figure;
  if (worded) return worded;
  return isOtherFigure(source, at) ? null : plain(source, at);
};

/** Signs that part words and mean nothing by themselves. */
const PARTING = new Set([
  ',',
  ';',
  '-',
  '/',
  '.',
  ':',
  '"',
  "'",
  '(',
  ')',
  '|',
  '&',
  '+',
  '=',
  '?',
  '!',
  '·',
  '°',
  '#',
  '%',
]);

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

const joinNeighbors = (text: string, spans: readonly Span[]): readonly Unread[] => {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && text.slice(last.to, span.from).trim() === '')
      joined[joined.length - 1] = { from: last.from, to: span.to };
    else joined.push(span);
  }
  // The hyphen of a dash number that is not whole, `FK7502-21`, belongs to it.
  return joined.map(({ from, to }) => {
    const start = text[from - 1] === '-' && isDigit(text[from]) ? from - 1 : from;
    return { from: start, to, typed: text.slice(start, to) };
  });
};

/**
 * Reads what an engineer types: sizes, lengths, rubbers, hardness, colors, temperatures, certificates, fluids. Takes time
 * in step with the text's length, of which at most 200 characters are read, and never throws.
 *
 * @param lists the lists of the catalog, whose words are the words that are known
 * @example understand(catalog, '2-214 viton 75').understood.map(({ text }) => text) // ['AS568-214', 'FKM', '75 Shore A']
 */
export const understand = (lists: ReadLists, typed: string): Reading => {
  const text = cutText(typed, LONGEST_SEARCH);
  const tokens = tokensOf(text);
  const source: Read = { tokens, lists, words: vocabularyOf(lists) };
  const understood: Understood[] = [];
  const unread: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as (typeof tokens)[number];
    const found = read(source, at);
    const last = found ? tokens[found.next - 1] : undefined;
    if (!found || !last) {
      if (!PARTING.has(token.text)) unread.push({ from: token.from, to: token.to });
      at += 1;
      continue;
    }
    const span = { from: token.from, to: last.to };
    for (const { meaning, title, text: said, swatch } of found.pieces) {
      understood.push({ ...meaning, ...span, typed: text.slice(span.from, span.to), title, text: said, swatch });
    }
    at = found.next;
  }
  return { text, understood: settleCertificates(lists, understood), unread: joinNeighbors(text, unread) };
};
