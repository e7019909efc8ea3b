import { useMemo, useState } from 'react';
import type { CartItem } from '../../../domain/order/cart/cart.ts';
import { type AlternativesByProduct, planLines } from '../../../domain/order/plan/cart-plan.ts';
import { type ClosingDays, type Day, dayFromText, lastShipDay } from '../../../domain/order/plan/day.ts';
import { type DayAxis, dayAxis } from '../../../domain/order/plan/day-axis.ts';
import {
  type DuePlan,
  type OtherPart,
  oneShipment,
  type PlanLine,
  planBy,
  type Shipment,
  twoShipments,
} from '../../../domain/order/plan/order-plan.ts';
import type { AlternativePart } from '../../../domain/shop/pricing/alternative-part.ts';
import { type PlanChoice, type PlanQuery, planQuery, withPlan } from './plan-query.ts';
import { useAlternatives } from './use-alternatives.ts';

/** When a cart ships, and the visitor's choices. */
export interface CartPlan {
  readonly today: Day;
  readonly axis: DayAxis;
  readonly lines: ReadonlyMap<string, PlanLine>;
  /** The offered part, `null` if it is no longer offered. */
  readonly alternativeOf: (line: PlanLine, other: OtherPart) => AlternativePart | null;
  readonly one: Shipment | null;
  readonly two: readonly [Shipment, Shipment] | null;
  /** The requested date; `null` for none. */
  readonly due: Day | null;
  /** The last ship day on or before it. */
  readonly lastDay: Day | null;
  readonly closed: ClosingDays;
  readonly byDue: DuePlan | null;
  /** As early as possible with alternative parts. `null` if no line has a ship day. */
  readonly earliest: DuePlan | null;
  readonly choice: PlanChoice;
  readonly choose: (choice: PlanChoice) => void;
  /** The date as typed; '' for none. */
  readonly by: string;
  readonly wantBy: (text: string) => void;
}

/** Whether everything can ship by the requested date. */
export const isMet = (byDue: DuePlan | null): byDue is DuePlan => byDue !== null && byDue.late.length === 0;

/** Falls back to the default if the chosen plan no longer exists. */
const valid = (choice: PlanChoice, { two, byDue }: Pick<CartPlan, 'two' | 'byDue'>): PlanChoice => {
  if (choice === 'two' && two === null) return 'one';
  return choice === 'due' && !isMet(byDue) ? 'one' : choice;
};

const plansOf = (
  items: readonly CartItem[],
  alternatives: AlternativesByProduct,
  { today, due, closed }: { readonly today: Day; readonly due: Day | null; readonly closed: ClosingDays },
): Pick<CartPlan, 'axis' | 'lines' | 'alternativeOf' | 'one' | 'two' | 'byDue' | 'earliest'> => {
  const lines = planLines(items, alternatives, today, closed);
  const end = Math.max(today, ...lines.flatMap(({ days }) => days.parcels.map(({ day }) => day)));
  const products = new Map(items.map(({ uid, id }) => [uid, id]));
  return {
    axis: dayAxis(today, end, due),
    lines: new Map(lines.map((line) => [line.uid, line])),
    alternativeOf: ({ uid }, { name }) =>
      alternatives.get(products.get(uid) ?? 0)?.find(({ part }) => part.productName === name) ?? null,
    one: oneShipment(lines),
    two: twoShipments(lines),
    byDue: due === null ? null : planBy(lines, due, closed),
    earliest: planBy(lines, null, closed),
  };
};

/** @param today `null` before the clock is read: there are no days then */
export const usePlan = (items: readonly CartItem[], today: Day | null, closed: ClosingDays): CartPlan | null => {
  const alternatives = useAlternatives(items);
  // A cart is only known in the browser, so the server renders none of this.
  const [{ choice, by }, setQuery] = useState<PlanQuery>(() => planQuery(globalThis.location?.search ?? ''));
  const wanted = dayFromText(by);
  const due = wanted !== null && today !== null && wanted > today ? wanted : null;
  const plans = useMemo(
    () => (today === null || items.length === 0 ? null : plansOf(items, alternatives, { today, due, closed })),
    [items, alternatives, today, due, closed],
  );
  if (today === null || plans === null) return null;
  const change = (next: PlanQuery): void => {
    setQuery(next);
    history.replaceState(history.state, '', location.pathname + withPlan(location.search, next) + location.hash);
  };
  return {
    ...plans,
    today,
    due,
    lastDay: due === null ? null : lastShipDay(due, closed),
    closed,
    choice: valid(choice, plans),
    choose: (next) => change({ choice: next, by }),
    by,
    wantBy: (text) => change({ choice: 'due', by: text }),
  };
};
