import * as v from 'valibot';
import { FILE_KINDS } from '../../../engineering/part-files/file-kinds.ts';
import type { Endpoint } from '../endpoint.ts';

/** Parts whose files are asked for at once. */
const MOST_FILE_PARTS = 50;
const LONGEST = 2000;

/** Part numbers with commas between them. */
export const partNamesParameter = v.pipe(
  v.string('must be part numbers with commas between them, such as FK7502-214,NB7001-214.'),
  v.maxLength(LONGEST, `at most ${LONGEST} characters.`),
  v.transform((text) => [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '')),
  v.minLength(1, 'must name a part, such as FK7502-214.'),
  v.maxLength(MOST_FILE_PARTS, `names at most ${MOST_FILE_PARTS} parts.`),
);

export const lengthUnit = v.optional(v.picklist(['mm', 'in'], 'must be mm or in.'), 'mm');

const file = v.object({
  kind: v.picklist(FILE_KINDS),
  /** As it is saved: `FK7502-214.step`. */
  name: v.string(),
  /** Media type. */
  type: v.string(),
  /** From the site's root. */
  href: v.string(),
});

const part = v.object({
  name: v.string(),
  /** The part's page. */
  href: v.string(),
  files: v.array(file),
  /** The compound's datasheet as PDF; null when none is published. */
  datasheet: v.nullable(v.string()),
  /** Why there is no model; null: there is one. */
  withoutModel: v.nullable(v.string()),
});

export const partFilesEndpoint = {
  method: 'GET',
  path: '/api/v1/parts/files',
  takes: 'query',
  request: v.object({ part: partNamesParameter, unit: lengthUnit }),
  answer: v.object({
    /** Those that exist, in the order asked for. */
    parts: v.array(part),
    /** Part numbers that name no part. */
    unknown: v.array(v.string()),
    /** Models and drawings of all of them in one file; null where no part exists. */
    zip: v.nullable(v.string()),
  }),
} as const satisfies Endpoint;
