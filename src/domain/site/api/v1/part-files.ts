import * as v from 'valibot';
import { FILE_KINDS } from '../../../engineering/part-files/file-kinds.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogVersion } from './shapes.ts';

/** Maximum parts in one request for files. */
const MAX_FILE_PARTS = 50;
const LONGEST = 2000;

/** Comma-separated part numbers. */
export const partNumbersParameter = v.pipe(
  v.string('must be part numbers with commas between them.'),
  v.maxLength(LONGEST, `at most ${LONGEST} characters.`),
  v.description(`Up to ${MAX_FILE_PARTS} part numbers with commas between them.`),
  v.transform((text) => [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '')),
  v.minLength(1, 'must name a part.'),
  v.maxLength(MAX_FILE_PARTS, `names at most ${MAX_FILE_PARTS} parts.`),
);

export const lengthUnit = v.optional(
  v.pipe(v.picklist(['mm', 'in'], 'must be mm or in.'), v.description('Unit of the dimensions in drawings.')),
  'mm',
);

const file = v.object({
  kind: v.picklist(FILE_KINDS),
  file_name: v.pipe(v.string(), v.description('FK7502-214.step.')),
  media_type: v.string(),
  url: v.string(),
});

export const partWithFiles = v.object({
  part_number: v.string(),
  files: v.array(file),
  datasheet_url: v.pipe(v.nullable(v.string()), v.description('PDF datasheet of the compound. null without one.')),
  no_model_reason: v.pipe(v.nullable(v.string()), v.description('Why there is no 3D model. null: there is one.')),
  url: v.pipe(v.string(), v.description('Page of the part.')),
});

export const partFilesEndpoint = {
  method: 'GET',
  path: '/api/v1/parts/files',
  takes: 'query',
  request: v.object({ part_numbers: partNumbersParameter, unit: lengthUnit }),
  response: v.object({
    catalog_version: catalogVersion,
    items: v.pipe(v.array(partWithFiles), v.description('The parts that exist, in request order.')),
    unknown_part_numbers: v.array(v.string()),
    zip_url: v.pipe(
      v.nullable(v.string()),
      v.description('One ZIP with models and drawings of all parts. null: no part exists.'),
    ),
  }),
} as const satisfies Endpoint;
