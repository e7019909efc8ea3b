import { hasCell } from '../bits/bit-matrix.ts';
import type { Catalog } from '../index/catalog.ts';
import { nameAt, onHandAt, priceAt } from './part-at.ts';
import { cellNamed } from './parts.ts';

/*
 * Placeholders, help texts, and the descriptions of the API and of tools for agents name parts of the demonstration
 * catalog. Texts with examples are passed through `withExamples` before they are sent, so that another catalog shows
 * its parts.
 */

/** The example in the texts of the code. A catalog that has this part shows the texts as they are. */
const WRITTEN_PART = 'FK7502-214';
const WRITTEN_COMPOUND = 'FK7502';
/** Further parts of the compound. */
const OTHER_SIZES = ['FK7502-110', 'FK7502-010'] as const;
/** Other compounds, with a part in the size of the example. */
const OTHER_COMPOUNDS = ['NB7001', 'NB7009'] as const;
const WRITTEN_SIZE = '214';

/** Names that replace those in the texts of the code, by name. */
export type CatalogExamples = ReadonlyMap<string, string>;

/** Leaves all texts as they are. */
export const AS_WRITTEN: CatalogExamples = new Map();

/** The size of the example in mm: AS568-214. */
const EXAMPLE_MM = { idMm: 24.99, csMm: 3.53 };

/** Returns the indexes of sizes, the nearest to the size of the example first. */
const nearestSizes = ({ sizes }: Catalog): readonly number[] =>
  sizes
    .map(({ idMm, csMm }, at) => ({ at, far: Math.abs(idMm - EXAMPLE_MM.idMm) + 4 * Math.abs(csMm - EXAMPLE_MM.csMm) }))
    .sort((a, b) => a.far - b.far || a.at - b.at)
    .map(({ at }) => at);

/** Returns the cell of a part in stock with a price, of a size near that of the example; another part if no such part exists. */
const exampleCell = (catalog: Catalog): number => {
  const { compounds, stride, rows } = catalog;
  let best = -1;
  let bestFacts = -1;
  for (const size of nearestSizes(catalog)) {
    for (let compound = 0; compound < compounds.length; compound++) {
      const cell = compound * stride + size;
      if (!hasCell(rows.present, cell)) continue;
      const facts = (priceAt(catalog, cell) > 0 ? 2 : 0) + (onHandAt(catalog, cell) > 0 ? 1 : 0);
      if (facts <= bestFacts) continue;
      [best, bestFacts] = [cell, facts];
      if (facts === 3) return cell;
    }
  }
  return best;
};

/** Returns the first `count` cells that have a part. */
const presentCells = (catalog: Catalog, cells: readonly number[], count: number): number[] => {
  const found: number[] = [];
  for (const cell of cells) {
    if (hasCell(catalog.rows.present, cell)) found.push(cell);
    if (found.length === count) break;
  }
  return found;
};

const createExamples = (catalog: Catalog): CatalogExamples => {
  if (cellNamed(catalog, WRITTEN_PART) !== -1) return AS_WRITTEN;
  const example = exampleCell(catalog);
  if (example === -1) return AS_WRITTEN;
  const { stride, compounds, sizes } = catalog;
  const [compound, size] = [Math.floor(example / stride), example % stride];
  const labelOf = (cell: number): string => compounds[Math.floor(cell / stride)]?.label ?? '';
  const sameCompound = sizes.map((_, at) => compound * stride + at);
  const sameSize = compounds.map((_, at) => at * stride + size);
  const otherSizes = presentCells(
    catalog,
    sameCompound.filter((cell) => cell !== example),
    OTHER_SIZES.length,
  );
  const otherCompounds = presentCells(
    catalog,
    sameSize.filter((cell) => cell !== example),
    OTHER_COMPOUNDS.length,
  );
  const cellAt = (cells: readonly number[], at: number): number => cells[at] ?? cells[0] ?? example;
  return new Map([
    [WRITTEN_PART, nameAt(catalog, example)],
    [WRITTEN_COMPOUND, labelOf(example)],
    ...OTHER_SIZES.map((name, at) => [name, nameAt(catalog, cellAt(otherSizes, at))] as const),
    ...OTHER_COMPOUNDS.flatMap((name, at) => {
      const cell = cellAt(otherCompounds, at);
      return [[name, labelOf(cell)] as const, [`${name}-${WRITTEN_SIZE}`, nameAt(catalog, cell)] as const];
    }),
  ]);
};

const created = new WeakMap<Catalog, CatalogExamples>();

/** Returns the examples of a catalog: the same for the same catalog. */
export const catalogExamples = (catalog: Catalog): CatalogExamples => {
  const known = created.get(catalog);
  if (known !== undefined) return known;
  const examples = createExamples(catalog);
  created.set(catalog, examples);
  return examples;
};

/** Matches the names in the texts of the code; the longer ones first. */
const WRITTEN_NAMES = /(?:FK7502-(?:214|110|010)|NB700[19]-214|FK7502|NB700[19])/gi;

/**
 * Returns a text of the code with examples of the catalog in use.
 *
 * @example withExamples('Such as FK7502-214.', AS_WRITTEN) // 'Such as FK7502-214.'
 */
export const withExamples = (text: string, examples: CatalogExamples): string =>
  examples === AS_WRITTEN
    ? text
    : text.replace(WRITTEN_NAMES, (written) => {
        const name = examples.get(written.toUpperCase()) ?? written;
        return written === written.toLowerCase() ? name.toLowerCase() : name;
      });

/** Returns three part numbers of one compound for placeholders. */
export const examplePartNumbers = (examples: CatalogExamples): readonly [string, string, string] => {
  const [second, third] = OTHER_SIZES;
  return [withExamples(WRITTEN_PART, examples), withExamples(second, examples), withExamples(third, examples)];
};

/** Returns the codes of two compounds for placeholders. */
export const exampleCompounds = (examples: CatalogExamples): readonly [string, string] => [
  withExamples(WRITTEN_COMPOUND, examples),
  withExamples(OTHER_COMPOUNDS[0], examples),
];

/** An example of a part number and of its compound's code. */
export interface ExampleNames {
  readonly part: string;
  readonly compound: string;
  /** Whether the number is `{compound}-{size}`. */
  readonly isByPattern: boolean;
}

/** Returns the example of a part number and of a compound's code. */
export const exampleNames = (examples: CatalogExamples): ExampleNames => {
  const [part, compound] = [withExamples(WRITTEN_PART, examples), withExamples(WRITTEN_COMPOUND, examples)];
  return { part, compound, isByPattern: part.startsWith(`${compound}-`) };
};

/** Returns a JSON value of the code, such as a document or an example, with examples of the catalog in use. */
export const withExamplesIn = <Value>(value: Value, examples: CatalogExamples): Value =>
  examples === AS_WRITTEN ? value : (JSON.parse(withExamples(JSON.stringify(value), examples)) as Value);
