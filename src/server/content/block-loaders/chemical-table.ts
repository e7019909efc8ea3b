import type { ChemicalTableData } from '../../../blocks/chemical-table/chemical-table.tsx';
import { chemicalCategories, RATED_MATERIALS } from '../../../domain/reference/tables/chemicals.ts';
import { materialPlace } from '../../../domain/reference/tables/material-places.ts';
import { chemicals } from '../../../domain/reference/tables/tables.ts';

/** Grades for families that the table rates as a whole but materials.csv splits into grades. */
const GRADE: Readonly<Record<string, string>> = { EPDM: 'EPDM-P', FKM: 'FKM-A' };

/** Returns all chemicals by category, with the pages of the rated materials. */
export const loadChemicalTable = (): ChemicalTableData => ({
  categories: chemicalCategories(chemicals()),
  pages: RATED_MATERIALS.map((code) => materialPlace(GRADE[code] ?? code)?.page ?? '/material-comparison-guide'),
});
