import { type UsdCents, usdCents } from '../../kit/units.ts';
import { type Day, lastShipDay } from './day.ts';
import { type LineDays, piecesBy } from './parcels.ts';

/** One line of an order as plans see it. */
export interface PlanLine {
  readonly uid: string;
  readonly name: string;
  readonly quantity: number;
  /** Total of the line; null = on request. */
  readonly priceCents: UsdCents | null;
  readonly days: LineDays;
  /** Parts that could stand in for it, in the same quantity. */
  readonly others: readonly OtherPart[];
}

/** A part that could stand in for a line's. */
export interface OtherPart {
  readonly name: string;
  readonly priceCents: UsdCents | null;
  readonly days: LineDays;
}

/** What leaves on one day. */
export interface Shipment {
  readonly day: Day;
  readonly pieces: number;
  /** Its share of the lines' totals. */
  readonly amountCents: UsdCents;
}

/** The share of an amount that some of its pieces have; whole cents, never more than the amount. */
const shareOf = (amount: UsdCents, pieces: number, quantity: number): UsdCents =>
  usdCents(Number((BigInt(amount) * BigInt(pieces)) / BigInt(quantity)));

export const sumCents = (amounts: readonly (UsdCents | null)[]): UsdCents =>
  usdCents(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0));

/** The whole order at once, on the day of its last line; null when no line has a day. Lines on request are left out. */
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
 * What can leave on the first day at once, and the rest with the last line; null when that is no difference. The second
 * has whatever the first has not, so that both are the whole to the cent.
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

/** A part that takes a line's place. */
export interface Swap {
  readonly uid: string;
  readonly name: string;
  readonly by: OtherPart;
}

/** How everything leaves by a date, or why it cannot. */
export type DuePlan = {
  /** Lines whose day is told on request and that nothing in stock can stand in for: no date is promised of them. */
  readonly open: readonly PlanLine[];
} & (
  | {
      readonly kind: 'made';
      /** The last day on which anything of it leaves. */
      readonly day: Day;
      readonly totalCents: UsdCents;
      readonly swaps: readonly Swap[];
    }
  | {
      readonly kind: 'missed';
      /** The earliest date that could be made, by the parts that could stand in too. */
      readonly earliest: Day;
      /** Lines that nothing brings there in time. */
      readonly late: readonly PlanLine[];
    }
);

/** A way to get a line: its own part, or one that could stand in. */
interface Way {
  readonly by: OtherPart | null;
  readonly day: Day;
  readonly priceCents: UsdCents | null;
}

/** The ways whose day is known. A part without a price cannot be compared with a priced one, and is none. */
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
 * The cheapest way for everything to leave by a date. A line that its own part brings there keeps it, for nobody is given
 * another part unasked; one that is late takes the cheapest of the parts that are in time. The day that counts is the last
 * ship day up to the date. null when no line has a day.
 */
export const planBy = (lines: readonly PlanLine[], date: Day): DuePlan | null => {
  const due = lastShipDay(date);
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
