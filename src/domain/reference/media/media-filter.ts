import { decimalIn } from '../../kit/text/decimal.ts';
import { celsius, formatSigned, type Range } from '../../kit/units.ts';
import { RATED_MATERIALS, type Rating } from '../tables/chemicals.ts';
import { COLDEST_ENTRY_C, HOTTEST_C } from './bounds.ts';
import { choicesOf, heatChoices, type Medium, mediaCalled, needsHeat, type RatedMaterial } from './medium.ts';
import type { HeatRange } from './question.ts';
import { rateMedium, SERVING } from './rated-medium.ts';
import { ratedAs, VACUUM_FAMILIES } from './service.ts';

/** A value of the store's `media` filter: a medium and its temperatures, if it specifies any. */
export interface FilterMedium extends HeatRange {
  readonly name: string;
  /** Whether the value specifies temperatures, known or not. */
  readonly hasOwn: boolean;
}

const bound = (text: string): number | null | undefined => {
  if (text === '') return null;
  const value = decimalIn(text);
  return value !== null && value >= COLDEST_ENTRY_C && value <= HOTTEST_C ? value : undefined;
};

/**
 * Parses a value of the filter. The name is followed by the lowest and highest temperature in °C. An empty one is
 * unknown.
 *
 * @example filterValue('milk:5:40') // { name: 'milk', hasOwn: true, lowC: 5, highC: 40 }
 */
export const filterValue = (value: string): FilterMedium => {
  const plain = { name: value, hasOwn: false, lowC: null, highC: null };
  const [name, low, high, ...rest] = value.split(':');
  if (name === undefined || low === undefined || high === undefined || rest.length > 0) return plain;
  const [lowC, highC] = [bound(low), bound(high)];
  if (lowC === undefined || highC === undefined) return plain;
  return {
    name,
    hasOwn: true,
    lowC: lowC === null ? null : celsius(lowC),
    highC: highC === null ? null : celsius(highC),
  };
};

/** Formats a filter value for a medium with its temperatures, or `null` temperatures for those of the store. */
export const filterText = ({ key }: Medium, own: HeatRange | null): string =>
  own === null ? key : `${key}:${own.lowC ?? ''}:${own.highC ?? ''}`;

/** Returns the media that a filter value may mean. */
const meantBy = (value: string): readonly Medium[] => mediaCalled(filterValue(value).name);

/** Returns the one medium that a filter value means, or null if it is unknown or ambiguous. */
export const filterMedium = (value: string): Medium | null => {
  const [first, second] = meantBy(value);
  return first === undefined || second !== undefined || first.kind === 'ask' ? null : first;
};

/**
 * Returns the highest temperature of a medium in the filter: its specific temperature if it has one, otherwise the
 * store's.
 */
const filterHeat = (value: string, { low, high }: Range): number | null => {
  const { hasOwn, lowC, highC } = filterValue(value);
  return hasOwn ? (highC ?? lowC) : (high ?? low);
};

/** Returns whether the store can filter by the value. Steam, for example, needs a temperature. */
export const isFilterClear = (value: string, temperature: Range): boolean => {
  const medium = filterMedium(value);
  return medium !== null && !(needsHeat(medium) && filterHeat(value, temperature) === null);
};

/** Returns the media that an ambiguous filter value may mean. */
export const filterChoices = (value: string): readonly Medium[] => {
  const meant = meantBy(value);
  const [first] = meant;
  if (first === undefined) return [];
  if (first.kind === 'ask' && meant.length === 1) return choicesOf(first);
  return needsHeat(first) ? heatChoices() : meant;
};

/**
 * Returns the store's rating of a material for a filter medium, which equals the advisor's rating for that medium alone
 * at that temperature.
 */
const filterRating = (value: string, material: RatedMaterial, temperature: Range): Rating => {
  const medium = filterMedium(value);
  if (medium === null || !isFilterClear(value, temperature)) return '';
  if (medium.flags.includes('vacuum')) return VACUUM_FAMILIES.includes(material) ? 'A' : '';
  if (medium.cryogenicC !== null && material !== 'PTFE') return 'D';
  const { rating, isByTemperature } = rateMedium(medium, material, filterHeat(value, temperature));
  return rating === '' && isByTemperature ? 'B' : rating;
};

const keyOf = (material: RatedMaterial): string => material.toLowerCase();

/**
 * Returns the keys of the store's materials that serve in all of the media at the temperature, or null without media.
 * An unknown or ambiguous medium yields an empty list.
 *
 * @example materialsServing(['acetone', 'helium'], { low: null, high: null }) // ['epdm', 'ffkm', …]
 */
export const materialsServing = (values: readonly string[], temperature: Range): readonly string[] | null =>
  values.length === 0
    ? null
    : RATED_MATERIALS.filter((material) =>
        values.every((value) => SERVING.includes(filterRating(value, material, temperature))),
      ).map(keyOf);

