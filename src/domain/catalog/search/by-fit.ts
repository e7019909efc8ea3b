import { hasCell } from '../bits/bit-matrix.ts';
import { bitsOf, testBit, unite } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogQuery, Range } from '../query.ts';
import { gatherBy } from './gather.ts';
import type { MatchGroup } from './match-groups.ts';
import type { Match } from './match-parts.ts';
import { writeResultCells } from './result-cells.ts';
import { type PartsBySize, walkFrom } from './walk-sizes.ts';

/** Lengths are compared in nanometers, so that sizes as far above what is asked as below it are equally near. */
const PER_MM = 1e6;

/** Stock, then price: own stock with a price first, parts without either last. */
const CLASSES = 6;

const targetOf = ({ low, high }: Range): number | null =>
  low === null || high === null ? (low ?? high) : (low + high) / 2;

const farFrom = (values: Float64Array, range: Range, size: number): number => {
  const target = targetOf(range);
  return target === null ? 0 : Math.abs((values[size] as number) - target);
};

interface SizeRanks {
  /** Sizes of the match in default order, equally fit ones together, the fittest first. */
  readonly groups: readonly (readonly number[])[];
  /** The group of each size. */
  readonly rankOf: Uint16Array;
}

/** Ranks the sizes of a match: those that more words name exactly first, then by how far they are from what is asked. */
const rankSizes = (catalog: Catalog, match: Match, query: CatalogQuery): SizeRanks => {
  const asked = new Uint32Array(catalog.sizeWords);
  for (const { sizes } of match.groups) unite(asked, sizes);
  const rankOf = new Uint16Array(catalog.sizes.length);
  const isRanked = match.namedSizes.length > 0 || targetOf(query.idMm) !== null || targetOf(query.csMm) !== null;
  if (!isRanked) return { groups: [bitsOf(asked)], rankOf };
  const groups = new Map<number, number[]>();
  for (const size of bitsOf(asked)) {
    const missed = match.namedSizes.reduce((count, row) => count + Number(!testBit(row, size)), 0);
    const far = farFrom(catalog.idMm, query.idMm, size) + farFrom(catalog.csMm, query.csMm, size);
    const key = missed * 1e12 + Math.round(far * PER_MM);
    const group = groups.get(key);
    if (group) group.push(size);
    else groups.set(key, [size]);
  }
  const ordered = [...groups].sort(([a], [b]) => a - b).map(([, sizes]) => sizes);
  ordered.forEach((sizes, rank) => {
    for (const size of sizes) rankOf[size] = rank;
  });
  return { groups: ordered, rankOf };
};

/** The groups of a match by how far their compounds are from the words, the nearest first. */
const rankCompounds = ({ groups }: Match): readonly (readonly MatchGroup[])[] => {
  const steps = [...new Set(groups.map(({ steps }) => steps))].sort((a, b) => a - b);
  return steps.map((step) => groups.filter((group) => group.steps === step));
};

const gather = (catalog: Catalog, match: Match, sizes: SizeRanks, offset: number, take: number): number[] => {
  const { rows, columns, stride } = catalog;
  const stepsOf = new Uint8Array(catalog.compounds.length);
  rankCompounds(match).forEach((groups, step) => {
    for (let compound = 0; compound < stepsOf.length; compound++) {
      if (groups.some(({ compounds }) => testBit(compounds, compound))) stepsOf[compound] = step;
    }
  });
  const count = writeResultCells(catalog, match, rows.present.bits);
  return gatherBy(
    catalog,
    count,
    ({ rank, size, compound }) => {
      const cell = compound * stride + size;
      const stock = hasCell(rows.own, cell) ? 0 : hasCell(rows.vendor, cell) ? 1 : 2;
      const fit = (stepsOf[compound] as number) * sizes.groups.length + (sizes.rankOf[size] as number);
      return fit * CLASSES + stock * 2 + Number(columns.prices[rank] === 0);
    },
    offset,
    take,
  );
};

const classesOf = ({ rows }: Catalog, { scope }: Match): readonly PartsBySize[] => {
  const own = rows.scopes.own.bySize;
  const offsite = rows.scopes.offsite.bySize;
  const stocks = { all: [own, offsite, rows.emptyBySize], available: [own, offsite], own: [own], offsite: [offsite] };
  return stocks[scope].flatMap((stock) => [
    { rows: stock, others: rows.unpricedBySize, invert: true },
    { rows: stock, others: rows.unpricedBySize, invert: false },
  ]);
};

const walk = (catalog: Catalog, match: Match, sizes: SizeRanks, offset: number, take: number): number[] => {
  const cells: number[] = [];
  const classes = classesOf(catalog, match);
  let skip = offset;
  for (const groups of rankCompounds(match)) {
    for (const order of sizes.groups) {
      for (const parts of classes) {
        skip = walkFrom(catalog, groups, order, parts, skip, take - cells.length, cells);
        if (cells.length >= take) return cells;
      }
    }
  }
  return cells;
};

/**
 * Cells `offset` to `offset + take` of a match as they fit the question: compounds nearest to its words, sizes it names,
 * sizes nearest to its lengths; then by stock, then priced ones; ties in default order (docs/catalog-index.md, "Order").
 */
export const byFit = (catalog: Catalog, match: Match, query: CatalogQuery, offset: number, take: number): number[] => {
  const sizes = rankSizes(catalog, match, query);
  const place = match.total <= catalog.scratch.keys.length ? gather : walk;
  return place(catalog, match, sizes, offset, take);
};
