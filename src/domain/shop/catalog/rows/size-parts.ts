import { type Celsius, type UsdE5, usdE5 } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { displaySize } from '../../../reference/sizes/size-standard.ts';
import { bitsOf, countBits, forBits } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { IndexedFacetValue } from '../index/facet-index.ts';
import type { Compound } from '../model.ts';
import { nameAt, onHandAt, priceAt, vendorQuantityAt } from './part-at.ts';

/** The part of a size and a material that one buys first: what is in stock, then what costs least. */
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
  /** The least unit price; 0 where none has a price. */
  readonly leastE5: UsdE5;
  readonly first: FirstPart;
}

/** The parts of one size: all of them, those anyone has, and the same by material. */
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

/** Smaller is bought first: own stock, vendors', none; then the price, the unpriced last. */
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

/** A size's row of a matrix by size. */
const rowOf = ({ compoundWords }: Catalog, bySize: Uint32Array, size: number): Uint32Array =>
  bySize.subarray(size * compoundWords, (size + 1) * compoundWords);

/** How many parts a size has, and how many of them anyone has in stock: exactly those the store lists for it. */
export const sizeCounts = (catalog: Catalog, size: number): { readonly total: number; readonly inStock: number } => ({
  total: countBits(rowOf(catalog, catalog.rows.scopes.all.bySize, size)),
  inStock: countBits(rowOf(catalog, catalog.rows.scopes.available.bySize, size)),
});

/** Returns a material's place in the default order: that of its first compound. */
const materialPlace = ({ compounds }: IndexedFacetValue): number => bitsOf(compounds)[0] ?? Number.POSITIVE_INFINITY;

/** The parts of a size by material, read off the index; materials in the default order (docs/decisions/005-order-rows-by-family.md). */
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
