import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents } from '../../../../src/domain/kit/units.ts';
import { dayFromText, lastShipDay, NO_CLOSING_DAYS, weekdayText } from '../../../../src/domain/order/plan/day.ts';
import {
  type OtherPart,
  oneShipment,
  type PlanLine,
  planBy,
  type Swap,
  sumCents,
  swapCost,
  twoShipments,
} from '../../../../src/domain/order/plan/order-plan.ts';
import { lineDays } from '../../../../src/domain/order/plan/parcels.ts';
import { shipTimeFor } from '../../../../src/domain/shop/pricing/ship-time.ts';
import { supplyFrom } from '../../../../src/domain/shop/pricing/supply.ts';

const TODAY = dayFromText('2026-11-23') ?? 0;

const supplies = fc
  .record({
    onHand: fc.integer({ min: 0, max: 300 }),
    rows: fc.array(
      fc.record({ quantity: fc.integer({ min: 0, max: 300 }), leadTime: fc.option(fc.integer({ min: 1, max: 20 })) }),
      { maxLength: 4 },
    ),
  })
  .map(({ onHand, rows }) => supplyFrom(onHand, rows));
const prices = fc.option(fc.integer({ min: 1, max: 100_000 }).map(usdCents), { freq: 5 });

const lineWith = (quantity: number): fc.Arbitrary<Omit<PlanLine, 'uid'>> =>
  fc.record({
    name: fc.constant('A'),
    quantity: fc.constant(quantity),
    priceCents: prices,
    days: supplies.map((supply) => lineDays(supply, quantity, TODAY, NO_CLOSING_DAYS)),
    // Few names, so that lines often have the same alternative.
    others: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('B', 'C', 'D'),
        priceCents: prices,
        days: supplies.map((supply) => lineDays(supply, quantity, TODAY, NO_CLOSING_DAYS)),
      }),
      { maxLength: 2, selector: ({ name }) => name },
    ),
  });
const orders = fc
  .array(fc.integer({ min: 1, max: 500 }).chain(lineWith), { minLength: 1, maxLength: 4 })
  .map((lines) => lines.map((line, at): PlanLine => ({ ...line, uid: `line-${at}` })));

describe('the ship days of a line', () => {
  test('first our stock, then vendor stock, then on request', () => {
    const days = lineDays(supplyFrom(1284, [{ quantity: 500, leadTime: 7 }]), 2000, TODAY, NO_CLOSING_DAYS);
    expect(days.parcels.map(({ kind, day, pieces }) => [kind, weekdayText(day), pieces])).toEqual([
      ['stock', 'Tue, Nov 24', 1284],
      ['vendor', 'Thu, Dec 3', 500],
    ]);
    expect([days.openPieces, days.day]).toEqual([216, null]);
  });

  test('loses no piece, and ends on the day of the ship time', () => {
    fc.assert(
      fc.property(supplies, fc.integer({ min: 1, max: 900 }), (supply, quantity) => {
        const { parcels, openPieces, day } = lineDays(supply, quantity, TODAY, NO_CLOSING_DAYS);
        expect(parcels.reduce((sum, { pieces }) => sum + pieces, openPieces)).toBe(quantity);
        expect(day === null).toBe(typeof shipTimeFor(supply.tiers, quantity) !== 'number');
        const own = parcels.filter(({ kind }) => kind === 'stock').reduce((sum, { pieces }) => sum + pieces, 0);
        expect(own).toBe(Math.min(quantity, supply.onHand));
      }),
    );
  });
});

test('two shipments add up to one shipment in pieces and cents, and the first is not later', () => {
  fc.assert(
    fc.property(orders, (lines) => {
      const whole = oneShipment(lines);
      const two = twoShipments(lines);
      if (two === null || whole === null) return;
      const [first, rest] = two;
      const open = lines.filter(({ days }) => days.day === null);
      expect(whole.amountCents + sumCents(open.map((line) => line.priceCents))).toBe(
        sumCents(lines.map((line) => line.priceCents)),
      );
      expect(first.day).toBeLessThan(rest.day);
      expect(first.pieces + rest.pieces).toBe(whole.pieces);
      expect(first.amountCents + rest.amountCents).toBe(whole.amountCents);
      expect(Math.min(first.amountCents, rest.amountCents)).toBeGreaterThanOrEqual(0);
      expect(first.pieces).toBeGreaterThan(0);
    }),
  );
});

interface Choice {
  readonly day: number | null;
  readonly price: number | null;
  readonly by: OtherPart | null;
}

