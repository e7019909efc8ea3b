import { formatLength, type LengthUnit, type Mm, mm } from '../../kit/units.ts';

/**
 * Formats a length with its tolerance, without the unit.
 *
 * @example withTolerance('mm', mm(24.99), mm(0.254)) // '24.99 ±0.25'
 */
export const withTolerance = (unit: LengthUnit, length: Mm, tolerance: Mm | null): string =>
  formatLength(unit, length) + (tolerance === null ? '' : ` ±${formatLength(unit, tolerance)}`);

/** Returns the outside diameter of a ring. @example outsideDiameter({ idMm: mm(24.99), csMm: mm(3.53) }) // 32.05 */
export const outsideDiameter = ({ idMm, csMm }: { readonly idMm: Mm; readonly csMm: Mm }): Mm => mm(idMm + 2 * csMm);
