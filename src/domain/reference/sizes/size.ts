import type { Mm } from '../../kit/units.ts';
import type { SizeStandard } from './size-standard.ts';

/** An O-ring size. `code` has no prefix: `214`, `P10`, `10X2.5`. */
export interface Size {
  readonly code: string;
  readonly standard: SizeStandard;
  readonly idMm: Mm;
  readonly csMm: Mm;
}
