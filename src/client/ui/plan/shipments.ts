import type { UsdCents } from '../../../domain/kit/units.ts';
import { type Shipment, sumCents } from '../../../domain/order/plan/order-plan.ts';
import type { CartPlan } from './use-plan.ts';

/** What leaves when, by the way that is chosen. A date that is made is made by one shipment. */
export const shipmentsOf = ({ choice, one, two }: CartPlan): readonly Shipment[] => {
  if (choice === 'two' && two !== null) return two;
  return one === null ? [] : [one];
};

/** What the lines cost that leave on request: with the shipments it is the whole order. */
export const openAmount = ({ lines }: CartPlan): UsdCents =>
  sumCents([...lines.values()].flatMap(({ days, priceCents }) => (days.day === null ? [priceCents] : [])));
