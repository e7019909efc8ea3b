import {
  isSizeStandard,
  SIZE_STANDARDS,
  type SizeStandard,
  standardTitle,
} from '../../../../domain/reference/sizes/size-standard.ts';
import { SIZE_STANDARD_KEY } from '../../../../domain/site/storage-keys.ts';

export type SizeStandardChoice = SizeStandard | 'all';

/** The standards in the size list, in display order. */
export const SIZE_STANDARD_CHOICES: readonly { readonly value: SizeStandardChoice; readonly label: string }[] = [
  ...SIZE_STANDARDS.map((value) => ({ value, label: standardTitle(value) })),
  { value: 'all', label: 'All Sizes' },
];

/** The standard chosen on an earlier visit; AS568 by default or if storage is denied. */
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
    // The choice still applies to this page.
  }
};
