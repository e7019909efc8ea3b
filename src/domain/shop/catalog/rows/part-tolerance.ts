import type { Size } from '../../../reference/sizes/size.ts';
import { type Tolerance, type ToleranceTable, toleranceOf } from '../../../reference/sizes/tolerances.ts';
import type { RingSection } from './ring-section.ts';

/**
 * Returns the tolerance on file for a ring of a size and material. AS568 tolerances apply to molded rubber: plastic,
 * metal, encapsulated and spring-energized rings have no tolerance on file.
 */
export const partToleranceOf = (
  table: ToleranceTable,
  size: Pick<Size, 'standard' | 'code'>,
  section: RingSection,
): Tolerance | null => (section === 'elastomer' ? toleranceOf(table, size) : null);