/** Rubbers in the order of the advisor's list. */
const RUBBERS: readonly RatedMaterial[] = [
  ...(['NBR', 'EPDM', 'CR', 'IIR', 'VMQ', 'AU', 'HNBR', 'FKM', 'FVMQ', 'FEPM', 'FFKM'] as const),
];

/** Returns the rubbers with the best rating for a filter medium, or an empty list if none serves. */
const ratedBest = (value: string, temperature: Range): readonly RatedMaterial[] => {
  const rated = RUBBERS.map((material) => ({ material, rating: filterRating(value, material, temperature) }));
  const best = SERVING.find((grade) => rated.some(({ rating }) => rating === grade));
  return rated.filter(({ rating }) => best !== undefined && rating === best).map(({ material }) => material);
};

const MAX_BETTER = 4;

const degreesText = (heat: number | null): string => (heat === null ? '' : ` at ${formatSigned(heat)} °C`);

/**
 * Returns warnings about materials in a filter medium, and the materials with better ratings.
 *
 * @example // ['FKM is rated D for Sour gas; rated better: FEPM, FFKM']
 */
const mediumWarnings = (value: string, materials: readonly string[], temperature: Range): readonly string[] => {
  const medium = filterMedium(value);
  if (medium === null) return [];
  const heat = filterHeat(value, temperature);
  const best = ratedBest(value, temperature).slice(0, MAX_BETTER).join(', ');
  const better = best === '' ? 'no rubber on file is rated A or B' : `rated better: ${best}`;
  return materials.flatMap((key) => {
    const material = RATED_MATERIALS.find((one) => keyOf(one) === key);
    const label = material ?? key.toUpperCase();
    if (material === undefined) return [`${label} has no rating on file for ${medium.name}; ${better}`];
    const rating = filterRating(value, material, temperature);
    if (SERVING.includes(rating)) return [];
    const { room } = rateMedium(medium, material, null).worst ?? { room: '' };
    const at = room === rating ? '' : degreesText(heat);
    return rating === ''
      ? [`${label} has no rating on file for ${medium.name}${at}; ${better}`]
      : [`${label} is rated ${rating} for ${medium.name}${at}; ${better}`];
  });
};

/** Dangers of a medium that its ratings do not show. */
const DANGERS: readonly (readonly [flag: string, danger: string])[] = [
  ['oxygen', 'above 1 MPa ignition decides, not the rating: no rubber is good, PTFE or PCTFE first'],
  ['sour', 'under pressure only RGD grades of 90 Shore A or more, tested to NACE TM0297 or ISO 23936-2'],
  ['ozone', 'concentration, stretch and time decide: ask for the compound’s ozone test'],
];

/**
 * Returns the requirements of a medium beyond its rating.
 *
 * @example // ['Oxygen, ambient temperature: above 1 MPa ignition decides, …']
 */
const dangersOf = ({ name, flags }: Medium): readonly string[] =>
  DANGERS.filter(([flag]) => flags.includes(flag)).map(([, danger]) => `${name}: ${danger}`);

/** The parts of a catalog query that decide whether a material serves its media. */
interface MediaQuery {
  readonly media: readonly string[];
  readonly temperatureC: Range;
  readonly facets: { readonly material: readonly string[] };
}

/** Returns a warning for every medium of the query that its materials do not serve, and the dangers of each medium. */
export const mediaNotes = ({ media, temperatureC, facets }: MediaQuery): string[] =>
  media.flatMap((value) => {
    const medium = filterMedium(value);
    return [...mediumWarnings(value, facets.material, temperatureC), ...(medium === null ? [] : dangersOf(medium))];
  });

const STEPS: readonly (readonly [above: number, heat: string])[] = [
  [150, 'above 150 °C'],
  [100, 'above 100 °C'],
  [80, 'above 80 °C'],
  [60, 'above 60 °C'],
];

/**
 * Returns the label of a filter medium for a chip, with the rating row if the name does not imply it.
 *
 * @example filterLabel('water', { low: null, high: 120 }) // 'Water above 100 °C: rated as steam below 150 °C'
 */
export const filterLabel = (value: string, temperature: Range): string => {
  const medium = filterMedium(value);
  if (medium === null) return filterValue(value).name;
  if (!isFilterClear(value, temperature)) return medium.name;
  const heat = filterHeat(value, temperature);
  const as = ratedAs(medium, heat);
  const { hasOwn } = filterValue(value);
  const step = medium.stages.length > 1 && heat !== null ? STEPS.find(([above]) => heat > above) : undefined;
  const at = step === undefined ? (hasOwn ? degreesText(heat) : '') : ` ${step[1]}`;
  const isHeatAlone = as !== '' && medium.stages.length === 1 && !medium.isRow;
  return as === '' || isHeatAlone ? `${medium.name}${at}` : `${medium.name}${at}: ${as}`;
};
