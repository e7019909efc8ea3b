import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { ringSizeText } from '../../../../domain/kit/units.ts';
import type { Difference } from '../../../../domain/order/lists/reading/line-reading.ts';
import { readLinesInSlices } from '../../../../domain/order/lists/reading/read-line.ts';
import { typedQuantity } from '../../../../domain/order/quotes/desk/typed-quantity.ts';
import { bitsOf } from '../../../../domain/shop/catalog/bits/bits.ts';
import type { Catalog } from '../../../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../../../domain/shop/catalog/model.ts';
import { compoundText } from '../../../../domain/shop/catalog/rows/describe-part.ts';
import { onHandAt, partAt } from '../../../../domain/shop/catalog/rows/part-at.ts';
import { findPart } from '../../../../domain/shop/catalog/rows/parts.ts';
import { priceLine } from '../../../../domain/shop/pricing/price-tier.ts';
import type { PricingData } from '../../../../domain/shop/pricing/pricing-data.ts';
import { shipTimeFor, shipTimeValue } from '../../../../domain/shop/pricing/ship-time.ts';
import { shownModifiers } from '../../../catalog/named-part.ts';
import { wait } from '../../../resilience/wait.ts';

/** A part of the catalog as the desk names it. */
export interface NamedPart {
  readonly part: Part;
  readonly name: string;
  /** 'FKM 75 Shore A, brown' */
  readonly compound: string;
  /** '24.99 × 3.53 mm' */
  readonly size: string;
  /** `#rrggbb`. */
  readonly color: string;
}

/** A part that a line in words may mean. */
export interface Candidate extends NamedPart {
  /** How it differs from what the line says: 'exact' or 'ID −0.03 mm'. */
  readonly differs: string;
}

/** Returns a part with its texts. */
export const nameOfPart = (catalog: Catalog, part: Part): NamedPart => {
  const labels = shownModifiers(catalog, part);
  return {
    part,
    name: part.name,
    compound: compoundText(part.compoundRecord, { material: labels.material[0]?.label, color: labels.color[0]?.label }),
    size: ringSizeText('mm', part.sizeRecord),
    color: labels.color[0]?.color ?? part.compoundRecord.backgroundColor,
  };
};

/** Returns a part by its number, or `null`. */
export const namedPartBy = (catalog: Catalog, number: string): NamedPart | null => {
  const part = number === '' ? null : findPart(catalog, number);
  return part === null ? null : nameOfPart(catalog, part);
};

const differenceText = ({ what, offered, by }: Difference): string => `${what} ${by === '' ? offered : by}`;

/** Maximum number of candidates of a line: one number key each. */
const MAX_CANDIDATES = 5;
/** Maximum number of lines whose candidates one page shows. Others show theirs once these are resolved. */
const MAX_LINES = 40;

/** Returns the parts that lines in words may mean, by line number. */
export const readCandidates = async (
  catalog: Catalog,
  lines: readonly { readonly position: number; readonly text: string }[],
): Promise<ReadonlyMap<number, readonly Candidate[]>> => {
  const shown = lines.slice(0, MAX_LINES);
  const sources = shown.map(({ text }) => ({ texts: [typedQuantity(text).rest.slice(0, 200)], holdsQuantity: true }));
  const readings = await readLinesInSlices(catalog, sources, () => wait(0));
  return new Map(
    shown.map(({ position }, at) => [
      position,
      (readings[at]?.candidates ?? []).slice(0, MAX_CANDIDATES).map(({ part, differences }) => ({
        ...nameOfPart(catalog, part),
        differs: differences.length === 0 ? 'exact' : differences.map(differenceText).join(', '),
      })),
    ]),
  );
};

/** Maximum number of alternatives of a line. */
const MAX_ALTERNATIVES = 3;

/**
 * Returns parts of the same size in other compounds that are in stock: those of the same material first, then by stock.
 */
export const alternativesOf = (catalog: Catalog, part: Part): readonly NamedPart[] => {
  const { rows, compoundWords, stride } = catalog;
  const bySize = rows.scopes.all.bySize.subarray(part.size * compoundWords, (part.size + 1) * compoundWords);
  const material = shownModifiers(catalog, part).material[0]?.key ?? '';
  const cells = bitsOf(bySize)
    .map((compound) => compound * stride + part.size)
    .filter((cell) => cell !== part.compound * stride + part.size && onHandAt(catalog, cell) > 0);
  return cells
    .map((cell) => {
      const other = partAt(catalog, cell);
      const isSame = (shownModifiers(catalog, other).material[0]?.key ?? '') === material;
      return { other, rank: (isSame ? 1e9 : 0) + Math.min(other.onHand, 1e8) };
    })
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ other }) => nameOfPart(catalog, other));
};

/** Returns how much of a part is where. @example '1,284 on hand' */
export const stockText = ({ onHand, vendorQuantity }: Pick<Part, 'onHand' | 'vendorQuantity'>): string => {
  if (onHand > 0) return `${formatCount(onHand)} on hand`;
  return vendorQuantity > 0 ? `${formatCount(vendorQuantity)} at vendors` : 'no stock';
};

/** Returns the unit price of a quantity in words, or 'no list price'. */
export const unitPriceText = (data: PricingData | undefined, quantity: number): string => {
  const line = priceLine(data?.priceList ?? null, quantity);
  return line.unitPriceE5 === null ? 'no list price' : line.fixedPriceDisplay;
};

/** Returns when a quantity can ship by the catalog: '1 Business Day', or '' if unknown. */
export const shipsText = (data: PricingData | undefined, quantity: number): string => {
  const shipTime = data === undefined ? null : shipTimeFor(data.supply.tiers, quantity);
  return typeof shipTime === 'number' ? shipTimeValue(shipTime) : '';
};
