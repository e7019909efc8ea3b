import { setBit, testBit, transpose, wordsFor } from './bits.ts';
import { compoundOrder, placesOf, sizeOrder } from './default-order.ts';
import { CELL_SPAN, keyOrder } from './key-order.ts';
import type { Compound, Modifier, PartRecord, Size } from './model.ts';
import { patternName } from './part-name.ts';
import type { SectionName, SnapshotCounts } from './snapshot-layout.ts';
import type { SnapshotMeta } from './snapshot-meta.ts';
import { writeSnapshot } from './write-snapshot.ts';

const LARGEST = 0xffffffff;

/** What a catalogue is about, before its parts. */
export interface CatalogSource {
  /** In the order in which each standard's table lists them. */
  readonly sizes: readonly Size[];
  readonly compounds: readonly Compound[];
  readonly modifiers: readonly Modifier[];
}

export interface CatalogBuilder {
  /** Takes one part, in any order. `compound` and `size` are indexes into the source's lists. */
  add(part: PartRecord): void;
  /** The snapshot of all parts taken so far; the builder is spent. */
  finish(): { readonly snapshot: Uint8Array; readonly parts: number; readonly skipped: number };
}

const isId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id <= LARGEST;

/** Pieces in stock: whole, not negative, at most 2^32 − 1; whatever is no number counts as none. */
const pieces = (quantity: number): number => (quantity > 0 ? Math.min(Math.trunc(quantity), LARGEST) : 0);

/** A price the index cannot hold is left unpriced rather than shown wrong. */
const price = (priceE5: number): number => (priceE5 > 0 && priceE5 < LARGEST ? Math.round(priceE5) : 0);

/**
 * Collects parts into columns with one cell for every size × compound, so that parts may come in any order and
 * nothing is sorted but prices and stock. Peak memory for 442 × 2,779: 20 MB of cells and 30 MB while finishing.
 *
 * A part is left out and counted in `skipped` when its size or compound does not exist, its id is no whole number of
 * 32 bits, or the cell is already taken.
 *
 * @throws RangeError when sizes × compounds exceed 2^21
 */
export const createCatalogBuilder = ({ sizes, compounds, modifiers }: CatalogSource): CatalogBuilder => {
  if (sizes.length * compounds.length > CELL_SPAN) {
    throw new RangeError(
      `The index holds at most ${CELL_SPAN} combinations of size and compound, but was given ${sizes.length} × ${compounds.length}.`,
    );
  }
  const sizesInOrder = sizeOrder(sizes);
  const compoundsInOrder = compoundOrder(compounds);
  const sizePlaces = placesOf(sizesInOrder);
  const compoundPlaces = placesOf(compoundsInOrder);
  const words = wordsFor(sizes.length);
  const present = new Uint32Array(compounds.length * words);
  const cells = sizes.length * compounds.length;
  const ids = new Uint32Array(cells);
  const prices = new Uint32Array(cells);
  const onHand = new Uint32Array(cells);
  const vendorQuantity = new Uint32Array(cells);
  const exceptions: [compound: number, size: number, name: string][] = [];
  let skipped = 0;

  const add = (part: PartRecord): void => {
    const compound = compoundPlaces[part.compound];
    const size = sizePlaces[part.size];
    if (compound === undefined || size === undefined || !isId(part.id) || testBit(present, size, compound * words)) {
      skipped++;
      return;
    }
    setBit(present, size, compound * words);
    const at = compound * sizes.length + size;
    ids[at] = part.id;
    prices[at] = price(part.priceE5);
    onHand[at] = pieces(part.onHand);
    vendorQuantity[at] = pieces(part.vendorQuantity);
    const { [part.compound]: compoundRecord } = compounds;
    const { [part.size]: sizeRecord } = sizes;
    if (compoundRecord && sizeRecord && part.name !== patternName(compoundRecord, sizeRecord)) {
      exceptions.push([compound, size, part.name]);
    }
  };

  const finish = () => {
    const own = new Uint32Array(present.length);
    const vendor = new Uint32Array(present.length);
    const stock = new Uint32Array(present.length);
    const unpriced = new Uint32Array(present.length);
    const counts = {
      sizes: sizes.length,
      compounds: compounds.length,
      parts: 0,
      own: 0,
      vendor: 0,
      priced: 0,
      stocked: 0,
    };
    const eachPart = (visit: (compound: number, size: number, at: number) => void): void => {
      for (let compound = 0; compound < compounds.length; compound++) {
        for (let size = 0; size < sizes.length; size++) {
          if (testBit(present, size, compound * words)) visit(compound, size, compound * sizes.length + size);
        }
      }
    };
    eachPart((compound, size, at) => {
      const row = compound * words;
      counts.parts++;
      if (prices[at] === 0) setBit(unpriced, size, row);
      else counts.priced++;
      if (onHand[at] === 0 && vendorQuantity[at] === 0) return;
      counts.stocked++;
      setBit(stock, size, row);
      if (onHand[at] !== 0) {
        counts.own++;
        setBit(own, size, row);
      }
      if (vendorQuantity[at] !== 0) {
        counts.vendor++;
        setBit(vendor, size, row);
      }
    });
    /** Values of the cells that `row` has, in order of compound, then size. */
    const column = (source: Uint32Array, rows: Uint32Array, length: number): Uint32Array => {
      const values = new Uint32Array(length);
      let next = 0;
      eachPart((compound, size, at) => {
        if (testBit(rows, size, compound * words)) values[next++] = source[at] as number;
      });
      return values;
    };
    const orderBy = (keys: readonly Uint32Array[], length: number) => {
      const orderCells = new Uint32Array(length);
      const places = new Uint32Array(length);
      const keyColumns = keys.map(() => new Uint32Array(length));
      let next = 0;
      eachPart((compound, size, at) => {
        if (keys.every((key) => key[at] === 0)) return;
        orderCells[next] = compound * words * 32 + size;
        places[next] = size * compounds.length + compound;
        keys.forEach((key, n) => {
          const { [n]: keyColumn } = keyColumns;
          if (keyColumn) keyColumn[next] = key[at] as number;
        });
        next++;
      });
      return keyOrder({ cells: orderCells, places, keys: keyColumns });
    };
    const byPrice = orderBy([prices], counts.priced);
    const byStock = orderBy([onHand, vendorQuantity], counts.stocked);
    const bySize = (rows: Uint32Array): Uint32Array => transpose(rows, compounds.length, sizes.length);
    const sections: Record<SectionName, Uint32Array> = {
      present,
      presentBySize: bySize(present),
      own,
      vendor,
      stockBySize: bySize(stock),
      unpriced,
      unpricedBySize: bySize(unpriced),
      ids: column(ids, present, counts.parts),
      prices: column(prices, present, counts.parts),
      onHand: column(onHand, own, counts.own),
      vendorQuantity: column(vendorQuantity, vendor, counts.vendor),
      priceOrder: byPrice.order,
      priceRuns: byPrice.runs,
      stockOrder: byStock.order,
      stockRuns: byStock.runs,
    };
    const meta: SnapshotMeta = {
      sizes: sizesInOrder.flatMap((from) => sizes[from] ?? []),
      compounds: compoundsInOrder.flatMap((from) => compounds[from] ?? []),
      modifiers,
      exceptions,
    };
    return { snapshot: writeSnapshot(counts satisfies SnapshotCounts, meta, sections), parts: counts.parts, skipped };
  };
  return { add, finish };
};
