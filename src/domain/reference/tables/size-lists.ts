import { sizesOtherRows } from '../../../data/sizes-other.gen.ts';
import { sizesParker5Rows } from '../../../data/sizes-parker-5.gen.ts';
import { once } from '../../kit/once.ts';
import { mm } from '../../kit/units.ts';
import type { NamedSize } from './find-sizes.ts';

/**
 * Sizes that people request by a different name and that the store does not sell: charts show the nearest sold size.
 */
export const SIZE_LISTS = ['parker-5', 'bs-4518', 'iso-6149'] as const;
export type SizeList = (typeof SIZE_LISTS)[number];

/** Sizes of a list under one heading. */
export interface ListSection {
  /** Anchor that links use. */
  readonly anchor: string;
  readonly title: string;
  readonly sizes: readonly NamedSize[];
}

interface ListWords {
  /** An example size, for the input field. */
  readonly example: string;
  /** Returns what the sizes of a section have in common. */
  readonly keyOf: (size: NamedSize) => string;
  readonly titleOf: (key: string, sizes: readonly NamedSize[]) => string;
}

const WORDS: Readonly<Record<SizeList, ListWords>> = {
  'parker-5': {
    example: '5-102',
    keyOf: ({ name }) => String(Math.floor(Number(name.slice(2)) / 100)),
    titleOf: (_, sizes) => `${sizes[0]?.name} to ${sizes.at(-1)?.name}`,
  },
  'bs-4518': {
    example: '0246-24',
    keyOf: ({ csMm }) => csMm.toFixed(1),
    titleOf: (key) => `Cross-section ${key} mm`,
  },
  'iso-6149': { example: 'M22x1.5', keyOf: () => 'ports', titleOf: () => 'Ports M8 to M60' },
};

const sizesOf: Readonly<Record<SizeList, () => readonly NamedSize[]>> = {
  'parker-5': () =>
    sizesParker5Rows().map(({ size, id_mm, cs_mm }) => ({ name: size, idMm: mm(id_mm), csMm: mm(cs_mm) })),
  'bs-4518': () => otherSizes('BS 4518'),
  'iso-6149': () => otherSizes('ISO 6149'),
};

const otherSizes = (standard: string): readonly NamedSize[] =>
  sizesOtherRows()
    .filter((row) => row.standard === standard)
    .map(({ size, id_mm, cs_mm }) => ({ name: size, idMm: mm(id_mm), csMm: mm(cs_mm) }));

const sectionsOf = (list: SizeList): readonly ListSection[] => {
  const { keyOf, titleOf } = WORDS[list];
  return [...Map.groupBy(sizesOf[list](), keyOf)].map(([key, sizes]) => ({
    anchor: `${list}-${key.replace(/[^a-z0-9]/g, '-')}`,
    title: titleOf(key, sizes),
    sizes,
  }));
};

const sections: Readonly<Record<SizeList, () => readonly ListSection[]>> = {
  'parker-5': once(() => sectionsOf('parker-5')),
  'bs-4518': once(() => sectionsOf('bs-4518')),
  'iso-6149': once(() => sectionsOf('iso-6149')),
};

/** Returns the sizes of a list in their sections, in file order. */
export const listSections = (list: SizeList): readonly ListSection[] => sections[list]();

/** Returns an example size of the list: `5-102`. */
export const listExample = (list: SizeList): string => WORDS[list].example;
