import { type UsdCents, usdCents } from '../../kit/units.ts';
import { type ClosingDays, type Day, lastShipDay } from './day.ts';
import { type LineDays, piecesBy } from './parcels.ts';

/** An order line as the planner sees it. */
export interface PlanLine {
  readonly uid: string;
  readonly name: string;
  readonly quantity: number;
  /** Total of the line. null = on request. */
  readonly priceCents: UsdCents | null;
  readonly days: LineDays;
  /** Alternative parts in the same quantity. */
  readonly others: readonly OtherPart[];
}

/** An alternative part for a line. */
export interface OtherPart {
  readonly name: string;
  readonly priceCents: UsdCents | null;
  readonly days: LineDays;
}

/** The lines that ship on one day. */
export interface Shipment {
  readonly day: Day;
  readonly pieces: number;
  /** Its share of the lines' totals. */
  readonly amountCents: UsdCents;
}

/** Returns the share of an amount for some of its pieces, in whole cents and never more than the amount. */
const shareOf = (amount: UsdCents, pieces: number, quantity: number): UsdCents =>
  usdCents(Number((BigInt(amount) * BigInt(pieces)) / BigInt(quantity)));

export const sumCents = (amounts: readonly (UsdCents | null)[]): UsdCents =>
  usdCents(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0));

/**
 * Returns a single shipment of the whole order on the day of its last line, or null if no line has a ship day. Excludes
 * lines on request.
 */
export const oneShipment = (lines: readonly PlanLine[]): Shipment | null => {
  const known = lines.filter(({ days }) => days.day !== null);
  if (known.length === 0) return null;
  return {
    day: Math.max(...known.map(({ days }) => days.day ?? 0)),
    pieces: known.reduce((sum, { quantity }) => sum + quantity, 0),
    amountCents: sumCents(known.map(({ priceCents }) => priceCents)),
  };
};

/**
 * Returns two shipments: what can leave on the first day, and the rest with the last line. Null if that would be the
 * same as one shipment. The second one gets the remainder, so that both add up to the exact total.
 */
export const twoShipments = (lines: readonly PlanLine[]): readonly [Shipment, Shipment] | null => {
  const whole = oneShipment(lines);
  if (whole === null) return null;
  const known = lines.filter(({ days }) => days.day !== null);
  const day = Math.min(...known.flatMap(({ days }) => days.parcels.map((parcel) => parcel.day)));
  if (day >= whole.day) return null;
  const now = known.map(({ days, quantity, priceCents }) => {
    const pieces = piecesBy(days, day);
    return { pieces, cents: priceCents === null ? null : shareOf(priceCents, pieces, quantity) };
  });
  const first = {
    day,
    pieces: now.reduce((sum, { pieces }) => sum + pieces, 0),
    amountCents: sumCents(now.map(({ cents }) => cents)),
  };
  const rest = {
    day: whole.day,
    pieces: whole.pieces - first.pieces,
    amountCents: usdCents(whole.amountCents - first.amountCents),
  };
  return [first, rest];
};

/** A replacement of a line by an alternative part. */
export interface Swap {
  readonly uid: string;
  readonly name: string;
  readonly by: OtherPart;
}

/** How everything can ship by a date, or why it cannot. */
export type DuePlan = {
  /** Lines with a ship day on request and without an alternative in stock, for which no date is promised. */
  readonly open: readonly PlanLine[];
} & (
  | {
      readonly kind: 'made';
      /** The last day on which a line ships. */
      readonly day: Day;
      readonly totalCents: UsdCents;
      readonly swaps: readonly Swap[];
    }
  | {
      readonly kind: 'missed';
      /** The earliest possible date, using alternative parts as well. */
      readonly earliest: Day;
      /** Lines that cannot ship in time. */
      readonly late: readonly PlanLine[];
    }
);

/** A way to supply a line: its original part or an alternative. */
interface Way {
  readonly by: OtherPart | null;
  readonly day: Day;
  readonly priceCents: UsdCents | null;
}

/**
 * Returns the ways with a known ship day. Excludes a part without a price, which cannot be compared with a priced one.
 */
const waysOf = ({ days, priceCents, others }: PlanLine): readonly Way[] => {
  const comparable = others.filter((other) => priceCents === null || other.priceCents !== null);
  const all = [
    { by: null, day: days.day, priceCents },
    ...comparable.map((by) => ({ by, day: by.days.day, priceCents: by.priceCents })),
  ];
  return all.flatMap((way) => (way.day === null ? [] : [{ ...way, day: way.day }]));
};

const cheapest = (ways: readonly Way[]): Way | undefined =>
  ways.toSorted((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0))[0];

/**
 * Returns the cheapest way for everything to ship by a date. A line that ships in time keeps its part, because nobody should get another part unrequested. A late line takes the cheapest alternative that ships in time. The
 * last ship day on or before the date counts. Returns null if no line has a ship day.
 */
export const planBy = (lines: readonly PlanLine[], date: Day, closed: ClosingDays): DuePlan | null => {
  const due = lastShipDay(date, closed);
  const all = lines.map((line) => ({ line, ways: waysOf(line) }));
  const open = all.filter(({ ways }) => ways.length === 0).map(({ line }) => line);
  const dated = all.filter(({ ways }) => ways.length > 0);
  if (dated.length === 0) return null;
  const late = dated.filter(({ ways }) => ways.every(({ day }) => day > due)).map(({ line }) => line);
  if (late.length > 0) {
    const earliest = Math.max(...dated.map(({ ways }) => Math.min(...ways.map(({ day }) => day))));
    return { kind: 'missed', open, late, earliest };
  }
  const chosen = dated.flatMap(({ line, ways }) => {
    const inTime = ways.filter(({ day }) => day <= due);
    const way = inTime.find(({ by }) => by === null) ?? cheapest(inTime);
    return way === undefined ? [] : [{ line, ...way }];
  });
  return {
    kind: 'made',
    open,
    day: Math.max(...chosen.map(({ day }) => day)),
    totalCents: sumCents(chosen.map(({ priceCents }) => priceCents)),
    swaps: chosen.flatMap(({ line, by }) => (by === null ? [] : [{ uid: line.uid, name: line.name, by }])),
  };
};
