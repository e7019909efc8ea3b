import { formatCount, joinEnds } from '../../kit/text/counted.ts';
import type { UsdCents, UsdE5 } from '../../kit/units.ts';
import { amountCents, divideRounded, formatCents, formatUnitPrice, greaterAmount, unitPriceDecimals } from './money.ts';
import type { PriceList } from './price-list.ts';
import { contactFrom, lineMinimumQuantity, type PriceSpan, priceSpans, tierFor } from './price-tier.ts';
import { CONTACT_US, DEFAULT_LINE_MIN_CENTS } from './pricing-rules.ts';

/** One row of the price table, with the backend's field names. `from`, `to` and the integers are for API clients. */
export interface DisplayedPriceLine {
  readonly id: string;
  /** `1–22`, `50–99`, `6,411+`. */
  readonly minQuantity: string;
  readonly from: number;
  /** Last quantity of the row. null = open end. */
  readonly to: number | null;
  /** 1/100,000 USD. null without a published price. */
  readonly fixedPriceE5: UsdE5 | null;
  readonly fixedPriceDisplay: string;
  /** Total of the row's first quantity, cents. */
  readonly totalCents: UsdCents | null;
  readonly total: string;
  /** `16% off` relative to the unit price at the line-minimum quantity, or '' without a discount. */
  readonly discount: string;
  readonly is_line_min: boolean;
  readonly is_line_max: boolean;
}

/** Returns the minimum cost of a line. The default applies to a part without a price on file. */
export const lineMinimumText = (priceList: Pick<PriceList, 'lineMinCents'> | null): string =>
  `Line minimum ${formatCents(priceList?.lineMinCents ?? DEFAULT_LINE_MIN_CENTS)}`;

const rangeText = (from: number, to: number | null): string => {
  if (to === null) return `${formatCount(from)}+`;
  return from === to ? formatCount(from) : joinEnds(formatCount(from), formatCount(to));
};

const discountText = (unitPriceE5: UsdE5, referenceE5: UsdE5): string => {
  const percent = divideRounded((referenceE5 - unitPriceE5) * 100, referenceE5);
  return percent > 0 ? `${percent}% off` : '';
};

const contactRow = (from: number): DisplayedPriceLine => ({
  id: 'line-max',
  minQuantity: `${formatCount(from)}+`,
  from,
  to: null,
  fixedPriceE5: null,
  fixedPriceDisplay: CONTACT_US,
  totalCents: null,
  total: CONTACT_US,
  discount: '',
  is_line_min: false,
  is_line_max: true,
});

/**
 * Returns the rows of the price table: the line minimum from 1 to the line-minimum quantity, then each break above it,
 * then 'Contact us for best value'. Together they cover every quantity from 1 exactly once. Empty for a hidden list,
 * which shows 'Request Cost' instead of the table.
 *
 * @example
 * // breaks 1 → $1.12, 50 → $0.94; line minimum $25, line maximum $500
 * displayedPriceLines(list).map((line) => [line.minQuantity, line.total, line.discount])
 * // [['1–22', '$25.00', ''], ['23–49', '$25.76', ''], ['50–531', '$47.00', '16% off'], ['532+', 'Contact us for best value', '']]
 */
export const displayedPriceLines = (priceList: PriceList): DisplayedPriceLine[] => {
  const minimumTo = lineMinimumQuantity(priceList);
  const reference = tierFor(priceList.breaks, minimumTo)?.unitPriceE5;
  if (reference === undefined) return [];
  const contact = contactFrom(priceList);
  const end = contact === null ? null : contact - 1;

  const decimals = Math.max(...priceList.breaks.map(({ unitPriceE5 }) => unitPriceDecimals(unitPriceE5)));

  const row = (id: string, span: PriceSpan): DisplayedPriceLine => {
    const amount = amountCents(span.unitPriceE5, span.from);
    const totalCents = greaterAmount(amount, priceList.lineMinCents);
    return {
      id,
      minQuantity: rangeText(span.from, span.to),
      from: span.from,
      to: span.to,
      fixedPriceE5: span.unitPriceE5,
      fixedPriceDisplay: formatUnitPrice(span.unitPriceE5, decimals),
      totalCents,
      total: formatCents(totalCents),
      discount: discountText(span.unitPriceE5, reference),
      is_line_min: amount <= priceList.lineMinCents,
      is_line_max: false,
    };
  };
  const lastOf = (to: number | null): number | null => (end === null ? to : to === null ? end : Math.min(to, end));
  const [first, ...rest] = priceSpans(priceList.breaks);
  if (!first) return [];

  const minimum = row('line-min', { ...first, from: 1, to: lastOf(minimumTo) });
  const rows = [first, ...rest]
    .map((span) => ({ ...span, from: Math.max(span.from, minimumTo + 1), to: lastOf(span.to) }))
    .filter((span) => span.to === null || span.from <= span.to)
    .map((span) => row(`from-${span.from}`, span));
  return [
    ...(contact === 1 ? [] : [{ ...minimum, discount: '' }]),
    ...rows,
    ...(contact === null ? [] : [contactRow(contact)]),
  ];
};

/** Returns the text of a row's unit price: the row of the line minimum has none, because all its quantities cost the same. */
export const unitPriceText = (line: DisplayedPriceLine): string =>
  line.id === 'line-min' && line.is_line_min ? 'line minimum' : line.fixedPriceDisplay;

/** Returns the row that applies to a quantity. */
export const activePriceLine = (
  lines: readonly DisplayedPriceLine[],
  quantity: number,
): DisplayedPriceLine | undefined =>
  lines.find((line) => line.from <= quantity && (line.to === null || quantity <= line.to));
