import { chemicalsRows } from '../../data/chemicals.gen.ts';
import { mediaNamesRows } from '../../data/media-names.gen.ts';
import { normalizeText, piecesOf } from '../catalog/keyword/words.ts';
import { anchorOf, type Chemical, chemicalTable, RATED_MATERIALS, type Rating } from '../reference/chemicals.ts';
import { once } from '../reference/once.ts';
import { type Celsius, celsius } from '../units.ts';

export type RatedMaterial = (typeof RATED_MATERIALS)[number];

/** What a seal is in touch with: a row of the chemical table with all its names. */
export interface Medium {
  /** Its key in addresses: `hydraulic-oil-mineral-hlp`. */
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly ratings: Readonly<Record<RatedMaterial, Rating>>;
  /** Its name without what stands in brackets, synonyms, trade names; as people write them. */
  readonly alsoCalled: readonly string[];
  /** Whether the row itself speaks of heat, so that its ratings hold there. */
  readonly namesTemperature: boolean;
  /** The highest temperature the row speaks of; null when it names none. */
  readonly limitC: Celsius | null;
}

/** Key of the row that a name of the chemical table stands for. */
export const mediumKey = (name: string): string => anchorOf(name);

/** A name as one word, so that `R-134a`, `r134a` and `R 134a` are the same. */
export const joinedName = (name: string): string => piecesOf(normalizeText(name)).join('');

const HEAT = /\bhot\b|\bsteam\b|\d C\b/i;
const DEGREES = /(\d{1,4}) C\b/;

const limitOf = (name: string): Celsius | null => {
  const degrees = DEGREES.exec(name)?.[1];
  return degrees === undefined || name.includes('above') ? null : celsius(Number(degrees));
};

const withoutBrackets = (name: string): string => name.replace(/ ?\([^()]{1,60}\)/, '');

const mediumOf = ({ name, note, ratings }: Chemical, others: readonly string[]): Medium => ({
  key: mediumKey(name),
  name,
  note,
  ratings: Object.fromEntries(RATED_MATERIALS.map((material, place) => [material, ratings[place] ?? ''])) as Record<
    RatedMaterial,
    Rating
  >,
  alsoCalled: [withoutBrackets(name), ...others].filter((other) => other !== name),
  namesTemperature: HEAT.test(name),
  limitC: limitOf(name),
});

/** The media of the chemical table with their further names, in the table's order. */
export const media = once((): readonly Medium[] => {
  const named = new Map(mediaNamesRows().map((row) => [row.chemical, [...row.synonyms, ...row.trade_names]]));
  return chemicalTable(chemicalsRows()).map((chemical) => mediumOf(chemical, named.get(chemical.name) ?? []));
});

const byName = once(() => {
  const found = new Map<string, Set<Medium>>();
  for (const medium of media()) {
    for (const name of [medium.key, medium.name, ...medium.alsoCalled]) {
      const joined = joinedName(name);
      found.set(joined, (found.get(joined) ?? new Set()).add(medium));
    }
  }
  return found;
});

/** The media called exactly so; several where a name leaves the strength open. @example mediaCalled('MEK')[0]?.name // 'Methyl ethyl ketone (MEK)' */
export const mediaCalled = (name: string): readonly Medium[] => [...(byName().get(joinedName(name)) ?? [])];
