import { SIZE_STANDARD_KEY } from '../../../domain/site/storage-keys.ts';
import { isSizeStandard, type SizeStandard } from '../../../domain/sizes/size-standard.ts';

export type SizeStandardChoice = SizeStandard | 'all';

/** The choices of the size list, in the order shown (spec §9). */
export const SIZE_STANDARD_CHOICES: readonly { readonly value: SizeStandardChoice; readonly label: string }[] = [
  { value: 'usa', label: 'AS568' },
  { value: 'japanese', label: 'JIS' },
  { value: 'metric', label: 'Metric' },
  { value: 'all', label: 'All Sizes' },
];

/** The standard chosen on an earlier visit; AS568 when there is none or storage is denied. */
export const rememberedStandard = (): SizeStandardChoice => {
  try {
    const value = localStorage.getItem(SIZE_STANDARD_KEY);
    return value === 'all' || isSizeStandard(value) ? value : 'usa';
  } catch {
    return 'usa';
  }
};

export const rememberStandard = (standard: SizeStandardChoice): void => {
  try {
    localStorage.setItem(SIZE_STANDARD_KEY, standard);
  } catch {
    // The choice still holds for this page.
  }
};
