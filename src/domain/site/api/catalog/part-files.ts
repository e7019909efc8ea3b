import * as v from 'valibot';
import { FILE_KINDS } from '../../../engineering/part-files/file-kinds.ts';
import type { Endpoint } from '../endpoint.ts';

/** Maximum parts in one request for files. */
const MAX_FILE_PARTS = 50;
const LONGEST = 2000;

/** Comma-separated part numbers. */
export const partNamesParameter = v.pipe(
  v.string('must be part numbers with commas between them, such as FK7502-214,NB7001-214.'),
  v.maxLength(LONGEST, `at most ${LONGEST} characters.`),
  v.transform((text) => [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '')),
  v.minLength(1, 'must name a part, such as FK7502-214.'),
  v.maxLength(MAX_FILE_PARTS, `names at most ${MAX_FILE_PARTS} parts.`),
);

export const lengthUnit = v.optional(v.picklist(['mm', 'in'], 'must be mm or in.'), 'mm');

const file = v.object({
  kind: v.picklist(FILE_KINDS),
  /** File name when saved: `FK7502-214.step`. */
  name: v.string(),
  /** Media type. */
  type: v.string(),
  /** Relative to the site's root. */
  href: v.string(),
});

const part = v.object({
  name: v.string(),
  /** Link to the part's page. */
  href: v.string(),
  files: v.array(file),
  /** Link to the compound's datasheet as PDF, or null if none is published. */
  datasheet: v.nullable(v.string()),
  /** Why there is no model, or null if there is one. */
  withoutModel: v.nullable(v.string()),
});

export const partFilesEndpoint = {
  method: 'GET',
  path: '/api/v1/parts/files',
  takes: 'query',
  request: v.object({ part: partNamesParameter, unit: lengthUnit }),
  response: v.object({
    /** The parts that exist, in the requested order. */
    parts: v.array(part),
    /** Part numbers without a part. */
    unknown: v.array(v.string()),
    /** Link to one file with models and drawings of all parts, or null if no part exists. */
    zip: v.nullable(v.string()),
  }),
} as const satisfies Endpoint;
