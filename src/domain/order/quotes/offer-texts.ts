import { formatCount } from '../../kit/text/counted.ts';
import { amountCents, formatCents, formatUnitPrice } from '../../shop/pricing/money.ts';
import { shipTimeValue } from '../../shop/pricing/ship-time.ts';
import type { ShownLine, ShownText } from './shown-line.ts';

type Offers = Pick<ShownLine, 'breaks' | 'alternatives' | 'choice'>;

/** Returns one offered quantity in words. @example '2,500 pieces at $0.37, $925.00' */
export const breakText = ({ quantity, unitPriceE5 }: ShownText['breaks'][number]): string =>
  `${formatCount(quantity)} pieces at ${formatUnitPrice(unitPriceE5)}, ${formatCents(amountCents(unitPriceE5, quantity))}`;

/** Returns one alternative in words. @example 'EP7058-116 at $0.0828, 1 Business Day' */
export const alternativeText = ({ part, unitPriceE5, days }: ShownText['alternatives'][number]): string =>
  [`${part} at ${formatUnitPrice(unitPriceE5)}`, ...(days === null ? [] : [shipTimeValue(days)])].join(', ');

/** Returns what staff offer for a line beside its price, in sentences; what the customer chose, if there is a choice. */
export const offerTexts = ({ breaks, alternatives, choice }: Offers): readonly string[] => {
  if (choice !== null) {
    return [choice.part === '' ? 'You chose this quantity.' : 'You chose this alternative.'];
  }
  return [
    ...(breaks.length === 0 ? [] : [`Also offered: ${breaks.map(breakText).join('; ')}.`]),
    ...(alternatives.length === 0
      ? []
      : [`Alternatives, not in this total: ${alternatives.map(alternativeText).join('; ')}.`]),
  ];
};
