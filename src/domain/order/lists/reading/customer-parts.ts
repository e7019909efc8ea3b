import { LONGEST_CUSTOMER_NUMBER, normalizeCustomerNumber } from '../customer-number.ts';
import type { ListedPart } from '../listed-part.ts';
import { customerNumberOf, type LineReading, type ReviewLine } from '../review-line.ts';
import { listReadings } from './list-readings.ts';

/** Parts by customer part number, normalized by `normalizeCustomerNumber`. */
export type CustomerParts = ReadonlyMap<string, ListedPart>;

/** Maximum readings per line that are looked up: for 5,000 lines, each adds one request per thousand numbers. */
const MAX_WAYS = 3;

/** Returns what may be the customer part number in a line, with the quantity next to it. */
const ownWays = (line: ReviewLine): readonly { readonly own: string; readonly quantity: string }[] => {
  const texts = line.holdsQuantity
    ? line.texts.flatMap((text) =>
        listReadings(text)
          .slice(0, MAX_WAYS)
          .map(({ part, quantity }) => ({ own: part, quantity })),
      )
    : line.texts.map((own) => ({ own, quantity: '' }));
  return [...texts, { own: customerNumberOf(line), quantity: '' }]
    .map(({ own, quantity }) => ({ own: normalizeCustomerNumber(own), quantity }))
    .filter(({ own }) => own !== '' && own.length <= LONGEST_CUSTOMER_NUMBER);
};

/** Returns the numbers to look up in an account. */
export const customerNumbersIn = (lines: readonly ReviewLine[]): readonly string[] => [
  ...new Set(lines.flatMap((line) => ownWays(line).map(({ own }) => own))),
];

/**
 * Returns the line's reading, or the part with this customer part number if the line does not name a part otherwise.
 */
export const readingWithCustomerPart = (line: ReviewLine, reading: LineReading, parts: CustomerParts): LineReading => {
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
