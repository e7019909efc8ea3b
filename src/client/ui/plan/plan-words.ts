import { formatCount, inNumber } from '../../../domain/kit/text/counted.ts';
import type { UsdCents } from '../../../domain/kit/units.ts';
import { dayText, weekdayText } from '../../../domain/order/plan/day.ts';
import type { DuePlan, PlanLine, Shipment } from '../../../domain/order/plan/order-plan.ts';
import type { Parcel } from '../../../domain/order/plan/parcels.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import type { CartPlan } from './use-plan.ts';

const SOURCE = { stock: 'in stock', vendor: 'from vendor' } as const;

/** What ships on a day, shown after the day. @example parcelText(parcel, true) // '1,284 in stock' */
export const parcelText = ({ kind, pieces }: Parcel, isOneOfSeveral: boolean): string =>
  `${isOneOfSeveral ? `${formatCount(pieces)} ` : ''}${SOURCE[kind]}`;

const SHOWN_NAMES = 3;

/** The first few names, and the number of the others. */
const someOf = (texts: readonly string[]): string =>
  [...texts.slice(0, SHOWN_NAMES), ...(texts.length > SHOWN_NAMES ? [`${texts.length - SHOWN_NAMES} more`] : [])].join(
    ', ',
  );

const namesOf = (lines: readonly PlanLine[]): string => someOf(lines.map(({ name }) => name));

/** The lines that no plan includes. */
export const openText = (open: readonly PlanLine[]): string =>
  open.length === 0 ? '' : `${namesOf(open)} ${inNumber(open.length, 'ships', 'ship')} on request`;

const swapsText = ({ swaps }: Extract<DuePlan, { kind: 'made' }>): string =>
  someOf(swaps.map(({ name, by }) => `${by.name} in place of ${name}`));

/** How a date is met, or why it is not. */
export const byDueText = (plan: DuePlan): string =>
  [
    plan.kind === 'made'
      ? swapsText(plan) || 'Every line is ready by then'
      : `Earliest is ${dayText(plan.earliest)}: ${namesOf(plan.late)} ${inNumber(plan.late.length, 'is', 'are')} later`,
    openText(plan.open),
  ]
    .filter(Boolean)
    .join('; ');

/** @example moreText(usdCents(2000)) // '$20.00 more' */
export const moreText = (difference: UsdCents): string => {
  if (difference === 0) return 'the same total';
  const cents = formatCents(difference).replace(/^\u2212/, '');
  return difference > 0 ? `${cents} more` : `${cents} less`;
};

const shipmentText = ({ day, amountCents }: Shipment): string => `${weekdayText(day)}, ${formatCents(amountCents)}`;

/** The visitor's shipping preference for the quote request; '' for the default. */
export const choiceText = ({ choice, two, due, byDue }: CartPlan): string => {
  if (choice === 'two' && two !== null) return `Two shipments: ${two.map(shipmentText).join(' and ')}.`;
  if (due === null || byDue === null) return '';
  const made = choice === 'due' && byDue.kind === 'made' ? ` ${byDueText(byDue)}.` : '';
  return `Ship all by ${dayText(due)}.${made}`;
};
