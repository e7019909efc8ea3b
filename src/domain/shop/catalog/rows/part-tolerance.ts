import type { Size } from '../../../reference/sizes/size.ts';
import { type Tolerance, type ToleranceTable, toleranceOf } from '../../../reference/sizes/tolerances.ts';
import type { RingSection } from './ring-section.ts';

/**
 * Returns the tolerance on file for a ring of a size, by what it is made of. AS568 tolerances are those of molded rubber:
 * plastic, metal, encapsulated and spring-energized rings have none on file.
 */
export const partToleranceOf = (
  table: ToleranceTable,
  size: Pick<Size, 'standard' | 'code'>,
  section: RingSection,
): Tolerance | null => (section === 'elastomer' ? toleranceOf(table, size) : null);
