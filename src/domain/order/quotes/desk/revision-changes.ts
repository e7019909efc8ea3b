import { formatCount } from '../../../kit/text/counted.ts';
import { longDay } from '../../../kit/text/date-format.ts';
import { formatUnitPrice } from '../../../shop/pricing/money.ts';
import { type ShipTime, shipTimeValue } from '../../../shop/pricing/ship-time.ts';
import { unitPriceIn } from '../price-change.ts';
import type { QuoteRequest } from '../quote.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import { shownQuote } from '../shown-line.ts';

/** One difference between two replies to a quote. */
export interface RevisionChange {
  /** Number of the line; null: of the whole quote. */
  readonly line: number | null;
  /** What changed, such as 'price' or 'ship time'. */
  readonly what: string;
  /** '' if there was nothing before. */
  readonly before: string;
  /** '' if nothing is left. */
  readonly after: string;
}

/** A reply to compare. A `null` answer is that of the request, as it was priced. */
export interface ComparedReply {
  readonly answer: QuoteAnswer | null;
  readonly validUntil: string | null;
}

type Request = Pick<QuoteRequest, 'lines' | 'texts'>;

/** What the customer sees of a line, as texts. */
interface LineTexts {
  readonly part: string;
  readonly price: string;
  readonly quantity: string;
  readonly 'ship time': string;
  readonly note: string;
  readonly quantities: string;
  readonly alternatives: string;
  readonly quoted: string;
}

const ship = (shipTime: ShipTime): string => shipTimeValue(shipTime).toLowerCase();

type OffersOf = Parameters<typeof offerTexts>[0];

const offerTexts = ({
  breaks,
  alternatives,
}: Pick<ReturnType<typeof shownQuote>['lines'][number], 'breaks' | 'alternatives'>) => ({
  quantities: breaks
    .map(({ quantity, unitPriceE5 }) => `${formatCount(quantity)} at ${formatUnitPrice(unitPriceE5)}`)
    .join(', '),
  alternatives: alternatives.map(({ part, unitPriceE5 }) => `${part} at ${formatUnitPrice(unitPriceE5)}`).join(', '),
});

const EMPTY_OFFERS: OffersOf = { breaks: [], alternatives: [] };

const NOTHING: LineTexts = {
  part: '',
  price: '',
  quantity: '',
  'ship time': '',
  note: '',
  quoted: '',
  ...offerTexts(EMPTY_OFFERS),
};

const linesOf = (request: Request, { answer }: ComparedReply): ReadonlyMap<number, LineTexts> => {
  const shown = shownQuote({ ...request, answer, state: 'answered', acceptance: null });
  const texts = new Map<number, LineTexts>();
  for (const line of shown.lines) {
    const { position, item, words, isDeclined } = line;
    const price = unitPriceIn(item.fixedPriceDisplay);
    texts.set(position, {
      ...offerTexts(line),
      part: item.productName,
      price: price === null ? '' : formatUnitPrice(price),
      quantity: formatCount(item.quantity),
      'ship time': isDeclined ? '' : ship(item.shipTime),
      note: words,
      quoted: isDeclined ? 'not quoted' : '',
    });
  }
  for (const line of shown.texts) {
    const { position, offer, words, part, description } = line;
    const isDeclined = answer?.lines.some((one) => one.line === position && one.isDeclined === true) ?? false;
    texts.set(position, {
      ...offerTexts(line),
      part: offer === null ? '' : part || description || 'priced as text',
      price: offer === null ? '' : formatUnitPrice(offer.unitPriceE5),
      quantity: offer === null ? '' : formatCount(offer.quantity),
      'ship time': offer === null ? '' : ship(offer.shipTime),
      note: words,
      quoted: isDeclined ? 'not quoted' : '',
    });
  }
  return texts;
};

/** A line without a price before or after: its other figures follow from that. */
const FOLLOWS_PRICE: readonly string[] = ['quantity', 'ship time'];

const lineChanges = (line: number, before: LineTexts, after: LineTexts): readonly RevisionChange[] => {
  const isNew = before.price === '' || after.price === '';
  return (Object.keys(NOTHING) as (keyof LineTexts)[]).flatMap((what) => {
    if (before[what] === after[what] || (isNew && FOLLOWS_PRICE.includes(what))) return [];
    return [{ line, what, before: before[what], after: after[what] }];
  });
};

/** Returns the labels of files; a file that replaces another one of the same label is marked. */
const fileLabels = (before: QuoteAnswer['files'], after: QuoteAnswer['files']): string =>
  after
    .map(({ label, url }) =>
      before.some((one) => one.label === label) && !before.some((one) => one.url === url)
        ? `${label} (new file)`
        : label,
    )
    .join(', ');

const day = (text: string | null): string => (text === null ? '' : longDay(new Date(text)));

/** Returns what changed from one reply to a request to the next one, by line, then for the whole quote. */
export const revisionChanges = (
  request: Request,
  before: ComparedReply,
  after: ComparedReply,
): readonly RevisionChange[] => {
  const [old, now] = [linesOf(request, before), linesOf(request, after)];
  const positions = [...new Set([...old.keys(), ...now.keys()])].sort((one, other) => one - other);
  const ofLines = positions.flatMap((position) =>
    lineChanges(position, old.get(position) ?? NOTHING, now.get(position) ?? NOTHING),
  );
  const whole = [
    { what: 'valid until', before: day(before.validUntil), after: day(after.validUntil) },
    { what: 'note', before: before.answer?.words ?? '', after: after.answer?.words ?? '' },
    {
      what: 'files',
      before: before.answer?.files.map(({ label }) => label).join(', ') ?? '',
      after: fileLabels(before.answer?.files ?? [], after.answer?.files ?? []),
    },
  ];
  return [
    ...ofLines,
    ...whole.filter((one) => one.before !== one.after && one.after !== '').map((one) => ({ line: null, ...one })),
  ];
};

/** Returns a change in words. @example 'Line 1 price: $0.44 is now $0.42' */
export const changeText = ({ line, what, before, after }: RevisionChange): string => {
  const subject = line === null ? what.charAt(0).toUpperCase() + what.slice(1) : `Line ${line} ${what}`;
  if (what === 'note')
    return before === '' ? `${subject} added` : after === '' ? `${subject} removed` : `${subject} changed`;
  if (what === 'quoted') return after === '' ? `Line ${line} is quoted again` : `Line ${line} is not quoted`;
  if (before === '') return `${subject}: ${after}`;
  return after === '' ? `${subject}: ${before} removed` : `${subject}: ${before} is now ${after}`;
};
