import type { ListedPart } from '../listed-part.ts';
import { type LineReading, lineOwn, type ReviewLine } from '../review-line.ts';
import { listReadings } from './list-readings.ts';

/** Maximum characters of a customer part number. */
export const LONGEST_OWN = 60;

/** Parts by customer part number, normalized by `plainOwn`. */
export type OwnParts = ReadonlyMap<string, ListedPart>;

/** Customer part numbers are case-insensitive. */
export const plainOwn = (own: string): string => own.trim().toLowerCase();

/** Maximum readings per line that are looked up: for 5,000 lines, each adds one request per thousand numbers. */
const MOST_WAYS = 3;

/** Returns what may be the customer part number in a line, with the quantity next to it. */
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

/** Returns the numbers to look up in an account. */
export const ownNumbersIn = (lines: readonly ReviewLine[]): readonly string[] => [
  ...new Set(lines.flatMap((line) => ownWays(line).map(({ own }) => own))),
];

/**
 * Returns the line's reading, or the part with this customer part number if the line does not name a part otherwise.
 */
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
