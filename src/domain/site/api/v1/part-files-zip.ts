import * as v from 'valibot';
import { FILES_ZIP_PATH } from '../../../engineering/part-files/file-kinds.ts';
import type { Endpoint } from '../endpoint.ts';
import { lengthUnit, partNumbersParameter } from './part-files.ts';

/** Kinds that a ZIP can contain: those generated from the catalog alone, so that equal requests yield equal files. */
const ZIP_KINDS = ['step', 'dxf', 'svg', 'pdf', 'glb'] as const;

export type ZipKind = (typeof ZIP_KINDS)[number];

const isZipKind = (text: string): text is ZipKind => ZIP_KINDS.some((kind) => kind === text);

/** PDF drawings are the most expensive kind. */
const MAX_PDF_PARTS = 10;

/** The requested content of a ZIP. Without `kind` it contains all kinds, except PDF drawings for many parts. */
const fields = v.object({
  part_numbers: partNumbersParameter,
  unit: lengthUnit,
  schema: v.optional(
    v.pipe(
      v.picklist(['ap214', 'ap242'], 'must be ap214 or ap242.'),
      v.description('Application protocol of STEP files.'),
    ),
    'ap214',
  ),
  kind: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(60, 'at most 60 characters.'),
      v.description(`Kinds of files with commas between them: ${ZIP_KINDS.join(', ')}.`),
      v.transform((text) => [...new Set(text.split(','))].filter((kind) => kind !== '')),
      v.array(
        v.custom<ZipKind>((kind) => typeof kind === 'string' && isZipKind(kind), `holds ${ZIP_KINDS.join(', ')}.`),
      ),
      v.minLength(1, `must name a kind: ${ZIP_KINDS.join(', ')}.`),
    ),
  ),
});

const request = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ part_numbers: parts, kind }) => kind?.includes('pdf') !== true || parts.length <= MAX_PDF_PARTS,
      `pdf is for at most ${MAX_PDF_PARTS} parts at once.`,
    ),
    ['kind'],
  ),
);

export const partFilesZipEndpoint = {
  method: 'GET',
  path: FILES_ZIP_PATH,
  takes: 'query',
  request,
  response: v.instance(Uint8Array),
} as const satisfies Endpoint;

/** Returns the kinds that a ZIP of this number of parts contains. */
export const kindsFor = (parts: number, asked: readonly ZipKind[] | undefined): readonly ZipKind[] =>
  asked ?? ZIP_KINDS.filter((kind) => kind !== 'pdf' || parts <= MAX_PDF_PARTS);
