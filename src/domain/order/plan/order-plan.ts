import { type UsdCents, usdCents } from '../../kit/units.ts';
import { type AssignedChoice, assignAll, assignCheapest } from './assign.ts';
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
  readonly line: PlanLine;
  readonly by: OtherPart;
}

/** What replacements cost. */
export interface SwapCost {
  /** Sum over the lines whose prices are both known. */
  readonly differenceCents: UsdCents;
  /** Lines without a known price before or after. */
  readonly unpriced: number;
}

export const swapCost = (swaps: readonly Swap[]): SwapCost => {
  const differences = swaps.map(({ line, by }) =>
    line.priceCents === null || by.priceCents === null ? null : usdCents(by.priceCents - line.priceCents),
  );
  return { differenceCents: sumCents(differences), unpriced: differences.filter((one) => one === null).length };
};

/** How everything ships by a date, or as early as possible. */
export interface DuePlan {
  /** Lines with a ship day on request and without an alternative in stock, for which no date is promised. */
  readonly open: readonly PlanLine[];
  /** Lines that ship after the date. */
  readonly late: readonly PlanLine[];
  /** The day on which the last line ships: the earliest possible day, unless no line is late. */
  readonly day: Day;
  readonly totalCents: UsdCents;
  readonly swaps: readonly Swap[];
}

/** A way to supply a line: its original part or an alternative. */
interface Way extends AssignedChoice {
  readonly line: PlanLine;
  readonly by: OtherPart | null;
  readonly day: Day;
  readonly priceCents: UsdCents | null;
}

/**
 * Returns the ways with a known ship day. Excludes a part without a price, which cannot be compared with a priced one.
 */
const waysOf = (line: PlanLine): readonly Way[] => {
  const { uid, days, priceCents, others } = line;
  const comparable = others.filter((other) => priceCents === null || other.priceCents !== null);
  const all = [
    { by: null, key: uid, day: days.day, priceCents },
    // An order has one line per part, so two lines cannot take the same part.
    ...comparable.map((by) => ({ by, key: `part ${by.name}`, day: by.days.day, priceCents: by.priceCents })),
  ];
  return all.flatMap(({ day, ...way }) => (day === null ? [] : [{ ...way, line, day, cost: way.priceCents ?? 0 }]));
};

/** Exceeds every total in cents, so that a plan first has as few late lines as possible. */
const LATE_COST = 1e12;

/**
 * Returns the ways of a line by a day. A part that ships by the date stays, because nobody should get another part
 * unrequested; a later one stays if no alternative ships by the date.
 */
const waysBy = (ways: readonly Way[], due: Day, end: Day): readonly Way[] => {
  const own = ways.find(({ by, day }) => by === null && day <= end);
  if (own !== undefined && own.day <= due) return [own];
  return ways
    .filter((way) => way === own || way.day <= (own === undefined ? end : due))
    .map((way) => (way.day <= due ? way : { ...way, cost: way.cost + LATE_COST }));
};

/** Returns the lines that can ship together. A line that depends on a part which another line needs ships on request. */
const datedOf = (lines: readonly (readonly Way[])[]): readonly (readonly Way[])[] => {
  const dependent = lines.filter((ways) => ways.every(({ by }) => by !== null));
  const chosen = assignCheapest(dependent);
  const open = new Set(dependent.filter((_, at) => chosen[at] === null));
  return lines.filter((ways) => !open.has(ways));
};

/** Returns the earliest day by which every line can ship. */
const earliestDay = (lines: readonly (readonly Way[])[]): Day => {
  const atLeast = Math.max(...lines.map((ways) => Math.min(...ways.map(({ day }) => day))));
  const days = [...new Set(lines.flatMap((ways) => ways.map(({ day }) => day)))].filter((day) => day >= atLeast);
  const isPossible = (day: Day): boolean => assignAll(lines.map((ways) => waysBy(ways, day, day))) !== null;
  return days.sort((a, b) => a - b).find(isPossible) ?? atLeast;
};

/**
 * Returns the cheapest way for everything to ship by a date, or for `null` as early as possible. The last ship day on or
 * before the date counts. If the date cannot be met, the last line ships as early as possible, and then as few lines as
 * possible are late. No part is used for two lines. Returns null if no line has a ship day.
 */
export const planBy = (lines: readonly PlanLine[], date: Day | null, closed: ClosingDays): DuePlan | null => {
  const dated = datedOf(lines.map(waysOf));
  if (dated.length === 0) return null;
  const due = date === null ? null : lastShipDay(date, closed);
  const inTime = due === null ? null : assignAll(dated.map((ways) => waysBy(ways, due, due)));
  const end = inTime === null ? earliestDay(dated) : 0;
  const chosen = inTime ?? assignAll(dated.map((ways) => waysBy(ways, due ?? end, end))) ?? [];
  const shipped = new Set(chosen.map(({ line }) => line));
  return {
    open: lines.filter((line) => !shipped.has(line)),
    late: chosen.filter(({ day }) => due !== null && day > due).map(({ line }) => line),
    day: Math.max(...chosen.map(({ day }) => day)),
    totalCents: sumCents(chosen.map(({ priceCents }) => priceCents)),
    swaps: chosen.flatMap(({ line, by }) => (by === null ? [] : [{ line, by }])),
  };
};
