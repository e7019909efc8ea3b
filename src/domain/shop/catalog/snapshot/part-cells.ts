import { setBit, testBit, wordCount } from '../bits/bits.ts';
import type { PriceTable } from './price-table.ts';

/** Parts in dense columns, one entry per size × compound at `compound * sizeCount + size`, in default order. */
export interface PartCells {
  readonly compoundCount: number;
  readonly sizeCount: number;
  /** Which entries have a part: one bit row over sizes per compound. */
  readonly present: Uint32Array;
  readonly ids: Uint32Array<ArrayBuffer>;
  readonly prices: Uint32Array<ArrayBuffer>;
  readonly onHand: Uint32Array<ArrayBuffer>;
  readonly vendorQuantity: Uint32Array<ArrayBuffer>;
  /** Indexes in `priceTable`. */
  readonly priceLists: Uint16Array<ArrayBuffer>;
  readonly priceTable: PriceTable;
}

export const partCells = (compoundCount: number, sizeCount: number, priceTable: PriceTable): PartCells => {
  const column = (): Uint32Array<ArrayBuffer> => new Uint32Array(compoundCount * sizeCount);
  return {
    compoundCount,
    sizeCount,
    present: new Uint32Array(compoundCount * wordCount(sizeCount)),
    ids: column(),
    prices: column(),
    onHand: column(),
    vendorQuantity: column(),
    priceLists: new Uint16Array(compoundCount * sizeCount),
    priceTable,
  };
};

/** Returns bit rows of the parts that pass a test. */
export const rowsWhere = (cells: PartCells, passes: (at: number) => boolean): Uint32Array => {
  const rows = new Uint32Array(cells.present.length);
  eachCell(cells, cells.present, (compound, size, at) => {
    if (passes(at)) setBit(rows, size, compound * wordCount(cells.sizeCount));
  });
  return rows;
};

/** Visits the cells in bit rows, by compound, then size. `at` is the index in the columns. */
export const eachCell = (
  { compoundCount, sizeCount }: PartCells,
  rows: Uint32Array,
  visit: (compound: number, size: number, at: number) => void,
): void => {
  const words = wordCount(sizeCount);
  for (let compound = 0; compound < compoundCount; compound++) {
    for (let size = 0; size < sizeCount; size++) {
      if (testBit(rows, size, compound * words)) visit(compound, size, compound * sizeCount + size);
    }
  }
};
