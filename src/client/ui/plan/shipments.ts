import type { UsdCents } from '../../../domain/kit/units.ts';
import { type Shipment, sumCents } from '../../../domain/order/plan/order-plan.ts';
import type { CartPlan } from './use-plan.ts';

/** The shipments of the chosen plan. A date that can be met is met with a single shipment. */
export const shipmentsOf = ({ choice, one, two }: CartPlan): readonly Shipment[] => {
  if (choice === 'two' && two !== null) return two;
  return one === null ? [] : [one];
};

/** The total of the lines that ship on request. Together with the shipments it is the whole order. */
export const openAmount = ({ lines }: CartPlan): UsdCents =>
  sumCents([...lines.values()].flatMap(({ days, priceCents }) => (days.day === null ? [priceCents] : [])));
