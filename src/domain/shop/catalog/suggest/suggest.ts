import { cutText } from '../../../kit/text/bounded-text.ts';
import { editDistance } from '../../../kit/text/edit-distance.ts';
import type { Mm } from '../../../kit/units.ts';
import { hasCell } from '../bits/bit-matrix.ts';
import type { Catalog } from '../index/catalog.ts';
import type { Part } from '../model.ts';
import { EMPTY_QUERY } from '../query.ts';
import { compoundText } from '../rows/describe-part.ts';
import { partAt } from '../rows/part-at.ts';
import { matchParts } from '../search/match-parts.ts';
import { pageOfParts } from '../search/page-cells.ts';

/** A part in the form of a suggestion. */
export interface NamedPart {
  readonly id: number;
  readonly name: string;
  /** mm. */
  readonly idMm: Mm;
  readonly csMm: Mm;
  /** `#rrggbb` of the compound. */
  readonly color: string;
  /** `FKM 75 Shore A, brown`. */
  readonly summary: string;
}

const summaryOf = (catalog: Catalog, { compoundRecord }: Part): string => {
  const labelOf = (type: string): string | undefined =>
    compoundRecord.modifiers.map((at) => catalog.modifiers[at]).find((one) => one?.type === type)?.label;
  return compoundText(compoundRecord, { material: labelOf('material'), color: labelOf('color') });
};

export const asNamedPart = (catalog: Catalog, part: Part): NamedPart => ({
  id: part.id,
  name: part.name,
  idMm: part.sizeRecord.idMm,
  csMm: part.sizeRecord.csMm,
  color: part.compoundRecord.backgroundColor,
  summary: summaryOf(catalog, part),
});

/** Maximum length of a compared name, and maximum edits in its label and in its size code. */
const LONGEST_NAME = 40;
const MAX_EDITS = 3;
const CANDIDATES = 12;

interface Candidate {
  readonly index: number;
  readonly edits: number;
}

/** Returns entries of a map by the edit distance of their key from `text`. */
const nearest = (map: ReadonlyMap<string, readonly number[]>, text: string): Candidate[] => {
  const candidates: Candidate[] = [];
  for (const [key, indexes] of map) {
    const edits = editDistance(text, key, MAX_EDITS);
    if (edits <= MAX_EDITS) for (const index of indexes) candidates.push({ index, edits });
  }
  return candidates.sort((a, b) => a.edits - b.edits || a.index - b.index).slice(0, CANDIDATES);
};

/** Returns cells near a label and a size code, with their edit distance. */
const around = (catalog: Catalog, label: string, code: string): (readonly [cell: number, edits: number])[] => {
  const compounds = nearest(catalog.names.compoundsByLabel, label);
  if (compounds.length === 0) return [];
  return nearest(catalog.names.sizesByCode, code).flatMap((size) =>
    compounds.map((compound) => [compound.index * catalog.stride + size.index, compound.edits + size.edits] as const),
  );
};

/** Returns the parts whose names are nearest to an unknown name, nearest first, completed by search results. */
export const similarNames = (catalog: Catalog, text: string, count: number): readonly Part[] => {
  const name = cutText(text.trim(), LONGEST_NAME).toLowerCase();
  const scored = new Map<number, number>();
  const score = (cell: number, edits: number): void => {
    if (!hasCell(catalog.rows.present, cell)) return;
    scored.set(cell, Math.min(edits, scored.get(cell) ?? edits));
  };
  for (const [exception, cell] of catalog.names.cellsByName) {
    const edits = editDistance(name, exception, MAX_EDITS);
    if (edits <= MAX_EDITS) score(cell, edits);
  }
  for (let dash = name.indexOf('-'); dash !== -1; dash = name.indexOf('-', dash + 1)) {
    for (const [cell, edits] of around(catalog, name.slice(0, dash), name.slice(dash + 1))) score(cell, edits);
  }
  const cells = [...scored].sort(([a, editsA], [b, editsB]) => editsA - editsB || a - b).map(([cell]) => cell);
  if (cells.length < count && name !== '') {
    const query = { ...EMPTY_QUERY, search: name, limit: count };
    for (const cell of pageOfParts(catalog, matchParts(catalog, query), query)) {
      if (!scored.has(cell)) cells.push(cell);
    }
  }
  return cells.slice(0, count).map((cell) => partAt(catalog, cell));
};
