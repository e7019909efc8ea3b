import type { Preferences } from '../../kit/preferences.ts';
import { type TypedField, typedMessage } from '../../kit/text/typed-message.ts';
import { type Entered, type EntryUnit, entered, typedIn } from '../../kit/text/unit-entry.ts';
import { type Celsius, type Mm, mm, type Range, roundTo, type Span } from '../../kit/units.ts';
import { type CatalogQuery, EMPTY_PAGE } from '../../shop/catalog/query.ts';

/** The typed fields of the finder, in the visitor's units. */
export interface FinderEntry {
  readonly id: string;
  readonly cs: string;
  readonly temperature: string;
  /** Key of a material. '' for any. */
  readonly material: string;
}

/** The parsed entry. null for empty fields. */
export interface FinderQuestion {
  readonly idMm: Mm | null;
  readonly csMm: Mm | null;
  readonly temperatureC: Celsius | null;
  readonly material: string;
}

export const NO_QUESTION: FinderQuestion = { idMm: null, csMm: null, temperatureC: null, material: '' };

/** Units in which the lengths and the temperature were typed. */
export type FinderUnits = Pick<Preferences, 'measurement' | 'temperature'>;

export type FinderField = 'id' | 'cs' | 'temperature';

/** Largest requested ring, and limits beyond any seal material, in mm and °C. */
const BOUNDS: Readonly<Record<FinderField, Span>> = {
  id: [0.1, 10_000],
  cs: [0.1, 100],
  temperature: [-273, 1000],
};

const WORDS: Readonly<Record<FinderField, TypedField>> = {
  id: { noun: 'the inside diameter', example: '24.99', bounds: '0.1 to 10,000 mm' },
  cs: { noun: 'the cross-section', example: '3.53', bounds: '0.1 to 100 mm' },
  temperature: { noun: 'the highest temperature', example: '120', bounds: '\u2212273 to 1000 °C' },
};

/** Parses an entry. A field without a usable number is ignored and named in `problems`. */
export const readFinder = (
  entry: FinderEntry,
  units: FinderUnits,
): { readonly question: FinderQuestion; readonly problems: Readonly<Partial<Record<FinderField, string>>> } => {
  const problems: Partial<Record<FinderField, string>> = {};
  const read = <Unit extends EntryUnit>(field: FinderField, unit: Unit): Entered<Unit> | null => {
    if (entry[field].trim() === '') return null;
    const typed = typedIn(entry[field], unit, BOUNDS[field]);
    if (typed.ok) return entered(typed.value, unit);
    problems[field] = typedMessage(typed, WORDS[field]);
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

/** Similar AS568 and ISO cross-sections differ by up to 0.1 mm, so a measured one should find both. */
const CS_REACH_MM = mm(0.1);
/**
 * The inside diameter of a ring can be measured to a quarter of a millimeter at best, that of a large one to one
 * percent.
 */
const ID_REACH_MM = 0.25;
const ID_REACH_SHARE = 0.01;

/**
 * Returns the maximum deviation from the typed inside diameter for listed rings.
 *
 * @example idReach(mm(24.99)) // 0.25
 */
export const idReach = (idMm: Mm): Mm => mm(Math.max(ID_REACH_MM, roundTo(idMm * ID_REACH_SHARE, 2)));

const around = (value: Mm | null, reach: Mm): Range<Mm> =>
  value === null
    ? { low: null, high: null }
    : { low: mm(Math.max(0, roundTo(value - reach, 2))), high: mm(roundTo(value + reach, 2)) };

/** Returns the listing query: sizes near the typed ones, compounds that withstand the temperature. */
export const finderQuery = (question: FinderQuestion): CatalogQuery => ({
  ...EMPTY_PAGE,
  idMm: around(question.idMm, idReach(question.idMm ?? mm(0))),
  csMm: around(question.csMm, CS_REACH_MM),
  temperatureC: { low: null, high: question.temperatureC },
  facets: { ...EMPTY_PAGE.facets, material: question.material === '' ? [] : [question.material] },
});
