import { type CatalogQuery, EMPTY_PAGE, type Range } from '../catalog/query.ts';
import { type Entered, type EntryUnit, queryNumber } from '../catalog-url/unit-entry.ts';
import type { Preferences } from '../preferences.ts';
import { type Celsius, type Mm, mm, roundTo } from '../units.ts';

/** What is typed into the finder, in the visitor's units. */
export interface FinderEntry {
  readonly id: string;
  readonly cs: string;
  readonly temperature: string;
  /** Key of a material; '' for any. */
  readonly material: string;
}

/** The entry understood; null where nothing was typed. */
export interface FinderQuestion {
  readonly idMm: Mm | null;
  readonly csMm: Mm | null;
  readonly temperatureC: Celsius | null;
  readonly material: string;
}

/** What the lengths and the temperature were typed in. */
export type FinderUnits = Pick<Preferences, 'measurement' | 'temperature'>;

export type FinderField = 'id' | 'cs' | 'temperature';

/** Longest ring anyone asks for, and figures beyond any seal material. */
const BOUNDS: Readonly<Record<FinderField, readonly [low: number, high: number]>> = {
  id: [0.1, 10_000],
  cs: [0.1, 100],
  temperature: [-273, 1000],
};

const ADVICE: Readonly<Record<FinderField, string>> = {
  id: 'Enter the inside diameter as a number, such as 24.99.',
  cs: 'Enter the cross-section as a number, such as 3.53.',
  temperature: 'Enter the highest temperature as a number, such as 120.',
};

/** Reads an entry; a field that holds no usable number is left out and told. */
export const readFinder = (
  entry: FinderEntry,
  units: FinderUnits,
): { readonly question: FinderQuestion; readonly problems: Readonly<Partial<Record<FinderField, string>>> } => {
  const problems: Partial<Record<FinderField, string>> = {};
  const read = <Unit extends EntryUnit>(field: FinderField, unit: Unit): Entered<Unit> | null => {
    const value = queryNumber(entry[field], unit);
    const [low, high] = BOUNDS[field];
    if (value === null) return null;
    if (value !== undefined && value >= low && value <= high) return value;
    problems[field] = ADVICE[field];
    return null;
  };
  const question = {
    idMm: read('id', units.measurement),
    csMm: read('cs', units.measurement),
    temperatureC: read('temperature', units.temperature),
    material: entry.material,
  };
  return { question, problems };
};

/** AS568 and ISO sections have near-twins up to 0.1 mm apart: a measured section finds both. */
const CS_REACH_MM = mm(0.1);
/** A ring is measured to a quarter of a millimeter at best, large ones to one percent. */
const ID_REACH_MM = 0.25;
const ID_REACH_SHARE = 0.01;

/** How far from the typed inside diameter a ring is still listed. @example idReach(mm(24.99)) // 0.25 */
export const idReach = (idMm: Mm): Mm => mm(Math.max(ID_REACH_MM, roundTo(idMm * ID_REACH_SHARE, 2)));

const around = (value: Mm | null, reach: Mm): Range<Mm> =>
  value === null
    ? { low: null, high: null }
    : { low: mm(Math.max(0, roundTo(value - reach, 2))), high: mm(roundTo(value + reach, 2)) };

/** The listing that answers a question: sizes near the typed ones, compounds that stand the temperature. */
export const finderQuery = (question: FinderQuestion): CatalogQuery => ({
  ...EMPTY_PAGE,
  idMm: around(question.idMm, idReach(question.idMm ?? mm(0))),
  csMm: around(question.csMm, CS_REACH_MM),
  temperatureC: { low: null, high: question.temperatureC },
  facets: { ...EMPTY_PAGE.facets, material: question.material === '' ? [] : [question.material] },
});
