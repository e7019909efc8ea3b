import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { byFacet } from '../../shop/catalog/facets.ts';
import { LONGEST_PART_NUMBER } from '../../shop/catalog/part-number.ts';
import { RANGE_PARAMETERS } from '../../shop/catalog/ranges.ts';
import { MAX_SEARCH_LENGTH, MAX_VALUE_LENGTH } from '../../shop/catalog-url/parameters.ts';
import { partWithFiles } from '../api/v1/part-files.ts';
import { catalogVersion, money, publicPart } from '../api/v1/shapes.ts';
import { fields, type Tool } from './tool.ts';

const MAX_VALUES = 20;
const MAX_FOUND = 20;
const MAX_LOOKED_UP = 100;

export const partNumber = v.pipe(
  v.string('must be a part number.'),
  v.nonEmpty('must be a part number.'),
  v.maxLength(LONGEST_PART_NUMBER, `must be a part number of up to ${LONGEST_PART_NUMBER} characters.`),
);

const values = (description: string) =>
  v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string('must be text.'),
          v.maxLength(MAX_VALUE_LENGTH, `must have at most ${MAX_VALUE_LENGTH} characters.`),
          v.check((text) => !text.includes(','), 'must be one value without a comma.'),
        ),
        'must be a list.',
      ),
      v.maxLength(MAX_VALUES, `must have at most ${MAX_VALUES} values.`),
      v.description(description),
    ),
  );

const bound = (name: keyof typeof RANGE_PARAMETERS, description: string) => {
  const { min, max } = RANGE_PARAMETERS[name];
  return v.optional(
    v.pipe(
      v.number('must be a number.'),
      v.minValue(min, `must be ${min} or more.`),
      v.maxValue(max, `must be ${max} or less.`),
      v.description(description),
    ),
  );
};

/** The store's filters. */
const filters = fields({
  sizes: values('Standard sizes: AS568-214, JIS P10, 10X2.5.'),
  compounds: values('Compound codes: FK7502.'),
  media: values('Fluids that the material must serve in, as advise_material names them.'),
  ...byFacet(({ title, combine }) =>
    values(
      `${title}: keys from facets of an earlier result. ${combine === 'all' ? 'All are required.' : 'Any of them.'}`,
    ),
  ),
  id_min_mm: bound('idMm', 'Smallest inside diameter.'),
  id_max_mm: bound('idMm', 'Largest inside diameter.'),
  cs_min_mm: bound('csMm', 'Smallest cross-section.'),
  cs_max_mm: bound('csMm', 'Largest cross-section.'),
  temperature_low_c: bound('temperatureC', 'Coldest temperature in service. The compound must serve in it.'),
  temperature_high_c: bound('temperatureC', 'Hottest temperature in service. The compound must serve in it.'),
  in_stock: v.optional(v.pipe(v.boolean('must be true or false.'), v.description('Only parts in stock now.'))),
});

/** A part in a list: fields of the API's part without its compound and its price breaks. */
const listedPart = v.object({
  ...v.pick(publicPart, ['part_number', 'description', 'size', 'stock', 'url']).entries,
  starting_price: v.pipe(
    v.nullable(money),
    v.description('Unit price of the smallest quantity. null: on request. price_parts prices quantities.'),
  ),
});

const facetValue = v.object({
  key: v.string(),
  label: v.string(),
  count: v.pipe(wholeNumber(), v.description('Exact number of parts with this value.')),
});

