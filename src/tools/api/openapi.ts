import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { FACET_GROUPS, facetOf } from '../../domain/shop/catalog/facets.ts';
import { PAGE_SIZES, SORT_COLUMNS } from '../../domain/shop/catalog/query.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from '../../domain/shop/catalog/ranges.ts';
import { MAX_SEARCH_LENGTH } from '../../domain/shop/catalog-url/parameters.ts';
import { OPERATION_GROUPS, type Operation, operations } from '../../domain/site/api/operations.ts';
import { changesEndpoint } from '../../domain/site/api/v1/changes.ts';
import { CURSOR, partsEndpoint } from '../../domain/site/api/v1/parts.ts';
import { money, publicCompound, publicPart, publicSize } from '../../domain/site/api/v1/shapes.ts';
import { projectRoot } from '../process/steps.ts';

/** Schemas that several operations share, by their names in the document. */
const SHARED = { Money: money, Size: publicSize, Compound: publicCompound, Part: publicPart } as const;

/** Rules that JSON Schema cannot express are described in words. */
const inWords: ConversionConfig['overrideAction'] = ({ valibotAction, jsonSchema }) => {
  // Spaces at the ends are accepted and removed, which restricts nothing.
  if (valibotAction.type === 'trim') return jsonSchema;
  if (valibotAction.type !== 'check') return undefined;
  const { message } = valibotAction as { message?: unknown };
  const rule = typeof message === 'string' ? `The value ${message}` : '';
  return { ...jsonSchema, ...(rule && { description: [jsonSchema.description, rule].filter(Boolean).join(' ') }) };
};

const CONVERSION = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  overrideAction: inWords,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'instance' ? { type: 'string', contentMediaType: 'application/zip' } : jsonSchema,
} as const satisfies ConversionConfig;

const converted = (schema: GenericSchema, definitions: Readonly<Record<string, GenericSchema>>): JsonSchema => {
  const { $schema: _, $defs: __, ...result } = toJsonSchema(schema, { ...CONVERSION, definitions });
  return result;
};

/** Returns the JSON Schema of a value before it is parsed: of what a client sends, and of what the server sends. */
const jsonSchemaOf = (schema: GenericSchema): JsonSchema => converted(schema, SHARED);

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

const inQuery = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});
const listOf = (of: string): string => `Comma-separated list of ${of}.`;

/** The store's filters, which `domain/shop/catalog-url` parses from the query itself. */
const filterParameters = (): Parameter[] => [
  inQuery('search', 'Keywords.', { type: 'string', maxLength: MAX_SEARCH_LENGTH }),
  inQuery('size', listOf('sizes: AS568-214, JIS P10, 10X2.5'), { type: 'string' }),
  inQuery('compound', listOf('compound codes'), { type: 'string' }),
  inQuery('media', listOf('media, as the material advisor names them'), { type: 'string' }),
  ...FACET_GROUPS.map((key) =>
    inQuery(
      key,
      `${facetOf(key).title}: keys that facets=true lists. Several are ${facetOf(key).combine === 'all' ? 'all required' : 'alternatives'}.`,
      { type: 'string' },
    ),
  ),
  ...RANGE_NAMES.flatMap((name) =>
    (['low', 'high'] as const).map((side) =>
      inQuery(RANGE_PARAMETERS[name][side], `${side === 'low' ? 'Lowest' : 'Highest'} value.`, { type: 'number' }),
    ),
  ),
  inQuery('stock_available', 'Parts in own or vendor stock only.', { type: 'string', enum: ['true', 'false'] }),
  inQuery('stock', listOf('own and offsite'), { type: 'string' }),
  inQuery('quantity', 'Pieces. sortBy=price:asc then sorts by the total for this quantity.', {
    type: 'integer',
    minimum: 1,
  }),
  inQuery('sortBy', 'Column and direction. Without it the best fit is first.', {
    type: 'string',
    pattern: `^(?:${SORT_COLUMNS.join('|')}):(?:asc|desc)$`,
  }),
  inQuery('limit', 'Parts per page.', { type: 'integer', enum: [...PAGE_SIZES] }),
];

const ONLY_PARTS: readonly Parameter[] = [
  inQuery('cursor', 'The next_cursor of the previous page.', {
    type: 'string',
    pattern: CURSOR.source,
  }),
  inQuery('facets', 'Whether to count the values of every filter.', { type: 'string', enum: ['true', 'false'] }),
];

