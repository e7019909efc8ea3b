import type { ToleranceTableData } from '../../../blocks/tolerance-table/tolerance-table.tsx';
import { as568Tolerances } from '../../../domain/reference/tables/tables.ts';

/** Returns the AS568 tolerances in bands. */
export const loadToleranceTable = (): ToleranceTableData => ({ groups: as568Tolerances() });
