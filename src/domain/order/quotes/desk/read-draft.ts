import { isDay } from '../../../kit/text/date-format.ts';
import type { PriceList } from '../../../shop/pricing/price-list.ts';
import { isNoteText } from '../../cart/text-lines.ts';
import { unitPriceIn } from '../price-change.ts';
import type { QuoteRequest } from '../quote.ts';
import { hostOf } from '../quote-answer.ts';
import { priceFieldText } from './discount.ts';
import { type DraftFields, fieldIn, fileField, lineField, linesIn, type ReplyField } from './draft-fields.ts';
import { draftFiles } from './draft-files.ts';
import { type DraftLine, type FieldProblem, type LineContext, readDraftLine } from './draft-line.ts';

/** A draft with the meaning of its fields. */
export interface Draft {
  readonly lines: readonly DraftLine[];
  /** Note to the customer. */
  readonly words: string;
  /** `yyyy-mm-dd`; null: the default validity. */
  readonly validUntil: string | null;
  readonly followUp: string | null;
  readonly files: readonly { readonly label: string; readonly url: string }[];
  readonly problems: readonly FieldProblem[];
}

/** Price lists of the parts of a draft by line number. Lines without one have no list price. */
export type ListPrices = ReadonlyMap<number, PriceList | null>;

type Request = Pick<QuoteRequest, 'lines' | 'texts'>;

/** Returns the lines of a request and those that staff added, in order. Notes on the list have none. */
const lineContexts = ({ lines, texts }: Request, fields: DraftFields, prices: ListPrices): readonly LineContext[] => {
  const requested = lines.length + texts.length;
  const contextOf = (position: number): LineContext => ({
    position,
    requested: lines[position - 1] ?? null,
    isAdded: position > requested,
    prices: prices.get(position) ?? null,
  });
  const ofText = texts.flatMap((text, at) => (isNoteText(text) ? [] : [lines.length + at + 1]));
  const added = linesIn(fields).filter(
    (position) => position > requested && fieldIn(fields, lineField(position, 'kind')) !== 'removed',
  );
  return [...lines.map((_, at) => at + 1), ...ofText, ...added].map(contextOf);
};

const readFiles = (fields: DraftFields) => {
  const named = draftFiles(fields);
  return {
    files: named.map(({ label, url }) => ({ label: label || hostOf(url), url })),
    problems: named
      .filter(({ url }) => hostOf(url) === '')
      .map(({ position }): FieldProblem => {
        return { field: fileField(position, 'url'), message: 'Type an address that begins with https://' };
      }),
  };
};

const readDay = (text: string): string | null => (isDay(text) ? text : null);

/** Reads a draft. Fields whose text has no meaning are reported. */
export const readDraft = (request: Request, fields: DraftFields, prices: ListPrices): Draft => {
  const textOf = (field: ReplyField): string => fieldIn(fields, field);
  const lines = lineContexts(request, fields, prices).map((context) => readDraftLine(fields, context));
  const { files, problems: fileProblems } = readFiles(fields);
  const days = (['valid_until', 'follow_up'] as const).flatMap((field) =>
    textOf(field) === '' || readDay(textOf(field)) !== null ? [] : [{ field, message: 'Choose a day' }],
  );
  return {
    lines,
    words: textOf('words').trim(),
    validUntil: readDay(textOf('valid_until')),
    followUp: readDay(textOf('follow_up')),
    files,
    problems: [...lines.flatMap(({ problems }) => problems), ...fileProblems, ...days],
  };
};

/** Returns the row of `answer_lines` for a line, or `null` if it says nothing. */
const answerRow = (line: DraftLine, request: Request): object | null => {
  const { position, kind, quantity, price, days, words } = line;
  const common = { line: position, ...(words !== '' && { words }) };
  if (kind === 'none') return { ...common, not_quoted: true };
  if (kind === 'open') return words === '' ? null : common;
  const offered = request.lines[position - 1]?.offered;
  // The price list's line minimum applies while nobody changed price and quantity.
  const isAsOffered =
    offered !== undefined &&
    line.isLineMinimum &&
    offered.quantity === quantity &&
    unitPriceIn(offered.fixedPriceDisplay) === price;
  return {
    ...common,
    ...(price !== null && !isAsOffered && { unit_price: priceFieldText(price) }),
    ...(days !== null && { days }),
    ...(quantity !== null && quantity !== offered?.quantity && { quantity }),
    ...(line.part !== '' && { offered_part: line.part }),
    ...(kind === 'text' && line.description !== '' && { description: line.description }),
    ...(line.breaks.length > 0 && {
      breaks: line.breaks.map((one) => ({ quantity: one.quantity, unit_price: priceFieldText(one.price) })),
    }),
    ...(line.alternatives.length > 0 && {
      alternatives: line.alternatives.map((one) => ({
        part: one.part,
        unit_price: priceFieldText(one.price),
        ...(one.days !== null && { days: one.days }),
      })),
    }),
  };
};

/** Returns the fields of a reply in the backend's collection that a draft means. */
export const replyOf = ({ lines, words, files }: Draft, request: Request) => ({
  answer: words,
  answer_lines: lines.map((line) => answerRow(line, request)).filter((row) => row !== null),
  files: files.map(({ label, url }) => ({ label, url })),
});
