import { wholeNumberIn } from '../../../kit/text/whole-number.ts';
import type { UsdCents, UsdE5 } from '../../../kit/units.ts';
import { amountCents } from '../../../shop/pricing/money.ts';
import type { PriceList } from '../../../shop/pricing/price-list.ts';
import { parseQuantity, quantityProblem } from '../../../shop/pricing/quantity.ts';
import { MAX_ALTERNATIVES, MAX_OFFERED_BREAKS } from '../line-offers.ts';
import { unitPriceIn } from '../price-change.ts';
import type { QuoteLine } from '../quote-line.ts';
import { discountOf, listPriceAt, parsePrice } from './discount.ts';
import { alternativeField, breakField, type DraftFields, fieldIn, type LineField, lineField } from './draft-fields.ts';

/** How a line is resolved. `open`: not yet; `none`: staff do not quote it. */
export type DraftKind = 'open' | 'part' | 'text' | 'none';

/** A field whose text has no meaning, and why. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export interface DraftBreak {
  readonly quantity: number;
  readonly price: UsdE5;
}

export interface DraftAlternative {
  readonly part: string;
  readonly price: UsdE5;
  readonly days: number | null;
}

/** A line of a draft with the meaning of its fields. */
export interface DraftLine {
  readonly position: number;
  readonly kind: DraftKind;
  /** Whether the request has it as a part, in words, or not at all. */
  readonly origin: 'part' | 'text' | 'added';
  /** The part that staff offer for a line in words or an added line, or ''. */
  readonly part: string;
  readonly description: string;
  readonly quantity: number | null;
  /** List price at the quantity; null without one. */
  readonly list: UsdE5 | null;
  readonly price: UsdE5 | null;
  /** Hundredths of a percent below the list price. */
  readonly discount: number | null;
  /** Business days; null: as in the request, or on request. */
  readonly days: number | null;
  readonly words: string;
  readonly breaks: readonly DraftBreak[];
  readonly alternatives: readonly DraftAlternative[];
  readonly total: UsdCents | null;
  readonly isLineMinimum: boolean;
  readonly problems: readonly FieldProblem[];
}

/** What a line of a draft is read with. */
export interface LineContext {
  readonly position: number;
  /** The line of the request; null for a line in words or an added line. */
  readonly requested: QuoteLine | null;
  readonly isAdded: boolean;
  /** Price list of its part, or null. */
  readonly prices: PriceList | null;
}

const MAX_DAYS = 730;
const KINDS: readonly string[] = ['open', 'part', 'text', 'none'];

const kindOf = (text: string, part: string, { requested, isAdded }: LineContext): DraftKind => {
  if (requested !== null) return text === 'none' ? 'none' : 'part';
  if (isAdded) return text === 'text' ? 'text' : 'part';
  if (text === 'part' && part === '') return 'open';
  return KINDS.includes(text) ? (text as DraftKind) : 'open';
};

interface Read<Value> {
  readonly value: Value | null;
  readonly problem: string;
}

const read = <Value>(text: string, value: Value | null, message: string): Read<Value> => ({
  value,
  problem: text.trim() === '' || value !== null ? '' : message,
});

const readPrice = (text: string): Read<UsdE5> => read(text, parsePrice(text), 'Type a price such as 0.44');
const readQuantity = (text: string): Read<number> =>
  read(text, parseQuantity(text), quantityProblem(text) ?? 'Type a quantity');
const readDays = (text: string): Read<number> => {
  const days = wholeNumberIn(text.trim(), 'english');
  return read(text, days !== null && days <= MAX_DAYS ? days : null, `Type 0 to ${MAX_DAYS} business days`);
};

/** Returns the line minimum as the total of a line that still has the price and quantity of the request. */
const minimumOf = (requested: QuoteLine | null, quantity: number | null, price: UsdE5 | null): UsdCents | null => {
  if (requested === null || requested.check !== 'priced') return null;
  const { offered } = requested;
  const isSame = offered.quantity === quantity && unitPriceIn(offered.fixedPriceDisplay) === price;
  return isSame && offered.is_line_min && typeof offered.price === 'number' ? offered.price : null;
};