export const searchCatalogTool = {
  name: 'search_catalog',
  title: 'Search the catalog',
  description:
    'Finds O-rings by typed text (“fkm 75 214 brown”, “24.99 x 3.53 EPDM”, “nitrile for diesel at 100 °C”), by filters, or both. ' +
    'Returns the exact number of matching parts, the best ones, and counts of further filter values. ' +
    'Words that were not understood are in unread_words and were ignored: tell the user.',
  input: fields({
    text: v.optional(
      v.pipe(
        v.string('must be text.'),
        v.maxLength(MAX_SEARCH_LENGTH, `must have at most ${MAX_SEARCH_LENGTH} characters.`),
        v.description(
          'Size, material, hardness, color, fluid or part number, in words. Lengths in mm unless marked “in”.',
        ),
      ),
      '',
    ),
    filters: v.optional(filters, {}),
    sort: v.optional(
      v.pipe(
        v.picklist(
          ['price:asc', 'price:desc', 'stock:desc', 'id:asc', 'cs:asc'],
          'must be price:asc, price:desc, stock:desc, id:asc or cs:asc.',
        ),
        v.description('Without it the best fit is first.'),
      ),
    ),
    limit: v.optional(
      v.pipe(
        v.number('must be a number.'),
        v.integer('must be a whole number.'),
        v.minValue(1, 'must be 1 or more.'),
        v.maxValue(MAX_FOUND, `must be ${MAX_FOUND} or less.`),
        v.description('Parts to return.'),
      ),
      10,
    ),
  }),
  output: v.object({
    catalog_version: catalogVersion,
    total_items: v.pipe(wholeNumber(), v.description('Exact number of matching parts.')),
    parts: v.array(listedPart),
    understood: v.pipe(
      v.array(v.object({ label: v.string(), value: v.string(), typed: v.string() })),
      v.description('What each piece of the text was read as.'),
    ),
    unread_words: v.pipe(v.array(v.string()), v.description('Words of the text that were not understood.')),
    questions: v.pipe(
      v.array(v.object({ question: v.string(), choices: v.array(v.string()) })),
      v.description('Ambiguous words. Ask the user, then search for the chosen text.'),
    ),
    warnings: v.array(v.string()),
    nearest: v.pipe(
      v.array(
        v.object({
          part_number: v.string(),
          description: v.string(),
          differences: v.pipe(v.string(), v.description('In what it differs from the request.')),
          url: v.string(),
        }),
      ),
      v.description('The nearest parts, if no part matches.'),
    ),
    facets: v.pipe(
      v.object(byFacet(() => v.array(facetValue))),
      v.description('The most frequent values of each filter.'),
    ),
    url: v.pipe(v.string(), v.description('Page of the store with all matching parts.')),
  }),
} as const satisfies Tool;

export const lookUpCatalogTool = {
  name: 'lookup_catalog',
  title: 'Look up part numbers',
  description: `Returns up to ${MAX_LOOKED_UP} parts by their part numbers, in request order, with a problem for each unknown one.`,
  input: fields({
    part_numbers: v.pipe(
      v.array(partNumber, 'must be a list of part numbers.'),
      v.minLength(1, 'must have a part number.'),
      v.maxLength(MAX_LOOKED_UP, `must have at most ${MAX_LOOKED_UP} part numbers. Split the list.`),
      v.description('Such as FK7502-214.'),
    ),
  }),
  output: v.object({
    catalog_version: catalogVersion,
    items: v.array(
      v.object({
        requested: v.string(),
        part: v.pipe(v.nullable(listedPart), v.description('null: problem says why.')),
        problem: v.nullable(v.object({ code: v.literal('unknown-part'), message: v.string() })),
      }),
    ),
  }),
} as const satisfies Tool;

export const getProductTool = {
  name: 'get_product',
  title: 'Get a part',
  description:
    'Returns one part by its part number: dimensions with tolerances, compound, stock, price breaks, files (STEP, DXF, drawings, datasheet) and its page.',
  input: fields({ part_number: v.pipe(partNumber, v.description('Such as FK7502-214.')) }),
  output: v.object({
    catalog_version: catalogVersion,
    part: publicPart,
    ...v.pick(partWithFiles, ['files', 'datasheet_url', 'no_model_reason']).entries,
  }),
  hasDrawing: true,
} as const satisfies Tool;

export type ListedPart = Value<typeof listedPart>;
export type SearchInput = v.InferOutput<typeof searchCatalogTool.input>;
export type SearchOutput = Value<typeof searchCatalogTool.output>;
