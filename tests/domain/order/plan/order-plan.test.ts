import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents } from '../../../../src/domain/kit/units.ts';
import { dayFromText, lastShipDay, NO_CLOSING_DAYS, weekdayText } from '../../../../src/domain/order/plan/day.ts';
import {
  type OtherPart,
  oneShipment,
  type PlanLine,
  planBy,
  sumCents,
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
    others: fc.array(
      fc.record({
        name: fc.constant('B'),
        priceCents: prices,
        days: supplies.map((supply) => lineDays(supply, quantity, TODAY, NO_CLOSING_DAYS)),
      }),
      { maxLength: 2 },
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

/** Returns every combination of choices: for each line its part or one of the alternatives. */
const assignments = (lines: readonly PlanLine[]): (OtherPart | null)[][] =>
  lines.reduce<(OtherPart | null)[][]>(
    (all, { others }) => all.flatMap((one) => [null, ...others].map((choice) => [...one, choice])),
    [[]],
  );

/** Returns the total of an assignment that meets the date and replaces no part unnecessarily, otherwise `null`. */
const totalOf = (lines: readonly PlanLine[], choices: readonly (OtherPart | null)[], due: number): number | null => {
  let total = 0;
  for (const [at, line] of lines.entries()) {
    const choice = choices[at] ?? null;
    const { day } = (choice ?? line).days;
    const ownIsInTime = line.days.day !== null && line.days.day <= due;
    const price = (choice ?? line).priceCents;
    if (day === null || day > due || (choice !== null && ownIsInTime)) return null;
    if (price === null && line.priceCents !== null) return null;
    total += price ?? 0;
  }
  return total;
};

describe('delivery by a date', () => {
  test('is the cheapest assignment that meets the date, and never later', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 40 }), (lines, ahead) => {
        const date = TODAY + ahead;
        const due = lastShipDay(date, NO_CLOSING_DAYS);
        const plan = planBy(lines, date, NO_CLOSING_DAYS);
        const open = new Set(plan?.open ?? lines);
        const dated = lines.filter((line) => !open.has(line));
        const totals = assignments(dated).flatMap((choices) => totalOf(dated, choices, due) ?? []);
        if (plan?.kind !== 'made') {
          expect(dated.length === 0 || totals.length === 0).toBe(true);
          return;
        }
        expect(plan.day).toBeLessThanOrEqual(due);
        expect(plan.totalCents).toBe(Math.min(...totals));
        const kept = dated.filter(({ uid }) => !plan.swaps.some((swap) => swap.uid === uid));
        const sum = sumCents([...kept.map((line) => line.priceCents), ...plan.swaps.map(({ by }) => by.priceCents)]);
        expect(sum).toBe(plan.totalCents);
      }),
      { numRuns: 500 },
    );
  });

  test('a missed date names the limiting lines, and the earliest date can be met', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 20 }), (lines, ahead) => {
        const plan = planBy(lines, TODAY + ahead, NO_CLOSING_DAYS);
        if (plan?.kind !== 'missed') return;
        expect(plan.late.length).toBeGreaterThan(0);
        expect(plan.earliest).toBeGreaterThan(TODAY + ahead);
        expect(planBy(lines, plan.earliest, NO_CLOSING_DAYS)?.kind).toBe('made');
        expect(planBy(lines, plan.earliest - 1, NO_CLOSING_DAYS)?.kind).toBe('missed');
      }),
      { numRuns: 500 },
    );
  });
});
