import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { parseRequest } from '../catalog/parse.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogVersion, publicPart, storeUrl } from './shapes.ts';

const position = {
  typed: v.pipe(v.string(), v.description('The words as typed.')),
  start: v.pipe(wholeNumber(), v.description('Position of the first character in text.')),
  end: v.pipe(wholeNumber(), v.description('Position after the last character.')),
  text_without: v.pipe(v.string(), v.description('The text without these words.')),
};

const understood = v.object({
  kind: v.pipe(v.string(), v.description('What the words mean: size, family, hardness, medium, temperature, keyword.')),
  label: v.pipe(v.string(), v.description('Name of the criterion: Size. Empty if the value says it.')),
  value: v.pipe(v.string(), v.description('The criterion in words: AS568-214.')),
  color_hex: v.pipe(v.nullable(v.string()), v.description('#rrggbb, for colors.')),
  ...position,
  note: v.pipe(v.string(), v.description('Source of the meaning and its limits. Empty for most.')),
});

const question = v.object({
  question: v.string(),
  choices: v.array(
    v.object({ label: v.string(), text: v.pipe(v.string(), v.description('The text to parse instead.')) }),
  ),
});

const group = v.object({
  kind: v.pipe(
    v.picklist(['exact', 'parts', 'same-size', 'nearest']),
    v.description('same-size: parts that miss another criterion. nearest: parts of the nearest sizes.'),
  ),
  title: v.string(),
  items: v.array(
    v.object({
      part: publicPart,
      differences: v.pipe(v.string(), v.description('In words: green, ID −1.60 mm. Empty for an exact match.')),
    }),
  ),
  more: v.pipe(
    v.nullable(v.object({ label: v.string(), url: storeUrl })),
    v.description('All such parts. null: all are listed.'),
  ),
});

export const publicParseEndpoint = {
  method: 'GET',
  path: '/api/v1/parse',
  takes: 'query',
  request: parseRequest,
  response: v.object({
    catalog_version: catalogVersion,
    text: v.string(),
    understood: v.array(understood),
    unread: v.pipe(v.array(v.object(position)), v.description('Words that were not understood.')),
    questions: v.pipe(v.array(question), v.description('Words with more than one meaning, of which none is assumed.')),
    pages: v.pipe(
      v.array(v.object({ title: v.string(), url: v.string(), why: v.string() })),
      v.description('Pages of the site that fit the text better than parts do.'),
    ),
    warnings: v.pipe(
      v.array(v.string()),
      v.description('Contradictions, criteria that are not applied, and the meaning of codes.'),
    ),
    query: v.pipe(v.string(), v.description('The criteria as the query string of GET /api/v1/parts.')),
    url: storeUrl,
    total_items: wholeNumber(),
    groups: v.array(group),
  }),
} as const satisfies Endpoint;

export type PublicParse = Value<typeof publicParseEndpoint.response>;