/** Returns every combination of choices that uses no part twice: for each line its part or one of the alternatives. */
const assignments = (lines: readonly PlanLine[]): readonly (readonly Choice[])[] =>
  lines
    .reduce<readonly (readonly Choice[])[]>(
      (all, { days, priceCents, others }) => {
        const comparable = others.filter((other) => priceCents === null || other.priceCents !== null);
        const choices = [
          { day: days.day, price: priceCents, by: null },
          ...comparable.map((by) => ({ day: by.days.day, price: by.priceCents, by })),
        ];
        return all.flatMap((one) => choices.map((choice) => [...one, choice]));
      },
      [[]],
    )
    .filter((choices) => {
      const names = choices.flatMap(({ by }) => by?.name ?? []);
      return new Set(names).size === names.length && choices.every(({ day }) => day !== null);
    });

const lastDay = (choices: readonly Choice[]): number => Math.max(...choices.map(({ day }) => day ?? 0));
const lateIn = (choices: readonly Choice[], due: number): number =>
  choices.filter(({ day }) => (day ?? 0) > due).length;
const totalOf = (choices: readonly Choice[]): number => choices.reduce((sum, { price }) => sum + (price ?? 0), 0);

/** Whether every replacement brings its line to the goal, or to the end of the plan if its part is later than that. */
const isNeeded = (lines: readonly PlanLine[], choices: readonly Choice[], goal: number, end: number): boolean =>
  choices.every(({ by, day }, at) => {
    const own = lines[at]?.days.day ?? null;
    return by === null || own === null || own > end || (own > goal && (day ?? 0) <= goal);
  });

/** Returns the lines of an order after its swaps. */
const swapped = (lines: readonly PlanLine[], swaps: readonly Swap[]): PlanLine[] => {
  const taken = new Set(swaps.map(({ by }) => by.name));
  return lines.map((line) => {
    const by = swaps.find((swap) => swap.line === line)?.by;
    return { ...line, ...by, others: line.others.filter(({ name }) => by === undefined && !taken.has(name)) };
  });
};

const dates = fc.option(fc.integer({ min: 0, max: 40 }).map((ahead) => TODAY + ahead));

describe('delivery by a date, or as early as possible', () => {
  test('has the earliest end, then the fewest late lines, then the lowest total of all combinations', () => {
    fc.assert(
      fc.property(orders, dates, (lines, date) => {
        const plan = planBy(lines, date, NO_CLOSING_DAYS);
        const dated = lines.filter((line) => !plan?.open.includes(line));
        const all = assignments(dated);
        if (plan === null) {
          expect(lines.every((line) => assignments([line]).length === 0)).toBe(true);
          return;
        }
        const due = date === null ? null : lastShipDay(date, NO_CLOSING_DAYS);
        const isMet = due !== null && all.some((choices) => lastDay(choices) <= due);
        const end = isMet ? due : Math.min(...all.map(lastDay));
        const goal = due ?? end;
        const allowed = all.filter((choices) => lastDay(choices) <= end && isNeeded(dated, choices, goal, end));
        const fewest = Math.min(...allowed.map((choices) => lateIn(choices, goal)));
        const best = allowed.filter((choices) => lateIn(choices, goal) === fewest);
        expect(plan.late).toHaveLength(due === null ? 0 : fewest);
        expect(plan.day).toBeLessThanOrEqual(end);
        if (!isMet) expect(plan.day).toBe(end);
        expect(plan.totalCents).toBe(Math.min(...best.map(totalOf)));
      }),
      { numRuns: 1000 },
    );
  });

  test('its swaps lead to an order that ships alone on that day, at that total', () => {
    fc.assert(
      fc.property(orders, dates, (lines, date) => {
        const plan = planBy(lines, date, NO_CLOSING_DAYS);
        if (plan === null) return;
        const names = plan.swaps.map(({ by }) => by.name);
        expect(new Set(names).size).toBe(names.length);
        const dated = swapped(lines, plan.swaps).filter((line) => !plan.open.includes(line));
        expect(oneShipment(dated)).toMatchObject({ day: plan.day, amountCents: plan.totalCents });
        expect(planBy(dated, date, NO_CLOSING_DAYS)?.swaps).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('only lines without a ship day, or whose alternative another line takes, are left out', () => {
    fc.assert(
      fc.property(orders, (lines) => {
        const open = planBy(lines, null, NO_CLOSING_DAYS)?.open ?? [];
        const dated = lines.filter((line) => !open.includes(line));
        expect(open.every(({ days }) => days.day === null)).toBe(true);
        for (const line of open) expect(assignments([...dated, line])).toEqual([]);
      }),
    );
  });
});

test('the cost of swaps counts lines without a price instead of guessing their difference', () => {
  const line = (cents: number | null, by: number | null): Swap => {
    const days = lineDays(null, 1, TODAY, NO_CLOSING_DAYS);
    const priceOf = (amount: number | null) => (amount === null ? null : usdCents(amount));
    return {
      line: { uid: 'a', name: 'A', quantity: 1, priceCents: priceOf(cents), days, others: [] },
      by: { name: 'B', priceCents: priceOf(by), days },
    };
  };
  expect(swapCost([line(500, 700), line(900, 600), line(null, 400), line(null, null)])).toEqual({
    differenceCents: -100,
    unpriced: 2,
  });
});
