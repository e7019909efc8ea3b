import type { Mm } from '../../kit/units.ts';
import type { SizeStandard } from './size-standard.ts';

/** One size of O-ring. `code` is the code without prefix: `214`, `P10`, `10X2.5`. */
export interface Size {
  readonly code: string;
  readonly standard: SizeStandard;
  readonly idMm: Mm;
  readonly csMm: Mm;
}
