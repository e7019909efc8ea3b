import * as v from 'valibot';
import { MOST_LIST_LINES } from '../../../domain/cart/list-readings.ts';
import { MODIFIER_TYPES } from '../../../domain/catalog/facets.ts';
import { SIZE_STANDARDS } from '../../../domain/sizes/size-standard.ts';

/** Characters of a search text. */
export const LONGEST_SEARCH = 200;

/** Body of `POST /api/search`. */
export const searchRequest = v.object({
  searchText: v.pipe(
    v.string('searchText must be text.'),
    v.maxLength(LONGEST_SEARCH, `searchText holds at most ${LONGEST_SEARCH} characters.`),
  ),
});

/** Body of `POST /api/parts-lookup`: the lines of a list as typed. */
export const partsLookupRequest = v.object({
  lines: v.pipe(
    v.array(v.string('each line must be text.'), 'lines must be a list.'),
    v.maxLength(MOST_LIST_LINES, `lines holds at most ${MOST_LIST_LINES}.`),
  ),
});

const shortText = v.optional(v.pipe(v.string(), v.maxLength(40, 'at most 40 characters.')), '');

/** Query of `GET /api/sizes`. */
export const sizesRequest = v.object({
  standard: v.optional(v.picklist([...SIZE_STANDARDS, 'all'], `must be ${SIZE_STANDARDS.join(', ')} or all.`), 'usa'),
  text: shortText,
  id: shortText,
  cs: shortText,
  unit: v.optional(v.picklist(['mm', 'in'], 'must be mm or in.'), 'mm'),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1.'), v.transform(Number)),
    '1',
  ),
});

/** Path of `GET /api/pricing/:id`. */
export const productId = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, 'must be a product id.'), v.transform(Number)),
});

/** Query of `GET /api/comparisons`: at most a page of compound ids. */
export const comparisonsRequest = v.object({
  compounds: v.pipe(
    v.string('must be compound ids, separated by commas.'),
    v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,99}$/, 'must be 1 to 100 compound ids, separated by commas.'),
    v.transform((text) => [...new Set(text.split(',').map(Number))]),
  ),
});

/** Path of `GET /api/modifiers/:type`: the filter options of one type. */
export const modifierType = v.object({
  type: v.picklist(MODIFIER_TYPES, `must be one of ${MODIFIER_TYPES.join(', ')}.`),
});
