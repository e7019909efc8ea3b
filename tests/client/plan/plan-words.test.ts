import { describe, expect, test } from 'vitest';
import { byDueText, earliestText, oneText, swapCostText, swapsText } from '../../../src/client/ui/plan/plan-words.ts';
import { usdCents } from '../../../src/domain/kit/units.ts';
import { dayFromText, NO_CLOSING_DAYS } from '../../../src/domain/order/plan/day.ts';
import { type DuePlan, oneShipment, type PlanLine, planBy } from '../../../src/domain/order/plan/order-plan.ts';

const day = (text: string): number => dayFromText(text) ?? 0;
const on = (text: string | null): PlanLine['days'] =>
  text === null
    ? { parcels: [], openPieces: 10, day: null }
    : { parcels: [{ kind: 'vendor', day: day(text), pieces: 10 }], openPieces: 0, day: day(text) };

const line = (name: string, ships: string | null, other?: readonly [string, number]): PlanLine => ({
  uid: name,
  name,
  quantity: 10,
  priceCents: usdCents(1000),
  days: on(ships),
  others: other === undefined ? [] : [{ name: other[0], priceCents: usdCents(other[1]), days: on('2026-11-27') }],
});

/** Lines that ship on different days, some of them with another part in stock. */
const LINES = [
  line('A', '2026-12-11'),
  line('B', '2026-12-31', ['X', 1200]),
  line('C', null, ['Y', 900]),
  line('D', null),
];

const planOf = (lines: readonly PlanLine[], by: string | null = null) => {
  const due = by === null ? null : day(by);
  return {
    lines: new Map(lines.map((one) => [one.uid, one])),
    one: oneShipment(lines),
    earliest: planBy(lines, null, NO_CLOSING_DAYS),
    byDue: due === null ? null : planBy(lines, due, NO_CLOSING_DAYS),
    due,
  };
};
const known = (plan: DuePlan | null): DuePlan => {
  if (plan === null) throw new Error('There is no plan.');
  return plan;
};

describe('the words of a plan', () => {
  test('name one earliest date, the parts it needs and the lines that it leaves out', () => {
    expect(earliestText(planOf(LINES))).toBe(
      'With 2 other parts. With the listed parts: Thu, Dec 31, except 2 lines on request. Not in these dates, because on request: D.',
    );
    expect(earliestText(planOf([line('A', '2026-12-11'), line('D', null)]))).toBe(
      'Not in this date, because on request: D.',
    );
    expect(earliestText(planOf([line('A', '2026-12-11')]))).toBe('');
    expect(earliestText(planOf([line('D', null)]))).toBe('The ship days of all lines are on request.');
    expect(oneText(planOf(LINES))).toBe('Everything ships when the last line is ready, except 2 lines on request');
  });

  test('a missed date names the late lines and gives no second earliest date', () => {
    const plan = planOf(LINES, '2026-11-27');
    const byDue = known(plan.byDue);
    expect(byDueText(byDue)).toBe('A is later');
    expect(byDue.day).toBe(plan.earliest?.day);
    expect(swapsText(byDue, plan)).toBe(
      '2 lines ship by Nov 27, all 3 lines that are not on request ship by Fri, Dec 11: $1.00 more',
    );
  });

  test('a met date names the swaps and the lines on request', () => {
    expect(byDueText(known(planOf(LINES, '2026-12-12').byDue))).toBe(
      'X in place of B, Y in place of C, except 1 line on request',
    );
  });

  test('never gives a price difference for a line without a price', () => {
    const unpriced = { ...line('E', null, ['Z', 400]), priceCents: null };
    const both = known(planBy([...LINES, unpriced], null, NO_CLOSING_DAYS)).swaps;
    expect(swapCostText(both)).toBe('$1.00 more, without 1 line whose price is on request');
    expect(swapCostText(both.slice(-1))).toBe('price difference on request');
  });
});
