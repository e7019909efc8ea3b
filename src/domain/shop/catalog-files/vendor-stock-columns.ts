import type { VendorStock } from './catalog-tables.ts';

const grown = <Column extends Uint32Array | Int32Array | Uint8Array>(column: Column, bigger: Column): Column => {
  bigger.set(column);
  return bigger;
};

/** Collects rows of vendor stock in any order. */
export interface VendorStockColumns {
  add(cell: number, vendor: number, quantity: number, isHidden: boolean): void;
  /** Returns the rows by cell, those of one cell in the order in which they were added. */
  finish(): VendorStock;
}

/** Columns that grow by half, because half a million objects would take four times the memory. */
export const vendorStockColumns = (): VendorStockColumns => {
  let size = 0;
  let cells = new Uint32Array(4096);
  let vendors = new Int32Array(4096);
  let quantities = new Int32Array(4096);
  let hidden = new Uint8Array(4096);
  const grow = (): void => {
    const length = Math.ceil(cells.length * 1.5);
    cells = grown(cells, new Uint32Array(length));
    vendors = grown(vendors, new Int32Array(length));
    quantities = grown(quantities, new Int32Array(length));
    hidden = grown(hidden, new Uint8Array(length));
  };
  return {
    add(cell, vendor, quantity, isHidden) {
      if (size === cells.length) grow();
      cells[size] = cell;
      vendors[size] = vendor;
      quantities[size] = quantity;
      hidden[size] = isHidden ? 1 : 0;
      size++;
    },
    finish() {
      const isSorted = cells.subarray(0, size).every((cell, at) => at === 0 || (cells[at - 1] ?? 0) <= cell);
      if (isSorted) {
        return {
          cells: cells.subarray(0, size),
          vendors: vendors.subarray(0, size),
          quantities: quantities.subarray(0, size),
          hidden: hidden.subarray(0, size),
        };
      }
      // Typed arrays sort without an object per element: cell and position fit the 53 bits of a double.
      const order = Float64Array.from({ length: size }, (_, at) => (cells[at] ?? 0) * 2 ** 22 + at).sort();
      const places = Uint32Array.from(order, (key) => key % 2 ** 22);
      return {
        cells: Uint32Array.from(places, (at) => cells[at] ?? 0),
        vendors: Int32Array.from(places, (at) => vendors[at] ?? -1),
        quantities: Int32Array.from(places, (at) => quantities[at] ?? -1),
        hidden: Uint8Array.from(places, (at) => hidden[at] ?? 0),
      };
    },
  };
};
