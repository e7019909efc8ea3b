import type { Modifier } from '../catalog/model.ts';
import { type CompoundEntry, indexBy, modifierKey } from '../catalog-files/catalog-tables.ts';
import { plainText } from '../catalog-files/csv-text.ts';
import { draftCatalog } from '../catalog-files/draft-catalog.ts';
import { writtenRows } from '../catalog-files/written-rows.ts';
import { COMPOUND_COLUMNS } from './edited-columns.ts';
import { type FieldProblem, fieldProblems, readTypedRows, type TypedRow } from './typed-rows.ts';

export type CheckedCompound =
  | { readonly entry: CompoundEntry; readonly problems: readonly [] }
  | { readonly entry: null; readonly problems: readonly FieldProblem[] };

/** Reads the row of a compound with the rules of compounds.csv. */
export const checkCompound = (typed: TypedRow, modifiers: readonly Modifier[]): CheckedCompound => {
  const draft = draftCatalog();
  draft.modifiers.push(...modifiers);
  for (const [key, at] of indexBy(modifiers, modifierKey)) draft.modifierAt.set(key, at);
  const problems = fieldProblems(readTypedRows(draft, 'compounds.csv', [typed]), null);
  const [entry] = draft.compounds;
  return entry === undefined ? { entry: null, problems } : { entry, problems: [] };
};

/** Returns a compound as its row of compounds.csv. The inverse of `checkCompound`. */
export const compoundRow = (compound: CompoundEntry, modifiers: readonly Modifier[]): TypedRow => {
  const tables = { ...draftCatalog().tables(), compounds: [compound], modifiers };
  const [cells = []] = [...writtenRows(tables, 'compounds.csv')];
  return Object.fromEntries(COMPOUND_COLUMNS.map(({ name }, at) => [name, plainText(cells[at] ?? '')]));
};
