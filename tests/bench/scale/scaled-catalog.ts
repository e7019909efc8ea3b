import { mm, usdE5 } from '../../../src/domain/kit/units.ts';
import { hasCell } from '../../../src/domain/shop/catalog/bits/bit-matrix.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import type { PartRecord } from '../../../src/domain/shop/catalog/model.ts';
import { partAt } from '../../../src/domain/shop/catalog/rows/part-at.ts';
import { patternName } from '../../../src/domain/shop/catalog/rows/part-name.ts';
import { type CatalogSource, createCatalogBuilder } from '../../../src/domain/shop/catalog/snapshot/builder.ts';
import { cpuTimed } from './cpu-time.ts';

/** Sizes `from` to `to` in default order. */
export interface SizeRange {
  readonly from: number;
  readonly to: number;
}

/** A catalog that is a multiple of another one. */
export interface ScaledCatalog extends CatalogSource {
  /** Returns the parts in some sizes; `size` counts from the first of the range. */
  partsIn(range: SizeRange): Iterable<PartRecord>;
}

interface Copy<T> {
  readonly item: T;
  /** The position of the original, and the number of the copy: 0 is the original. */
  readonly origin: number;
  readonly copy: number;
}

/** Returns each item with its copies, evenly spread, until there are `growth` times as many. */
const spread = <T>(
  items: readonly T[],
  growth: number,
  copied: (item: T, copy: number, id: number) => T,
): Copy<T>[] => {
  const copies: Copy<T>[] = [];
  items.forEach((item, origin) => {
    const count = Math.floor((origin + 1) * growth) - Math.floor(origin * growth);
    for (let copy = 0; copy < count; copy++) {
      copies.push({ item: copy === 0 ? item : copied(item, copy, copies.length), origin, copy });
    }
  });
  return copies;
};

const letter = (copy: number): string => (copy === 0 ? '' : String.fromCharCode(65 + copy));

/** How much more expensive and larger than its original a copy is. */
const PRICE_STEP = 0.07;
const ID_STEP = 0.013;

/**
 * Returns a catalog `times` as large as `seed`: √times as many sizes and compounds, in which each copy has the holes,
 * the stock and slightly higher prices of its original. The modifiers stay. Reproducible.
 */
export const scaledCatalog = (seed: Catalog, times: number): ScaledCatalog => {
  const growth = Math.sqrt(times);
  const sizes = spread(seed.sizes, growth, (size, copy) => ({
    ...size,
    code: size.code + letter(copy),
    idMm: mm(Math.round(size.idMm * (1 + ID_STEP * copy) * 100) / 100),
  }));
  const compounds = spread(seed.compounds, growth, (compound, copy, id) => ({
    ...compound,
    id: 1_000_000 + id,
    label: compound.label + letter(copy),
    labelDisplay: compound.labelDisplay + letter(copy),
  }));
  return {
    sizes: sizes.map(({ item }) => item),
    compounds: compounds.map(({ item }) => item),
    modifiers: seed.modifiers,
    *partsIn({ from, to }) {
      for (const [compound, ofCompound] of compounds.entries()) {
        for (const [size, ofSize] of sizes.slice(from, to).entries()) {
          const cell = ofCompound.origin * seed.stride + ofSize.origin;
          if (!hasCell(seed.rows.present, cell)) continue;
          const { name, compoundRecord, sizeRecord, priceE5, onHand, vendorQuantity } = partAt(seed, cell);
          const isException = name !== patternName(compoundRecord, sizeRecord);
          const copies = letter(ofCompound.copy) + letter(ofSize.copy);
          yield {
            id: compound * sizes.length + from + size,
            name: isException ? name + copies : patternName(ofCompound.item, ofSize.item),
            compound,
            size,
            priceE5: usdE5(Math.round(priceE5 * (1 + PRICE_STEP * (ofCompound.copy + ofSize.copy)))),
            onHand,
            vendorQuantity,
          };
        }
      }
    },
  };
};

/**
 * Returns ranges of sizes with equal width, so that no index contains more than `most` combinations of size and
 * compound. They start at a word of a bit row, so that a shard's row over sizes is a slice of the whole catalog's.
 */
export const sizeRanges = ({ sizes, compounds }: CatalogSource, most: number): SizeRange[] => {
  const count = Math.max(1, Math.ceil((sizes.length * compounds.length) / most));
  const width = Math.ceil(sizes.length / count / 32) * 32;
  return Array.from({ length: Math.ceil(sizes.length / width) }, (_, n) => ({
    from: n * width,
    to: Math.min((n + 1) * width, sizes.length),
  }));
};

/** A snapshot, and the processor time in milliseconds to build it from parts in memory. */
export interface BuiltShard {
  readonly snapshot: Uint8Array<ArrayBuffer>;
  readonly ms: number;
}

/** Builds the snapshot of a catalog's parts in some sizes. */
export const builtShard = (catalog: ScaledCatalog, range: SizeRange): BuiltShard => {
  const { sizes, compounds, modifiers } = catalog;
  const parts = [...catalog.partsIn(range)];
  const { result, ms } = cpuTimed(() => {
    const builder = createCatalogBuilder({ sizes: sizes.slice(range.from, range.to), compounds, modifiers });
    for (const part of parts) builder.add(part);
    return builder.finish();
  });
  return { snapshot: result.snapshot, ms };
};
