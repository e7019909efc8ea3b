import { roundTo } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { displaySize, type SizeStandard } from '../../../reference/sizes/size-standard.ts';
import type { PublicSize } from './shapes.ts';

/** Names of the standards in the public API. The backend's names are older. */
const STANDARD_NAMES = {
  usa: 'as568',
  japanese: 'jis',
  metric: 'metric',
} as const satisfies Record<SizeStandard, PublicSize['standard']>;

/** Decimals of the lengths in size charts. A size of inches has the same figures in every response. */
const CHART_DIGITS = 2;

/** Returns a size in the form of the public API. */
export const publicSizeOf = ({ standard, code, idMm, csMm }: Size): PublicSize => ({
  name: displaySize(standard, code),
  standard: STANDARD_NAMES[standard],
  id_mm: roundTo(idMm, CHART_DIGITS),
  cs_mm: roundTo(csMm, CHART_DIGITS),
});
