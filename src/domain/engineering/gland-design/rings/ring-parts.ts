import { listed } from '../../../kit/text/words.ts';
import { celsius } from '../../../kit/units.ts';
import { DUROMETER_BANDS } from '../../../shop/catalog/index/durometer-bands.ts';
import type { ListingResponse, ShopRow } from '../../../shop/catalog/listing.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../../shop/catalog/query.ts';
import type { Design, DesignRequest } from '../design-gland.ts';
import type { Service } from '../model.ts';
import { polymerFamilyOf } from '../polymers.ts';

/** The parts of a ring's size. */
export type RingParts = ListingResponse<ShopRow>;

/** Returns whether a listing contains parts rather than compounds. */
export const isOfParts = (answer: ListingResponse): answer is RingParts => answer.items.every((item) => 'name' in item);

/** Materials whose key in the store differs from their code. */
const STORE_KEYS: Readonly<Record<string, string>> = {
  'ECO/CO': 'eco',
  'CIIR/BIIR': 'ciir-biir',
  T: 'polysulfide',
  PNR: 'polynorbornene',
};

/** Returns a polymer's key in the store, which grades of one family share. */
const materialKey = (polymer: string): string => STORE_KEYS[polymer] ?? polymerFamilyOf(polymer).toLowerCase();

/** Returns the store's hardness band that contains a hardness, or null outside of all bands. */
const bandOf = (shoreA: number): string | null =>
  DUROMETER_BANDS.find(({ shoreA: band }) => band !== null && shoreA >= band[0] && shoreA <= band[1])?.key ?? null;

const temperature = (value: number | null) => (value === null ? null : celsius(value));

/** Returns the store's filters for a service: polymer, hardness and temperatures. */
export const serviceFilters = (service: Service): Pick<CatalogQuery, 'facets' | 'temperatureC'> => {
  const { polymer, shoreA, lowC, highC } = service;
  const band = shoreA === null ? null : bandOf(shoreA);
  return {
    temperatureC: { low: temperature(lowC), high: temperature(highC) },
    facets: {
      ...EMPTY_QUERY.facets,
      material: polymer === null ? [] : [materialKey(polymer)],
      durometer: band === null ? [] : [band],
    },
  };
};

/** Returns the store query for a design's ring in its service, in stock first, or null for a nonstandard ring. */
export const partsQuery = ({ ring }: Pick<Design, 'ring'>, service: Service): CatalogQuery | null =>
  'name' in ring
    ? { ...EMPTY_QUERY, ...serviceFilters(service), sizes: [ring.name], sort: { column: 'stock', direction: 'desc' } }
    : null;

/**
 * Returns the criteria of a design for which the store has no filter, in words, or ''.
 *
 * @example notCarried(request) // 'pressure, gas and two backup rings'
 */
export const notCarried = ({ service, given, backup }: DesignRequest): string => {
  const { pressureMpa, swell, compressionSet, polymer, shoreA } = service;
  const left = [
    pressureMpa === null ? '' : 'pressure',
    given.medium === 'gas' && given.kind === 'face' ? 'gas or vacuum' : '',
    polymer === null || polymerFamilyOf(polymer) === polymer ? '' : `the grade ${polymer}`,
    shoreA === null || bandOf(shoreA) !== null ? '' : `${shoreA} Shore A`,
    swell === null ? '' : 'swell',
    compressionSet === null ? '' : 'compression set',
    given.use === 'static' ? '' : `${given.use} movement`,
    backup.count === 0 ? '' : backup.count === 1 ? 'the backup ring' : 'the backup rings',
  ].filter((text) => text !== '');
  return listed(left);
};
