import { isNoteText } from '../../cart/text-lines.ts';
import { unitPriceIn } from '../price-change.ts';
import type { QuoteRequest } from '../quote.ts';
import type { LineAnswer } from '../quote-answer.ts';
import { type ShownLine, type ShownText, shownQuote } from '../shown-line.ts';
import { priceFieldText } from './discount.ts';
import {
  alternativeField,
  breakField,
  type DraftFields,
  fileField,
  lineField,
  MAX_DRAFT_FILES,
} from './draft-fields.ts';
import { typedQuantity } from './typed-quantity.ts';

const daysText = (days: number | string | null | undefined): string => (typeof days === 'number' ? String(days) : '');

const offerFields = (line: number, answer: LineAnswer | undefined): DraftFields => {
  const fields: Record<string, string> = {};
  answer?.breaks?.forEach(({ quantity, unitPriceE5 }, at) => {
    fields[breakField(line, at + 1, 'on')] = '1';
    fields[breakField(line, at + 1, 'quantity')] = String(quantity);
    fields[breakField(line, at + 1, 'price')] = priceFieldText(unitPriceE5);
  });
  answer?.alternatives?.forEach(({ part, unitPriceE5, days }, at) => {
    fields[alternativeField(line, at + 1, 'on')] = '1';
    fields[alternativeField(line, at + 1, 'part')] = part;
    fields[alternativeField(line, at + 1, 'price')] = priceFieldText(unitPriceE5);
    fields[alternativeField(line, at + 1, 'days')] = daysText(days);
  });
  return fields;
};

const partFields = ({ position, item, words, isDeclined }: ShownLine): DraftFields => {
  const price = unitPriceIn(item.fixedPriceDisplay);
  return {
    [lineField(position, 'kind')]: isDeclined ? 'none' : 'part',
    [lineField(position, 'quantity')]: String(item.quantity),
    [lineField(position, 'price')]: price === null ? '' : priceFieldText(price),
    [lineField(position, 'typed')]: 'price',
    [lineField(position, 'days')]: daysText(item.shipTime),
    [lineField(position, 'words')]: words,
  };
};

const textKind = (answer: LineAnswer | undefined): string => {
  if (answer?.isDeclined === true) return 'none';
  if (answer === undefined || answer.unitPriceE5 === null) return 'open';
  return answer.part === '' ? 'text' : 'part';
};

const textFields = (
  { position, text, words, part, description, offer }: ShownText,
  answer: LineAnswer | undefined,
): DraftFields => {
  const asked = text === '' ? { rest: '', quantity: null } : typedQuantity(text);
  const quantity = offer?.quantity ?? asked.quantity;
  return {
    [lineField(position, 'kind')]: textKind(answer),
    [lineField(position, 'part')]: part,
    [lineField(position, 'description')]: description || asked.rest,
    [lineField(position, 'quantity')]: quantity === null ? '' : String(quantity),
    [lineField(position, 'price')]: offer === null ? '' : priceFieldText(offer.unitPriceE5),
    [lineField(position, 'typed')]: 'price',
    [lineField(position, 'days')]: daysText(offer?.shipTime),
    [lineField(position, 'words')]: words,
  };
};

/** Returns the fields of a new draft: the latest reply, or the request as it was priced. */
export const initialFields = (quote: Pick<QuoteRequest, 'lines' | 'texts' | 'answer'>): DraftFields => {
  const { answer } = quote;
  const { lines, texts } = shownQuote({ ...quote, state: 'answered', acceptance: null });
  const answers = new Map(answer?.lines.map((line) => [line.line, line]));
  const fields: Record<string, string> = { words: answer?.words ?? '' };
  answer?.files.slice(0, MAX_DRAFT_FILES).forEach(({ label, url }, at) => {
    fields[fileField(at + 1, 'label')] = label;
    fields[fileField(at + 1, 'url')] = url;
  });
  for (const line of lines) {
    Object.assign(fields, partFields(line), offerFields(line.position, answers.get(line.position)));
  }
  for (const line of texts) {
    if (isNoteText(line.text)) continue;
    const of = answers.get(line.position);
    Object.assign(fields, textFields(line, of), offerFields(line.position, of));
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
};
