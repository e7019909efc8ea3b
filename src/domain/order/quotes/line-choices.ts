import * as v from 'valibot';
import type { Parsed } from '../../kit/errors.ts';
import { orNull, readable, shortText } from '../../kit/schema/tolerant.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { LONGEST_PART_NUMBER } from '../../shop/catalog/part-number.ts';
import type { LineAnswer } from './quote-answer.ts';

/** What a customer chose for a line instead of its quantity or part: one of the offered quantities, or an alternative. */
export interface LineChoice {
  readonly line: number;
  /** null: the quantity of the line. */
  readonly quantity: number | null;
  /** '': the part of the line. */
  readonly part: string;
}

const stored = readable(
  v.object({ line: wholeNumber(1), quantity: orNull(wholeNumber(1)), part: shortText(LONGEST_PART_NUMBER) }),
);

/** The choices of a stored acceptance. */
export const storedChoices = v.fallback(v.optional(stored), undefined);

/** Returns the value of the control that chooses an offer. @example choiceValue({ quantity: 2500, part: '' }) // 'q2500' */
export const choiceValue = ({ quantity, part }: Pick<LineChoice, 'quantity' | 'part'>): string =>
  part !== '' ? `p${part}` : quantity === null ? '' : `q${quantity}`;

/** Returns the name of the controls that choose an offer of a line. */
export const choiceField = (line: number): string => `choice_${line}`;

/** Returns the choice of a line that a control's value means, `null` for the line as it is, or the reason why it is invalid. */
const choiceOf = (line: number, value: string, answer: LineAnswer | undefined): LineChoice | null | string => {
  if (value === '') return null;
  const brk = answer?.breaks?.find(({ quantity }) => choiceValue({ quantity, part: '' }) === value);
  if (brk !== undefined) return { line, quantity: brk.quantity, part: '' };
  const alternative = answer?.alternatives?.find(({ part }) => choiceValue({ quantity: null, part }) === value);
  if (alternative !== undefined) return { line, quantity: null, part: alternative.part };
  return `Line ${line} has no such offer. Choose again, then accept.`;
};

/**
 * Parses the choices of a form: each must be an offer of its line.
 *
 * @param textOf returns the submitted value of a control, or ''
 */
export const parseChoices = (
  lines: readonly LineAnswer[],
  textOf: (name: string) => string,
): Parsed<readonly LineChoice[]> => {
  const choices: LineChoice[] = [];
  for (const answer of lines) {
    const choice = choiceOf(answer.line, textOf(choiceField(answer.line)), answer);
    if (typeof choice === 'string') return { ok: false, problems: [{ parameter: 'line', message: choice }] };
    if (choice !== null) choices.push(choice);
  }
  return { ok: true, value: choices };
};

/** A line of a reply after the customer's choice. */
export interface ChosenLine {
  readonly answer: LineAnswer;
  /** The part that replaces that of the line, or ''. */
  readonly part: string;
}

/** Returns a line of a reply with the price and quantity, or part, that the customer chose. */
export const chosenLine = (answer: LineAnswer, choice: LineChoice | undefined): ChosenLine => {
  const brk = answer.breaks?.find(({ quantity }) => quantity === choice?.quantity);
  if (brk !== undefined) return { answer: { ...answer, ...brk }, part: '' };
  const alternative = answer.alternatives?.find(({ part }) => part !== '' && part === choice?.part);
  if (alternative === undefined) return { answer, part: '' };
  const { part, unitPriceE5, days } = alternative;
  return { answer: { ...answer, unitPriceE5, days: days ?? answer.days }, part };
};
