import type { ListedPart } from '../listed-part.ts';
import { type LineReading, lineOwn, type ReviewLine } from '../review-line.ts';
import { listReadings } from './list-readings.ts';

/** Characters of a customer's own number. */
export const LONGEST_OWN = 60;

/** Parts by what a customer calls them, as `plainOwn` writes it. */
export type OwnParts = ReadonlyMap<string, ListedPart>;

/** Own numbers are the same in capitals and small letters. */
export const plainOwn = (own: string): string => own.trim().toLowerCase();

/** Ways to read a line that are looked up, the likeliest: of 5,000 lines each is a request more for a thousand numbers. */
const MOST_WAYS = 3;

/** What of a line may be the customer's own number, and the quantity that stands beside it. */
const ownWays = (line: ReviewLine): readonly { readonly own: string; readonly quantity: string }[] => {
  const texts = line.holdsQuantity
    ? line.texts.flatMap((text) =>
        listReadings(text)
          .slice(0, MOST_WAYS)
          .map(({ part, quantity }) => ({ own: part, quantity })),
      )
    : line.texts.map((own) => ({ own, quantity: '' }));
  return [...texts, { own: lineOwn(line), quantity: '' }]
    .map(({ own, quantity }) => ({ own: plainOwn(own), quantity }))
    .filter(({ own }) => own !== '' && own.length <= LONGEST_OWN);
};

/** The numbers that an account is to be asked for. */
export const ownNumbersIn = (lines: readonly ReviewLine[]): readonly string[] => [
  ...new Set(lines.flatMap((line) => ownWays(line).map(({ own }) => own))),
];

/** What was made of a line, or the part that the customer calls so where the line names none by itself. */
export const readingWithOwn = (line: ReviewLine, reading: LineReading, parts: OwnParts): LineReading => {
  if (reading.kind === 'exact' || parts.size === 0) return reading;
  const way = ownWays(line).find(({ own }) => parts.has(own));
  const listed = way && parts.get(way.own);
  if (!listed) return reading;
  return {
    kind: 'exact',
    quantity: way.quantity || reading.quantity,
    unclear: way.quantity === '' ? reading.unclear : '',
    candidates: [{ listed, differences: [], features: [] }],
    total: 1,
    cheapest: -1,
    found: [`Your number ${way.own}`],
    unread: [],
    missing: [],
    corrections: [],
    remarks: [],
    problem: '',
    product: null,
    aside: null,
  };
};
