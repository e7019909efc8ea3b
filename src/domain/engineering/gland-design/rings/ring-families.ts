import { once } from '../../../kit/once.ts';
import { SIZE_FAMILIES, type SizeFamily } from '../../../reference/sizes/size-families.ts';
import type { DesignerEntry } from '../entry/entry.ts';
import { type NamedRing, namedRings } from './rings.ts';

const ringsByFamily = once(() => Map.groupBy(namedRings(), ({ family }) => family));

/** Returns the selected standards, or all if none is selected. */
export const sizeFamiliesOf = ({ standard = '' }: DesignerEntry): readonly SizeFamily[] => {
  const ticked = standard.split(',');
  const families = SIZE_FAMILIES.filter((family) => ticked.includes(family));
  return families.length === 0 ? SIZE_FAMILIES : families;
};

/**
 * Returns the field of an entry for these standards, which is omitted for all of them.
 *
 * @example familiesField(['as568', 'jis']) // 'as568,jis'
 */
export const familiesField = (families: readonly SizeFamily[]): string =>
  families.length === SIZE_FAMILIES.length ? '' : families.join(',');

/** Returns the rings of the selected standards. */
export const ringsOfEntry = (entry: DesignerEntry): readonly NamedRing[] =>
  sizeFamiliesOf(entry).flatMap((family) => ringsByFamily().get(family) ?? []);
