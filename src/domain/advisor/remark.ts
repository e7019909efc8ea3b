import { type Celsius, celsius, type TemperatureUnit } from '../units.ts';
import type { AdvisedFamily } from './advised-family.ts';
import type { RatedMedium } from './rated-medium.ts';
import { temperatureText } from './reason.ts';

type Code = AdvisedFamily['code'];

/** What is to be known of a family beside its verdict. */
export type Remark =
  | { readonly kind: 'better_grade'; readonly grade: string; readonly medium: string }
  | { readonly kind: 'sources_differ'; readonly medium: string }
  | { readonly kind: 'other_limit'; readonly limitC: Celsius };

/** Grades that a note of the chemical table names, by its words. */
const BETTER_GRADES: readonly (readonly [words: string, code: Code, grade: string])[] = [
  ['fluorine-rich peroxide-cured FKM', 'FKM', 'FKM GF, fluorine-rich and peroxide-cured'],
  ['special FKM grades', 'FKM', 'FKM GF-S, peroxide-cured for steam'],
  ['peroxide-cured EPDM', 'EPDM', 'Peroxide-cured EPDM'],
  ['FFKM or FEPM steam grades', 'FFKM', 'An FFKM steam grade'],
  ['FFKM or FEPM steam grades', 'FEPM', 'An FEPM steam grade'],
];

/** Ratings of the chemical table that are kinder by two grades or more than the largest published table. */
const SOURCES_DIFFER: readonly (readonly [key: string, code: Code])[] = [
  ['methanol', 'NBR'],
  ['monoethanolamine-mea', 'NBR'],
  ['ammonium-sulfate', 'FKM'],
  ['phenol', 'EPDM'],
];

/** Where other tables end, for families whose limit in materials.csv lies above. */
const OTHER_LIMITS: Readonly<Partial<Record<Code, Celsius>>> = { NBR: celsius(100), VMQ: celsius(200) };

const ofMedium = ({ code }: AdvisedFamily, { medium }: RatedMedium): Remark[] => [
  ...BETTER_GRADES.filter(([words, of]) => of === code && medium.note.includes(words)).map(
    ([, , grade]) => ({ kind: 'better_grade', grade, medium: medium.name }) as const,
  ),
  ...SOURCES_DIFFER.filter(([key, of]) => of === code && key === medium.key).map(
    () => ({ kind: 'sources_differ', medium: medium.name }) as const,
  ),
];

export const remarksOn = (
  family: AdvisedFamily,
  rated: readonly RatedMedium[],
  hottest: Celsius | null,
): readonly Remark[] => {
  const other = OTHER_LIMITS[family.code];
  return [
    ...rated.flatMap((one) => ofMedium(family, one)),
    ...(other !== undefined && hottest !== null && hottest > other && hottest <= family.highC
      ? [{ kind: 'other_limit', limitC: other } as const]
      : []),
  ];
};

/** A remark in words. */
export const remarkText = (remark: Remark, unit: TemperatureUnit): string => {
  switch (remark.kind) {
    case 'better_grade':
      return `${remark.grade}, does better in ${remark.medium}.`;
    case 'sources_differ':
      return `Sources differ for ${remark.medium}: another published table rates it two grades lower or more.`;
    case 'other_limit':
      return `Sources differ on the heat: others end at ${temperatureText(remark.limitC, unit)}.`;
  }
};