const fieldsOf = (request: GenericSchema, at: Parameter['in']): Parameter[] => {
  const { properties = {}, required = [] } = jsonSchemaOf(request);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: at,
    required: at === 'path' || required.includes(name),
    schema: schema as JsonSchema,
  }));
};

const parametersOf = ({ endpoint: { takes, request, path } }: Operation): Parameter[] => {
  if (takes === 'param') return fieldsOf(request, 'path');
  if (takes !== 'query') return [];
  if ('entries' in request) return fieldsOf(request, 'query');
  return [...filterParameters(), ...(path === partsEndpoint.path ? ONLY_PARTS : [])];
};

const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string', description: 'URL of the description of the error.' },
    title: { type: 'string', description: 'What happened and what to do.' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable name of the error.' },
    detail: { type: 'string', description: 'The first problem.' },
    parameter: { type: 'string', description: 'Path of the field with the first problem: lines.2.quantity.' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        required: ['parameter', 'message'],
        properties: { parameter: { type: 'string' }, message: { type: 'string' } },
      },
    },
    reference: { type: 'string', description: 'ID of the request, for status 500 and above.' },
  },
};

const RESPONSES = {
  Invalid: 'A value is invalid. `problems` names each field.',
  NotFound: 'There is no such part, compound or URL.',
  Gone: 'The catalog has changed since the first page. Start again without a cursor.',
  Expired: 'The version is unknown or has expired. Download the files of a version at /data, then continue from it.',
  TooLarge: 'The body is larger than this operation takes.',
  TooMany: 'The client is over its limit. Repeat the request after `Retry-After` seconds.',
  Unavailable: 'The catalog or the prices are unavailable. Repeat the request after `Retry-After` seconds.',
} as const;

const refersTo = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` });

const operationOf = (operation: Operation) => {
  const { endpoint, id, title, group } = operation;
  const parameters = parametersOf(operation);
  const isZip = endpoint.path.endsWith('.zip');
  const json = endpoint.takes === 'json';
  return {
    operationId: id,
    tags: [group],
    summary: title,
    description: endpoint.does,
    ...(parameters.length > 0 && { parameters }),
    ...(json && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: jsonSchemaOf(endpoint.request),
            ...(operation.example && { example: operation.example }),
          },
        },
      },
    }),
    responses: {
      ...(endpoint.response.type === 'null'
        ? { 204: { description: 'Done.' } }
        : {
            200: {
              description: 'The request succeeded.',
              content: {
                [isZip ? 'application/zip' : 'application/json']: { schema: jsonSchemaOf(endpoint.response) },
              },
            },
          }),
      400: refersTo('Invalid'),
      ...(endpoint.takes === 'param' && { 404: refersTo('NotFound') }),
      ...(endpoint.path === partsEndpoint.path && { 410: refersTo('Gone') }),
      ...(endpoint.path === changesEndpoint.path && { 410: refersTo('Expired') }),
      ...(json && { 413: refersTo('TooLarge') }),
      429: refersTo('TooMany'),
      503: refersTo('Unavailable'),
    },
  };
};

/** Returns the OpenAPI 3.1 document of the public API. The server adds the site's URL. */
export const openApi = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations()) {
    const { template, endpoint } = operation;
    paths[template] = { ...paths[template], [endpoint.method.toLowerCase()]: operationOf(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parts, prices, sizes, glands and materials',
      version: '1',
      summary: 'No key is needed for reading.',
      description:
        'Lengths are in millimeters unless `unit` is `in`, temperatures in °C, prices in US dollars. Fields may be added at any time; a field is removed twelve months after the Deprecation header announced it.',
    },
    tags: Object.entries(OPERATION_GROUPS).map(([name, description]) => ({ name, description })),
    security: [],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(SHARED).map(([name, schema]) => [name, definitionOf(name, schema)])),
        Problem: PROBLEM,
      },
      responses: Object.fromEntries(
        Object.entries(RESPONSES).map(([name, description]) => [
          name,
          {
            description,
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
};

/** Returns the schema of a shared shape itself instead of a reference to it. */
const definitionOf = (name: string, schema: GenericSchema): JsonSchema => {
  const { [name]: _, ...others } = SHARED as Record<string, GenericSchema>;
  return converted(schema, others);
};

export const OPENAPI_FILE = join(projectRoot, 'src/server/routes/developers/openapi.json');

/** Returns the content of the document's file. */
export const openApiText = (): string => `${JSON.stringify(openApi(), null, 1)}\n`;

if (import.meta.main) writeFileSync(OPENAPI_FILE, openApiText());
