import { type Celsius, celsius, type TemperatureUnit } from '../../kit/units.ts';
import type { RatedMaterial } from '../../reference/media/medium.ts';
import { endsOf, type Question } from '../../reference/media/question.ts';
import type { RatedMedium } from '../../reference/media/rated-medium.ts';
import type { AdvisedFamily } from './advised-family.ts';
import { type Reason, temperatureText } from './reason.ts';

type Code = RatedMaterial;

/** Information about a family in addition to its verdict. */
export type Remark =
  | { readonly kind: 'better_grade'; readonly grade: string; readonly medium: string }
  | { readonly kind: 'sources_differ'; readonly medium: string }
  | { readonly kind: 'other_limit'; readonly limitC: Celsius }
  | { readonly kind: 'cold_grade'; readonly grade: string; readonly from: Celsius | null; readonly to: Celsius };

/** Grades that a note of the chemical table names, by its words. */
const BETTER_GRADES: readonly (readonly [words: string, code: Code, grade: string])[] = [
  ['fluorine-rich peroxide-cured FKM', 'FKM', 'FKM GF, fluorine-rich and peroxide-cured'],
  ['special FKM grades', 'FKM', 'FKM GF-S, peroxide-cured for steam'],
  ['peroxide-cured EPDM', 'EPDM', 'Peroxide-cured EPDM'],
  ['FFKM or FEPM steam grades', 'FFKM', 'An FFKM steam grade'],
  ['FFKM or FEPM steam grades', 'FEPM', 'An FEPM steam grade'],
];

/** Ratings of the chemical table that are at least two grades better than those of the largest published table. */
const SOURCES_DIFFER: readonly (readonly [key: string, code: Code])[] = [
  ['methanol', 'NBR'],
  ['monoethanolamine-mea', 'NBR'],
  ['ammonium-sulfate', 'FKM'],
  ['phenol', 'EPDM'],
];

/** Limits in other tables, for families with a higher limit in materials.csv. */
const OTHER_LIMITS: Readonly<Partial<Record<Code, Celsius>>> = { NBR: celsius(100), VMQ: celsius(200) };

/** Grades for lower temperatures than the family's usual one, by their lowest temperature. */
const COLD_GRADES: Readonly<Partial<Record<Code, readonly [grade: string, to: number, from?: number]>>> = {
  FKM: ['FKM GLT', -40],
  NBR: ['Low-temperature NBR', -54],
  HNBR: ['Low-temperature HNBR', -55, -40],
  VMQ: ['VMQ', -55],
  EPDM: ['Low-temperature EPDM', -54],
};

const ofMedium = ({ rated: code }: AdvisedFamily, { rows }: RatedMedium): Remark[] =>
  rows.flatMap(({ row }) => [
    ...BETTER_GRADES.filter(([words, of]) => of === code && row.note.includes(words)).map(
      ([, , grade]) => ({ kind: 'better_grade', grade, medium: row.name }) as const,
    ),
    ...SOURCES_DIFFER.filter(([key, of]) => of === code && key === row.key).map(
      () => ({ kind: 'sources_differ', medium: row.name }) as const,
    ),
  ]);

/** Returns whether a family is excluded only because of cold. */
const isOutByCold = (out: readonly Reason[]): boolean => out.length > 0 && out.every(({ kind }) => kind === 'too_cold');

const coldGrade = ({ rated: code }: AdvisedFamily, out: readonly Reason[]): Remark[] => {
  const grade = code === null ? undefined : COLD_GRADES[code];
  if (grade === undefined || !isOutByCold(out)) return [];
  const [name, to, from] = grade;
  return [{ kind: 'cold_grade', grade: name, from: from === undefined ? null : celsius(from), to: celsius(to) }];
};

const distinct = (remarks: readonly Remark[]): readonly Remark[] => [
  ...new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values(),
];

export const remarksOn = (
  family: AdvisedFamily,
  rated: readonly RatedMedium[],
  question: Question,
  out: readonly Reason[],
): readonly Remark[] => {
  const other = family.rated === null ? undefined : OTHER_LIMITS[family.rated];
  const { hottest } = endsOf(question);
  return distinct([
    ...rated.flatMap((one) => ofMedium(family, one)),
    ...(other !== undefined && hottest !== null && hottest > other && hottest <= family.highC
      ? [{ kind: 'other_limit', limitC: other } as const]
      : []),
    ...coldGrade(family, out),
  ]);
};

/** Returns a remark in words. */
export const remarkText = (remark: Remark, unit: TemperatureUnit): string => {
  switch (remark.kind) {
    case 'better_grade':
      return `${remark.grade}, does better in ${remark.medium}.`;
    case 'sources_differ':
      return `Sources differ for ${remark.medium}: another published table rates it two grades lower or more.`;
    case 'cold_grade': {
      const to = temperatureText(remark.to, unit);
      const reach = remark.from === null ? to : `between ${temperatureText(remark.from, unit)} and ${to}`;
      return `Low-temperature grades exist: ${remark.grade} to ${reach}. Ask for one.`;
    }
    case 'other_limit':
      return `Sources differ on the heat: others end at ${temperatureText(remark.limitC, unit)}.`;
  }
};
