import { FACET_GROUPS } from '../../domain/shop/catalog/facets.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from '../../domain/shop/catalog/ranges.ts';
import { DEFAULT_PRODUCTS, MAX_LOOKED_UP_IDS, MAX_PRODUCTS } from '../../domain/site/api/ucp.ts';
import { SCHEMAS } from './business-profile.ts';
import type { OperationName } from './operations.ts';

const text = (description: string) => ({ type: 'string', description });
const list = (description: string) => ({ type: 'array', items: { type: 'string' }, description });

const facetFilters = Object.fromEntries(
  FACET_GROUPS.map((name) => [name, list('Keys of this property; see the filters of the store.')]),
);
const rangeFilters = Object.fromEntries(
  RANGE_NAMES.flatMap((name) =>
    (['low', 'high'] as const).map((side) => [
      RANGE_PARAMETERS[name][side],
      { type: 'number', description: `${name}, ${side}est value.` },
    ]),
  ),
);

const filters = {
  type: 'object',
  description: 'All filters apply together.',
  properties: {
    categories: list('O-rings is the only category.'),
    price: {
      type: 'object',
      description: 'Price per piece of the smallest quantity, in cents of USD.',
      properties: { min: { type: 'integer', minimum: 0 }, max: { type: 'integer', minimum: 0 } },
    },
    size: list('Sizes: AS568-214, JIS P10, 10X2.5.'),
    compound: list('Compound codes: FK7502.'),
    media: list('Media that the material must resist.'),
    stock: { type: 'array', items: { enum: ['own', 'offsite'] }, description: 'In our warehouse, or at vendors.' },
    stock_available: { type: 'boolean', description: 'Only parts in stock.' },
    ...rangeFilters,
    ...facetFilters,
  },
  additionalProperties: true,
};

const context = {
  type: 'object',
  description: 'Hints about the buyer. Prices are in USD.',
  additionalProperties: true,
};

const inputOf = (properties: object, required: readonly string[]) => ({
  type: 'object',
  required: ['meta', 'catalog'],
  properties: {
    meta: {
      type: 'object',
      required: ['ucp-agent'],
      properties: {
        'ucp-agent': {
          type: 'object',
          required: ['profile'],
          properties: { profile: { type: 'string', format: 'uri', description: 'https URL of the agent profile.' } },
        },
      },
    },
    catalog: { type: 'object', properties: { ...properties, filters, context }, required },
  },
});

/** The members of every response. The published schema defines the rest. */
const outputOf = (member: 'products' | 'product', schema: string) => ({
  type: 'object',
  description: `UCP response: ${schema}. ${member} is missing if ucp.status is error.`,
  required: ['ucp'],
  properties: {
    ucp: {
      type: 'object',
      required: ['version'],
      properties: { version: { type: 'string' }, status: { enum: ['success', 'error'] } },
    },
    [member]: member === 'products' ? { type: 'array', items: { type: 'object' } } : { type: 'object' },
    messages: { type: 'array', items: { type: 'object', required: ['type', 'content'] } },
  },
});

interface Tool {
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
}

const TOOLS: Readonly<Record<OperationName, Tool>> = {
  search_catalog: {
    title: 'Search O-rings',
    description:
      'Search O-rings by words, size, dimensions in mm, material, compound, temperature in °C, medium, stock and price. A product is a size; its variants are parts of that size in one compound each, with price breaks and stock.',
    inputSchema: inputOf(
      {
        query: text('Size, material, medium or part number, such as: AS568-214 FKM brown.'),
        pagination: {
          type: 'object',
          properties: {
            cursor: text('pagination.cursor of the previous response.'),
            limit: {
              type: 'integer',
              minimum: 1,
              description: `Default ${DEFAULT_PRODUCTS}, maximum ${MAX_PRODUCTS}.`,
            },
          },
        },
      },
      [],
    ),
    outputSchema: outputOf('products', `${SCHEMAS.search}#/$defs/search_response`),
  },
  lookup_catalog: {
    title: 'Look up parts and sizes',
    description: 'Look up O-rings by part number (variant ID, FK7502-214) or size (product ID, AS568-214).',
    inputSchema: inputOf(
      {
        ids: { ...list(`Up to ${MAX_LOOKED_UP_IDS} part numbers or sizes.`), minItems: 1, maxItems: MAX_LOOKED_UP_IDS },
      },
      ['ids'],
    ),
    outputSchema: outputOf('products', `${SCHEMAS.lookup}#/$defs/lookup_response`),
  },
  get_product: {
    title: 'Get one size or part',
    description:
      'Get an O-ring size with all compounds that it is sold in, or one part, with price breaks, stock, tolerances, drawing and 3D model.',
    inputSchema: inputOf(
      {
        id: text('Part number (FK7502-214) or size (AS568-214).'),
        selected: {
          type: 'array',
          description: 'The compound: [{"name": "Compound", "label": "FK7502"}].',
          items: {
            type: 'object',
            required: ['name', 'label'],
            properties: { name: { type: 'string' }, label: { type: 'string' } },
          },
        },
        preferences: list('Names of options. There is one option.'),
      },
      ['id'],
    ),
    outputSchema: outputOf('product', `${SCHEMAS.lookup}#/$defs/get_product_response`),
  },
};

/** The tools in the form of `tools/list`. They only read. */
export const toolList = () =>
  Object.entries(TOOLS).map(([name, tool]) => ({
    name,
    ...tool,
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  }));
