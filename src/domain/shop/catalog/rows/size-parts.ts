import { type Celsius, type UsdE5, usdE5 } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { displaySize } from '../../../reference/sizes/size-standard.ts';
import { bitsOf, countBits, forBits } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { IndexedFacetValue } from '../index/facet-index.ts';
import type { Compound } from '../model.ts';
import { nameAt, onHandAt, priceAt, vendorQuantityAt } from './part-at.ts';

/** The part of a size and a material to buy first: in stock, then by lowest price. */
export interface FirstPart {
  readonly name: string;
  readonly priceE5: UsdE5;
  readonly onHand: number;
  readonly vendorQuantity: number;
  readonly durometer: number | null;
  readonly durometerScale: string;
  readonly color: string;
  readonly colorCode: string;
  readonly lowC: Celsius | null;
  readonly highC: Celsius | null;
  readonly description: string;
}

export interface MaterialParts {
  readonly key: string;
  readonly label: string;
  readonly total: number;
  readonly inStock: number;
  /** The lowest unit price. 0 if no part has a price. */
  readonly leastE5: UsdE5;
  readonly first: FirstPart;
}

/** The parts of one size: the number of all parts, of those in stock, and both by material. */
export interface SizeParts {
  readonly size: Size;
  readonly name: string;
  readonly total: number;
  readonly inStock: number;
  readonly materials: readonly MaterialParts[];
}

const both = (a: Uint32Array, b: Uint32Array): Uint32Array => a.map((word, at) => word & (b[at] as number));

const colorOf = ({ modifiers, colorCodes }: Catalog, compound: Compound): { color: string; colorCode: string } => {
  const color = compound.modifiers.map((at) => modifiers[at]).find((one) => one?.type === 'color' && !one.hiddenFull);
  return { color: color?.label ?? '', colorCode: colorCodes[color?.key ?? ''] ?? compound.backgroundColor };
};

const firstPart = (catalog: Catalog, cell: number): FirstPart => {
  const compound = catalog.compounds[Math.floor(cell / catalog.stride)] as Compound;
  return {
    name: nameAt(catalog, cell),
    priceE5: priceAt(catalog, cell),
    onHand: onHandAt(catalog, cell),
    vendorQuantity: vendorQuantityAt(catalog, cell),
    durometer: compound.durometer,
    durometerScale: compound.durometerScale,
    ...colorOf(catalog, compound),
    lowC: compound.temperatureLowC,
    highC: compound.temperatureHighC,
    description: compound.description,
  };
};

/**
 * Returns the rank of a part, lowest first: own stock, vendor stock, no stock. Then by price, with unpriced parts last.
 */
const rankAt = (catalog: Catalog, cell: number): number => {
  const stock = onHandAt(catalog, cell) > 0 ? 0 : vendorQuantityAt(catalog, cell) > 0 ? 1 : 2;
  const price = priceAt(catalog, cell);
  return stock * 2 ** 33 + (price === 0 ? 2 ** 32 : price);
};

const materialParts = (
  catalog: Catalog,
  size: number,
  rows: { readonly present: Uint32Array; readonly stock: Uint32Array },
  { key, label, compounds }: IndexedFacetValue,
): readonly MaterialParts[] => {
  const parts = both(rows.present, compounds);
  const total = countBits(parts);
  if (total === 0) return [];
  let best = { cell: -1, rank: Number.POSITIVE_INFINITY };
  let leastE5: UsdE5 | null = null;
  forBits(parts, (compound) => {
    const cell = compound * catalog.stride + size;
    const price = priceAt(catalog, cell);
    if (price > 0 && (leastE5 === null || price < leastE5)) leastE5 = price;
    const rank = rankAt(catalog, cell);
    if (rank < best.rank) best = { cell, rank };
  });
  const first = firstPart(catalog, best.cell);
  const inStock = countBits(both(rows.stock, compounds));
  return [{ key, label, total, inStock, leastE5: leastE5 ?? usdE5(0), first }];
};

/** Returns a size's row of a matrix by size. */
const rowOf = ({ compoundWords }: Catalog, bySize: Uint32Array, size: number): Uint32Array =>
  bySize.subarray(size * compoundWords, (size + 1) * compoundWords);

/** Returns the number of parts of a size, and the number in stock: exactly those that the store lists for it. */
export const sizeCounts = (catalog: Catalog, size: number): { readonly total: number; readonly inStock: number } => ({
  total: countBits(rowOf(catalog, catalog.rows.scopes.all.bySize, size)),
  inStock: countBits(rowOf(catalog, catalog.rows.scopes.available.bySize, size)),
});

/** Returns a material's rank in the default order: that of its first compound. */
const materialPlace = ({ compounds }: IndexedFacetValue): number => bitsOf(compounds)[0] ?? Number.POSITIVE_INFINITY;

/**
 * Returns the parts of a size by material, from the index. Materials are in the default order
 * (docs/decisions/005-order-of-rows.md).
 */
export const sizeParts = (catalog: Catalog, size: number): SizeParts => {
  const { rows, facets, sizes } = catalog;
  const present = rowOf(catalog, rows.scopes.all.bySize, size);
  const stock = rowOf(catalog, rows.scopes.available.bySize, size);
  const record = sizes[size] as Size;
  return {
    size: record,
    name: displaySize(record.standard, record.code),
    ...sizeCounts(catalog, size),
    materials: facets.groups.material
      .filter(({ hidden }) => !hidden)
      .toSorted((a, b) => materialPlace(a) - materialPlace(b))
      .flatMap((material) => materialParts(catalog, size, { present, stock }, material)),
  };
};
