import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from '../../domain/site/api/endpoint.ts';
import { OPERATION_GROUPS, type Operation, operations } from '../../domain/site/api/operations.ts';
import { changesEndpoint } from '../../domain/site/api/v1/changes.ts';
import { partsEndpoint } from '../../domain/site/api/v1/parts.ts';
import { publicQuote } from '../../domain/site/api/v1/quotes.ts';
import { money, publicCompound, publicPart, publicSize } from '../../domain/site/api/v1/shapes.ts';
import type { AppErrorCode } from '../../server/http/app-error.ts';
import { projectRoot } from '../process/steps.ts';

/** Schemas that several operations share, by their names in the document. */
const SHARED = {
  Money: money,
  Size: publicSize,
  Compound: publicCompound,
  Part: publicPart,
  Quote: publicQuote,
} as const;

/** Rules that JSON Schema cannot express are described in words. */
export const inWords: ConversionConfig['overrideAction'] = ({ valibotAction, jsonSchema }) => {
  // Spaces at the ends are accepted and removed, which restricts nothing.
  if (valibotAction.type === 'trim') return jsonSchema;
  if (valibotAction.type !== 'check') return undefined;
  const { message } = valibotAction as { message?: unknown };
  const rule = typeof message === 'string' ? `The value ${message}` : '';
  return { ...jsonSchema, ...(rule && { description: [jsonSchema.description, rule].filter(Boolean).join(' ') }) };
};

/** The only schema that is written by hand: bytes have none in JSON. */
const ZIP: JsonSchema = { type: 'string', contentMediaType: 'application/zip' };
const isZip = ({ type }: { readonly type: string }): boolean => type === 'instance';

const CONVERSION = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  overrideAction: inWords,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => (isZip(valibotSchema) ? ZIP : jsonSchema),
} as const satisfies ConversionConfig;

const converted = (schema: GenericSchema, definitions: Readonly<Record<string, GenericSchema>>): JsonSchema => {
  const { $schema: _, $defs: __, ...result } = toJsonSchema(schema, { ...CONVERSION, definitions });
  return result;
};

/** Returns the JSON Schema of a value before it is parsed: of what a client sends, and of what the server sends. */
const jsonSchemaOf = (schema: GenericSchema): JsonSchema => converted(schema, SHARED);

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

const fieldsOf = (request: GenericSchema, at: Parameter['in']): Parameter[] => {
  const { properties = {}, required = [] } = jsonSchemaOf(request);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: at,
    required: at === 'path' || required.includes(name),
    schema: schema as JsonSchema,
  }));
};

const headersOf = ({ headers = {} }: Endpoint): Parameter[] =>
  Object.entries(headers).map(([name, schema]) => ({
    name,
    in: 'header',
    required: true,
    schema: jsonSchemaOf(schema),
  }));

const inUrl = ({ takes, request }: Endpoint): Parameter[] => {
  if (takes === 'param') return fieldsOf(request, 'path');
  return takes === 'query' ? fieldsOf(request, 'query') : [];
};

/** Returns the schemas of the operations that are written by hand, of all schemas: `getPartFiles response`. */
export const schemasByHand = (): { readonly all: number; readonly byHand: readonly string[] } => {
  const schemas = operations().flatMap(({ id, endpoint: { request, response } }) => [
    { name: `${id} request`, schema: request },
    { name: `${id} response`, schema: response },
  ]);
  return { all: schemas.length, byHand: schemas.filter(({ schema }) => isZip(schema)).map(({ name }) => name) };
};

const parametersOf = ({ endpoint }: Operation): Parameter[] => [...inUrl(endpoint), ...headersOf(endpoint)];

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
  NotFound: 'There is no such part, compound, quote or URL.',
  Gone: 'The catalog has changed since the first page. Start again without a cursor.',
  KeyUsed: 'The key was sent with another request before. Nothing was stored.',
  Expired: 'The version is unknown or has expired. Download the files of a version at /data, then continue from it.',
  TooLarge: 'The body is larger than this operation takes.',
  NotJson: 'The body is not JSON. Send `Content-Type: application/json`.',
  TooMany: 'The client is over its limit. Repeat the request after `Retry-After` seconds.',
  Failed: 'Our mistake. `reference` is the ID of the request.',
  Unavailable: 'The catalog or the prices are unavailable. Repeat the request after `Retry-After` seconds.',
} as const;

/** Stable codes of the errors. */
const CODES: Readonly<Record<keyof typeof RESPONSES, readonly AppErrorCode[]>> = {
  Invalid: ['bad-input'],
  NotFound: ['not-found'],
  Gone: ['catalog-changed'],
  Expired: ['version-expired'],
  KeyUsed: ['key-used'],
  TooLarge: ['too-large'],
  NotJson: ['unsupported-type'],
  TooMany: ['too-many'],
  Failed: ['unexpected'],
  Unavailable: ['catalog-unavailable', 'backend-unavailable'],
};

const RESPONSE_NAMES = Object.keys(RESPONSES) as (keyof typeof RESPONSES)[];
/** Errors after which the same request may succeed. */
const REPEATABLE: readonly (keyof typeof RESPONSES)[] = ['TooMany', 'Unavailable'];

const SECONDS = { description: 'Seconds until the next request.', schema: { type: 'integer' } } as const;

const responseOf = (name: keyof typeof RESPONSES) => ({
  description: RESPONSES[name],
  ...(REPEATABLE.includes(name) && { headers: { 'Retry-After': SECONDS } }),
  content: {
    'application/problem+json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Problem' },
          { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: CODES[name] } } },
        ],
      },
    },
  },
});

const refersTo = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` });

const LOCATION = { Location: { description: 'Path of what was stored.', schema: { type: 'string' } } };

/** Returns the responses to a request that succeeded. */
const successes = ({ path, response, creates }: Endpoint) => {
  if (response.type === 'null') return { 204: { description: 'Done.' } };
  const type = path.endsWith('.zip') ? 'application/zip' : 'application/json';
  const content = { [type]: { schema: jsonSchemaOf(response) } };
  if (!creates) return { 200: { description: 'The request succeeded.', content } };
  return {
    200: { description: 'The same request was stored before: what it is now.', headers: LOCATION, content },
    201: { description: 'The request was stored.', headers: LOCATION, content },
  };
};

const operationOf = (operation: Operation) => {
  const { endpoint, id, title, group } = operation;
  const parameters = parametersOf(operation);
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
      ...successes(endpoint),
      400: refersTo('Invalid'),
      ...(endpoint.takes === 'param' && { 404: refersTo('NotFound') }),
      ...(endpoint.path === partsEndpoint.path && { 410: refersTo('Gone') }),
      ...(endpoint.path === changesEndpoint.path && { 410: refersTo('Expired') }),
      ...(json && { 413: refersTo('TooLarge'), 415: refersTo('NotJson') }),
      ...(endpoint.creates && { 422: refersTo('KeyUsed') }),
      429: refersTo('TooMany'),
      500: refersTo('Failed'),
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
        'Lengths are in millimeters, temperatures in °C, prices in US dollars; names of fields end in the unit. Fields may be added at any time; a field is removed twelve months after the Deprecation header announced it.',
    },
    tags: Object.entries(OPERATION_GROUPS).map(([name, description]) => ({ name, description })),
    security: [],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(SHARED).map(([name, schema]) => [name, definitionOf(name, schema)])),
        Problem: PROBLEM,
      },
      responses: Object.fromEntries(RESPONSE_NAMES.map((name) => [name, responseOf(name)])),
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
