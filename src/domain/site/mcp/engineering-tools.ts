import * as v from 'valibot';
import { designRequest } from '../../engineering/gland-design/entry/gland-request.ts';
import { SEATS } from '../../reference/sizes/ring-estimate.ts';
import { SIZE_FAMILIES } from '../../reference/sizes/size-families.ts';
import { glandDesignEndpoint } from '../api/v1/glands.ts';
import { adviseEndpoint } from '../api/v1/materials.ts';
import { nearestSizesEndpoint } from '../api/v1/nearest-sizes.ts';
import { fields, type Tool } from './tool.ts';

const SMALLEST_MM = 0.1;
const LARGEST_MM = 10_000;
const MAX_SIZES = 24;

const length = (description: string) =>
  v.optional(
    v.pipe(
      v.number('must be a number.'),
      v.minValue(SMALLEST_MM, `must be ${SMALLEST_MM} or more.`),
      v.maxValue(LARGEST_MM, `must be ${LARGEST_MM} or less.`),
      v.description(description),
    ),
  );

export const findSizeTool = {
  name: 'find_size',
  title: 'Find the size of a measured ring',
  description:
    'Ranks standard sizes (AS568, JIS, metric) for a ring that the user measured, new or worn. ' +
    'A used ring is flattened and stretched: set worn, and the original dimensions are estimated. ' +
    'Give one of the lengths around the ring and, if known, the cross-section. Convert inches to millimeters first.',
  input: fields({
    id_mm: length('Inside diameter.'),
    od_mm: length('Outside diameter.'),
    circumference_mm: length('Circumference, measured around the outside.'),
    cord_length_mm: length('Length of the ring cut open and laid straight.'),
    cs_mm: length('Cross-section; of a worn ring the smaller dimension of its section.'),
    width_mm: length('Of a worn ring the larger dimension of its section.'),
    worn: v.optional(v.pipe(v.boolean('must be true or false.'), v.description('The ring was in use.')), false),
    seat: v.optional(
      v.pipe(v.picklist(SEATS, `must be ${SEATS.join(', ')}.`), v.description('Where a worn ring was.')),
    ),
    standards: v.optional(
      v.pipe(
        v.array(v.picklist(SIZE_FAMILIES, `must be ${SIZE_FAMILIES.join(', ')}.`), 'must be a list.'),
        v.maxLength(SIZE_FAMILIES.length, `must have at most ${SIZE_FAMILIES.length} standards.`),
        v.description('Default: all.'),
      ),
      [],
    ),
    limit: v.optional(
      v.pipe(
        v.number('must be a number.'),
        v.integer('must be a whole number.'),
        v.minValue(1, 'must be 1 or more.'),
        v.maxValue(MAX_SIZES, `must be ${MAX_SIZES} or less.`),
        v.description('Sizes to return.'),
      ),
      6,
    ),
  }),
  output: v.object({
    ...nearestSizesEndpoint.response.entries,
    url: v.pipe(v.string(), v.description('The size finder with this ring.')),
  }),
} as const satisfies Tool;

/** Fields of a judged gland that say whether it seals. `POST /api/v1/glands/design` returns all. */
const RESULT = [
  'class',
  'service_class',
  'basis',
  'no_verdict_reason',
  'depth_mm',
  'stretch_percent',
  'interference_percent',
  'squeeze_percent',
  'squeeze_off_center_percent',
  'fill_percent',
  'gap_mm',
  'flags',
  'residual_squeeze_percent',
  'hot_fill_max_percent',
  'gap_good_limit_mm',
  'backup',
] as const;

export const designGlandTool = {
  name: 'design_gland',
  title: 'Design a gland',
  description:
    'Designs the groove for an O-ring from a bore, a rod or a face, and judges it at every corner of the tolerances: squeeze, stretch, fill, gap, and in service if conditions are given. ' +
    'Give kind and bore_mm (piston), rod_mm (rod) or groove_mm, and a ring or cs_mm. Missing dimensions come from a chart, which basis names.',
  input: fields(v.omit(designRequest, ['windows']).entries),
  output: v.object({
    ...glandDesignEndpoint.response.entries,
    result: v.pick(glandDesignEndpoint.response.entries.result, RESULT),
    parts_url: v.pipe(
      v.nullable(v.string()),
      v.description('Page of the store with the parts of this ring. null: a ring of no standard.'),
    ),
  }),
  hasDrawing: true,
} as const satisfies Tool;

const [adviceFields, inOrder] = adviseEndpoint.request.pipe;

export const adviseMaterialTool = {
  name: 'advise_material',
  title: 'Compare materials for media',
  description:
    'Ranks families of materials for media and temperatures, with a verdict and reasons for each. ' +
    'Name every medium that touches the seal, cleaning agents too. no_data means that nothing is on file, not that the material is good or bad.',
  input: v.pipe(fields(adviceFields.entries), inOrder),
  output: adviseEndpoint.response,
} as const satisfies Tool;

export type FindSizeInput = v.InferOutput<typeof findSizeTool.input>;
