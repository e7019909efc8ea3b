import {
  choicesOf,
  heatChoices,
  type Medium,
  mediaCalled,
  mediumNamed,
  needsHeat,
} from '../../reference/media/medium.ts';
import type { Ask, Reading, Understood } from './reading.ts';
import { cut } from './without-piece.ts';

type Settled = Pick<Reading, 'text' | 'understood' | 'asks'>;
type MediumPiece = Extract<Understood, { readonly kind: 'medium' | 'medium-choice' }>;

const isMedium = (one: Understood): one is MediumPiece => one.kind === 'medium' || one.kind === 'medium-choice';

/** Returns the rows of the chemical table that may rate a piece. */
const rowsOf = ({ name }: MediumPiece): ReadonlySet<string> =>
  new Set(mediaCalled(name).flatMap(({ stages }) => stages.flatMap(({ rows }) => rows.map(({ key }) => key))));

/** Text between two names of one medium: empty or punctuation. */
const TOGETHER = /^[\s,/()-]*$/;

const isBeside = (text: string, one: Understood, other: Understood): boolean =>
  TOGETHER.test(one.from < other.from ? text.slice(one.to, other.from) : text.slice(other.to, one.from));

/**
 * Returns whether one name adds no information to the adjacent one: `diesel` of `B20 diesel`, `brake fluid` of `DOT 4
 * brake fluid`.
 */
const saysLess = (text: string, one: MediumPiece, other: MediumPiece): boolean => {
  if (one === other || !isBeside(text, one, other)) return false;
  const [rows, more] = [rowsOf(one), rowsOf(other)];
  if (rows.size === 0 || ![...rows].every((row) => more.has(row))) return false;
  return rows.size < more.size || one.kind === 'medium-choice' || one.from > other.from;
};

/** Merges adjacent names that mean one medium. */
const withoutRepeats = (text: string, understood: readonly Understood[]): readonly Understood[] => {
  const media = understood.filter(isMedium);
  return understood.filter((one) => !(isMedium(one) && media.some((other) => saysLess(text, one, other))));
};

const namesOf = (piece: MediumPiece): readonly Medium[] => {
  const called = mediaCalled(piece.name);
  const [first] = called;
  return first !== undefined && called.length === 1 && first.kind === 'ask' ? choicesOf(first) : called;
};

const askWhich = (text: string, piece: MediumPiece, question: string, names: readonly string[]): Ask => ({
  from: piece.from,
  to: piece.to,
  question,
  stops: true,
  choices: names.map((name) => ({ text: name, search: cut(text, piece, name) })),
});

const asksOf = (text: string, piece: MediumPiece): Ask => {
  const names = namesOf(piece).map(({ name }) => name);
  return askWhich(text, piece, `“${piece.typed}” may mean several media. Which one?`, names);
};

/** Steam without a temperature is not rated. */
const isOpen = (piece: MediumPiece, isHeated: boolean): boolean => {
  const medium = piece.kind === 'medium' ? mediumNamed(piece.name) : null;
  return medium !== null && needsHeat(medium) && !isHeated;
};

/**
 * Settles the media of a text: one for all words that mean it, and an ambiguity if several may be meant or a
 * temperature is missing.
 */
export const settleMedia = <R extends Settled>(reading: R): R => {
  const { text } = reading;
  if (!reading.understood.some(isMedium)) return reading;
  const isHeated = reading.understood.some((one) => one.kind === 'temperature');
  const understood = withoutRepeats(text, reading.understood).map(
    (one): Understood =>
      isMedium(one) && isOpen(one, isHeated) ? { ...one, kind: 'medium-choice', name: one.name } : one,
  );
  const open = understood.filter((one) => one.kind === 'medium-choice');
  const asks = open.map((piece) => {
    const [medium] = mediaCalled(piece.name);
    return medium !== undefined && needsHeat(medium)
      ? askWhich(
          text,
          piece,
          `${medium.name} is rated by its temperature. Which one?`,
          heatChoices().map(({ name }) => name),
        )
      : asksOf(text, piece);
  });
  return { ...reading, understood, asks: [...reading.asks, ...asks] };
};
