import { hasCell } from '../../../src/domain/shop/catalog/bits/bit-matrix.ts';
import { testBit } from '../../../src/domain/shop/catalog/bits/bits.ts';
import { FACETS } from '../../../src/domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { durometerBand } from '../../../src/domain/shop/catalog/index/durometer-bands.ts';
import { partAt } from '../../../src/domain/shop/catalog/rows/part-at.ts';

/**
 * `size` and `compound` are positions in default order; `stock` is 0 for our stock, 1 for vendor stock only, 2 for
 * none.
 */
type PartRow = [id: number, compound: number, size: number, idMm: number, csMm: number, priceE5: number, stock: number];

/** The catalog as plain rows, for comparison with other engines. */
export interface SeededRows {
  parts(): Iterable<PartRow>;
  compounds(): Iterable<[id: number, label: string, low: number | null, high: number | null, isRigid: 0 | 1]>;
  values(): Iterable<[compound: number, group: string, key: string]>;
}

export const catalogRows = (catalog: Catalog): SeededRows => ({
  *parts() {
    const cells = catalog.compounds.length * catalog.stride;
    for (let cell = 0; cell < cells; cell++) {
      if (!hasCell(catalog.rows.present, cell)) continue;
      const { id, compound, size, sizeRecord, priceE5, onHand, vendorQuantity } = partAt(catalog, cell);
      const stock = onHand > 0 ? 0 : vendorQuantity > 0 ? 1 : 2;
      yield [id, compound, size, sizeRecord.idMm, sizeRecord.csMm, priceE5, stock];
    }
  },
  *compounds() {
    for (const [at, { label, temperatureLowC, temperatureHighC }] of catalog.compounds.entries()) {
      yield [at, label, temperatureLowC, temperatureHighC, testBit(catalog.rigidCompounds, at) ? 1 : 0];
    }
  },
  *values() {
    for (const [at, compound] of catalog.compounds.entries()) {
      for (const index of compound.modifiers) {
        const value = catalog.modifiers[index];
        const facet = FACETS.find(({ modifier }) => modifier === value?.type);
        if (value && facet) yield [at, facet.key, value.key];
      }
      const band = durometerBand(compound);
      if (band !== null) yield [at, 'durometer', band];
      if (compound.durometerScale === 'Shore A') yield [at, 'durometer', String(compound.durometer)];
    }
  },
});
