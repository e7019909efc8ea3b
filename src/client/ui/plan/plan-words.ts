import { counted, formatCount, inNumber } from '../../../domain/kit/text/counted.ts';
import type { UsdCents } from '../../../domain/kit/units.ts';
import { dayText, weekdayText } from '../../../domain/order/plan/day.ts';
import {
  type DuePlan,
  type PlanLine,
  type Shipment,
  type Swap,
  swapCost,
} from '../../../domain/order/plan/order-plan.ts';
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

/** The lines that a date does not include, as the end of a sentence about it. */
const exceptOpen = (open: readonly PlanLine[]): string =>
  open.length === 0 ? '' : `, except ${counted(open.length, 'line')} on request`;

/** The lines whose part ships on request. */
const onRequest = ({ lines }: Pick<CartPlan, 'lines'>): readonly PlanLine[] =>
  [...lines.values()].filter(({ days }) => days.day === null);

/** How a single shipment is met with the parts of the cart. */
export const oneText = (plan: Pick<CartPlan, 'lines'>): string =>
  `Everything ships when the last line is ready${exceptOpen(onRequest(plan))}`;

/** How a date is met, or which lines are later. */
export const byDueText = ({ late, swaps, open }: DuePlan): string => {
  if (late.length > 0) return `${namesOf(late)} ${inNumber(late.length, 'is', 'are')} later`;
  const how = someOf(swaps.map(({ line, by }) => `${by.name} in place of ${line.name}`));
  return `${how || 'Every line is ready by then'}${exceptOpen(open)}`;
};

/** The earliest date of the whole order, which every part of the plan refers to, and what it does not include. */
export const earliestText = (plan: Pick<CartPlan, 'earliest' | 'one' | 'lines'>): string => {
  const { earliest, one } = plan;
  if (earliest === null) return 'The ship days of all lines are on request.';
  const { swaps, open } = earliest;
  return [
    swaps.length === 0 ? '' : `With ${counted(swaps.length, 'other part')}.`,
    swaps.length === 0 || one === null
      ? ''
      : `With the listed parts: ${weekdayText(one.day)}${exceptOpen(onRequest(plan))}.`,
    open.length === 0
      ? ''
      : `Not in ${swaps.length === 0 ? 'this date' : 'these dates'}, because on request: ${namesOf(open)}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** @example moreText(usdCents(2000)) // '$20.00 more' */
export const moreText = (difference: UsdCents): string => {
  if (difference === 0) return 'the same total';
  const cents = formatCents(difference).replace(/^\u2212/, '');
  return difference > 0 ? `${cents} more` : `${cents} less`;
};

/** What swaps cost. @example swapCostText(swaps) // '$20.00 more, without 1 line whose price is on request' */
export const swapCostText = (swaps: readonly Swap[]): string => {
  const { differenceCents, unpriced } = swapCost(swaps);
  if (unpriced === swaps.length) return 'price difference on request';
  return `${moreText(differenceCents)}${unpriced === 0 ? '' : `, without ${counted(unpriced, 'line')} whose price is on request`}`;
};

/** What the swaps of a plan achieve. */
export const swapsText = (
  { swaps, late, open, day }: DuePlan,
  { due, lines }: Pick<CartPlan, 'due' | 'lines'>,
): string => {
  const dated = lines.size - open.length;
  const all = `${open.length === 0 ? 'all lines' : `all ${formatCount(dated)} lines that are not on request`} ship by ${weekdayText(day)}`;
  const first =
    due === null || late.length === 0 ? '' : `${formatCount(dated - late.length)} lines ship by ${dayText(due)}, `;
  return `${first}${all}: ${swapCostText(swaps)}`;
};

const shipmentText = ({ day, amountCents }: Shipment): string => `${weekdayText(day)}, ${formatCents(amountCents)}`;

/** The visitor's shipping preference for the quote request; '' for the default. */
export const choiceText = ({ choice, two, due, byDue }: CartPlan): string => {
  if (choice === 'two' && two !== null) return `Two shipments: ${two.map(shipmentText).join(' and ')}.`;
  if (due === null || byDue === null) return '';
  const made = choice === 'due' ? ` ${byDueText(byDue)}.` : '';
  return `Ship all by ${dayText(due)}.${made}`;
};