const readBreaks = (fields: DraftFields, line: number) => {
  const problems: FieldProblem[] = [];
  const breaks: DraftBreak[] = [];
  for (let row = 1; row <= MAX_OFFERED_BREAKS; row += 1) {
    const nameOf = (field: 'on' | 'quantity' | 'price') => breakField(line, row, field);
    if (fieldIn(fields, nameOf('on')) !== '1') continue;
    const quantity = parseQuantity(fieldIn(fields, nameOf('quantity')));
    const price = parsePrice(fieldIn(fields, nameOf('price')));
    if (quantity === null) problems.push({ field: nameOf('quantity'), message: 'Type a quantity' });
    if (price === null) problems.push({ field: nameOf('price'), message: 'Type a price such as 0.44' });
    if (quantity !== null && price !== null) breaks.push({ quantity, price });
  }
  return { breaks: breaks.sort((one, other) => one.quantity - other.quantity), problems };
};

const readAlternatives = (fields: DraftFields, line: number) => {
  const problems: FieldProblem[] = [];
  const alternatives: DraftAlternative[] = [];
  for (let row = 1; row <= MAX_ALTERNATIVES; row += 1) {
    const nameOf = (field: 'on' | 'part' | 'price' | 'days') => alternativeField(line, row, field);
    if (fieldIn(fields, nameOf('on')) !== '1') continue;
    const part = fieldIn(fields, nameOf('part'));
    const price = parsePrice(fieldIn(fields, nameOf('price')));
    const days = readDays(fieldIn(fields, nameOf('days')));
    if (price === null) problems.push({ field: nameOf('price'), message: 'Type a price such as 0.44' });
    if (days.problem !== '') problems.push({ field: nameOf('days'), message: days.problem });
    if (part !== '' && price !== null) alternatives.push({ part, price, days: days.value });
  }
  return { alternatives, problems };
};

/** Reads a line of a draft. Fields whose text has no meaning are null and reported. */
export const readDraftLine = (fields: DraftFields, context: LineContext): DraftLine => {
  const { position, requested, isAdded, prices } = context;
  const textOf = (field: LineField): string => fieldIn(fields, lineField(position, field));
  const kind = kindOf(textOf('kind'), textOf('part'), context);
  const quantity = readQuantity(textOf('quantity'));
  const price = readPrice(textOf('price'));
  const days = readDays(textOf('days'));
  const hasList = kind === 'part';
  const list = hasList ? listPriceAt(prices, quantity.value) : null;
  const minimum = minimumOf(requested, quantity.value, price.value);
  const total =
    price.value === null || quantity.value === null ? null : (minimum ?? amountCents(price.value, quantity.value));
  const { breaks, problems: breakProblems } = readBreaks(fields, position);
  const { alternatives, problems: alternativeProblems } = readAlternatives(fields, position);
  const isQuoted = kind === 'part' || kind === 'text';
  const own = [
    ['quantity', quantity.problem],
    ['price', price.problem],
    ['days', days.problem],
  ] as const;
  return {
    position,
    kind,
    origin: requested !== null ? 'part' : isAdded ? 'added' : 'text',
    part: requested === null && kind === 'part' ? textOf('part') : '',
    description: requested === null ? textOf('description') : '',
    quantity: quantity.value,
    list,
    price: price.value,
    discount: price.value === null || list === null ? null : discountOf(price.value, list),
    days: days.value,
    words: textOf('words'),
    breaks,
    alternatives,
    total: isQuoted ? total : null,
    isLineMinimum: isQuoted && minimum !== null,
    problems: isQuoted
      ? [
          ...own.flatMap(([field, message]) =>
            message === '' ? [] : [{ field: lineField(position, field), message }],
          ),
          ...breakProblems,
          ...alternativeProblems,
        ]
      : [],
  };
};
