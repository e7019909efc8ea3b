import { cutText, LONGEST_SEARCH } from '../../kit/text/bounded-text.ts';
import { readAt } from './read-at.ts';
import { withQuantities } from './readers/quantities.ts';
import type { Found, Read } from './readers/reader.ts';
import type { Ask, Reading, Span, Understood, Unread } from './reading.ts';
import { settle } from './settle.ts';
import { tokensOf } from './tokens.ts';
import { cut } from './without-piece.ts';
import type { ReadLists } from './words/sense.ts';
import { vocabularyOf } from './words/vocabulary.ts';

/** Separators without a meaning. */
const PARTING = new Set([...'#%&\'()+,-./:;=?!|·°"[]']);

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** Spaces, or one character without spaces: `EC 1935/2004`. */
const BETWEEN = /^(?:\s*|[/.:-])$/;

const joinNeighbors = (text: string, spans: readonly Span[]): readonly Unread[] => {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && BETWEEN.test(text.slice(last.to, span.from)))
      joined[joined.length - 1] = { from: last.from, to: span.to };
    else joined.push(span);
  }
  // The hyphen of an incomplete dash number, `FK7502-21`, belongs to it.
  return joined.map(({ from, to }) => {
    const start = text[from - 1] === '-' && isDigit(text[from]) ? from - 1 : from;
    return { from: start, to, typed: text.slice(start, to) };
  });
};

const askOf = (text: string, span: Span, { question, choices, stops = false }: NonNullable<Found['ask']>): Ask => ({
  ...span,
  question,
  stops,
  choices: choices.map((choice) => ({ text: choice.text, search: cut(text, span, choice.instead) })),
});

const understoodOf = (text: string, span: Span, { pieces }: Found): readonly Understood[] =>
  pieces.map(({ meaning, title, text: said, swatch, hint = '' }) => ({
    ...meaning,
    ...span,
    typed: text.slice(span.from, span.to),
    title,
    text: said,
    swatch,
    hint,
  }));

/**
 * Reads what an engineer types: sizes, lengths, materials, codes, hardness, colors, temperatures, certificates, fluids,
 * quantities, other products and pages. Takes time proportional to the text's length, reads at most 200 characters, and
 * never throws.
 *
 * @param lists the lists of the catalog, whose words are known
 * @example understand(catalog, '2-214 viton 75').understood.map(({ text }) => text) // ['AS568-214', 'FKM', '75 Shore A']
 */
export const understand = (lists: ReadLists, typed: string): Reading => {
  const text = cutText(typed, LONGEST_SEARCH);
  const tokens = withQuantities(text, tokensOf(text));
  const source: Read = { text, tokens, lists, words: vocabularyOf(lists) };
  const understood: Understood[] = [];
  const unread: Span[] = [];
  const asks: Ask[] = [];
  const notes = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as (typeof tokens)[number];
    const found = readAt(source, at);
    const last = found ? tokens[found.next - 1] : undefined;
    if (!found || !last) {
      if (!PARTING.has(token.text)) unread.push({ from: token.from, to: token.to });
      at += 1;
      continue;
    }
    const span = { from: token.from, to: last.to };
    if (found.isUnread) unread.push(span);
    understood.push(...understoodOf(text, span, found));
    if (found.ask) asks.push(askOf(text, span, found.ask));
    if (found.note !== undefined) notes.add(found.note);
    at = found.next;
  }
  const settled = settle(lists, { text, understood, unread, asks, notes: [...notes] });
  return {
    ...settled,
    unread: joinNeighbors(
      text,
      settled.unread.toSorted((a, b) => a.from - b.from),
    ),
  };
};
