import { once } from '../../kit/once.ts';
import { type CatalogExamples, withExamplesIn } from '../../shop/catalog/rows/catalog-examples.ts';
import { type DescribedEndpoint, ENDPOINTS } from './endpoints.ts';

/** Sections of the public API's reference, in order, with what they contain. */
export const OPERATION_GROUPS = {
  Parts: 'Parts of the catalog, their files, and text that names parts.',
  Prices: 'Current prices and lead times for quantities.',
  Quotes: 'Requests for quotes, and the replies to them.',
  Sizes: 'Standard sizes, and the sizes nearest to a measured ring.',
  Glands: 'Grooves: design, check, and the rings that fit.',
  Materials: 'Compounds with the facts of their datasheets, media, and materials for them.',
} as const;

type OperationGroup = keyof typeof OPERATION_GROUPS;

export const OPERATION_GROUP_NAMES = Object.keys(OPERATION_GROUPS) as OperationGroup[];

interface OperationText {
  /** `operationId` of the OpenAPI document, and anchor in the reference. */
  readonly id: string;
  readonly title: string;
  readonly group: OperationGroup;
  /** A request that works: values of the path or the query, or the body. null: it depends on an earlier response. */
  readonly example: object | null;
}

const PISTON = {
  kind: 'piston',
  ring: { size: 'AS568-214' },
  bore_mm: [31.75, 31.8],
  groove_mm: [26.06, 26.11],
  land_mm: [31.65, 31.67],
  runout_mm: 0.08,
  width_mm: [4.75, 4.88],
  radius_mm: [0.25, 0.64],
  service: { temperature_low_c: -30, temperature_high_c: 100, polymer: 'NBR', pressure_mpa: 7 },
};

/** The operations of the public API by method and path. A test fails if an endpoint below `/api/v1` is missing. */
const TEXTS: Readonly<Record<string, OperationText>> = {
  'GET /api/v1/parts': {
    id: 'listParts',
    title: 'List parts',
    group: 'Parts',
    example: { material: 'fkm', size: 'AS568-214', sortBy: 'price:asc', limit: 10 },
  },
  'GET /api/v1/parts/:part_number': {
    id: 'getPart',
    title: 'Get a part',
    group: 'Parts',
    example: { part_number: 'FK7502-214' },
  },
  'POST /api/v1/parts/lookup': {
    id: 'lookUpParts',
    title: 'Look up parts',
    group: 'Parts',
    example: { part_numbers: ['FK7502-214', 'NB7009-214', 'no-such-part'] },
  },
  'GET /api/v1/changes': { id: 'listChanges', title: 'List changes', group: 'Parts', example: null },
  'GET /api/v1/parse': {
    id: 'parseText',
    title: 'Parse typed text',
    group: 'Parts',
    example: { q: 'fkm 75 214 brown' },
  },
  'GET /api/v1/parts/nearest': {
    id: 'listNearestParts',
    title: 'List the nearest parts',
    group: 'Parts',
    example: { material: 'fkm', color: 'white', size: 'AS568-214' },
  },
  'GET /api/v1/parts/files': {
    id: 'listPartFiles',
    title: 'List the files of parts',
    group: 'Parts',
    example: { part_numbers: 'FK7502-214' },
  },
  'GET /api/v1/parts/files.zip': {
    id: 'getPartFiles',
    title: 'Get files as ZIP',
    group: 'Parts',
    example: { part_numbers: 'FK7502-214', kind: 'step' },
  },
  'GET /api/v1/compounds/:code': {
    id: 'getCompound',
    title: 'Get a compound',
    group: 'Materials',
    example: { code: 'FK7502' },
  },
  'POST /api/v1/prices': {
    id: 'priceParts',
    title: 'Price parts',
    group: 'Prices',
    example: {
      lines: [
        { part_number: 'FK7502-214', quantity: 400 },
        { part_number: 'no-such-part', quantity: 1 },
      ],
    },
  },
  'POST /api/v1/quotes': {
    id: 'sendQuote',
    title: 'Request a quote',
    group: 'Quotes',
    example: {
      contact: { name: 'R. Okafor', email: 'r.okafor@plant.example', company: 'Plant 4' },
      po_number: 'PO 4711',
      need_by: '2027-03-01',
      lines: [{ part_number: 'FK7502-214', quantity: 400, customer_part_number: '88-1042' }],
      texts: ['Seal kit for pump P-101, 2 pcs'],
    },
  },
  'GET /api/v1/quotes/:id': { id: 'getQuote', title: 'Read a quote', group: 'Quotes', example: null },
  'GET /api/v1/sizes': { id: 'listSizes', title: 'List sizes', group: 'Sizes', example: { standard: 'jis' } },
  'GET /api/v1/sizes/nearest': {
    id: 'listNearestSizes',
    title: 'List the nearest sizes',
    group: 'Sizes',
    example: { id: '20.6', thickness: '2.36', width: '2.90', worn: 'true' },
  },
  'GET /api/v1/sizes/parts': {
    id: 'countPartsOfSizes',
    title: 'Count the parts of sizes',
    group: 'Sizes',
    example: { size: 'AS568-214' },
  },
  'POST /api/v1/glands/check': {
    id: 'checkGland',
    title: 'Check a gland',
    group: 'Glands',
    example: PISTON,
  },
  'POST /api/v1/glands/design': {
    id: 'designGland',
    title: 'Design a gland',
    group: 'Glands',
    example: { kind: 'piston', bore_mm: [40, 40.039], cs_mm: 3.53 },
  },
  'POST /api/v1/glands/rings': {
    id: 'listRingsForGroove',
    title: 'List the rings for a groove',
    group: 'Glands',
    example: { kind: 'piston', bore_mm: [31.75, 31.8], groove_mm: [26.06, 26.11], width_mm: [4.75, 4.88], limit: 10 },
  },
  'POST /api/v1/materials/advise': {
    id: 'adviseMaterials',
    title: 'Rank materials',
    group: 'Materials',
    example: { media: ['HLP'], temperature_low_c: -20, temperature_high_c: 100 },
  },
  'GET /api/v1/media': { id: 'listMedia', title: 'Find a medium', group: 'Materials', example: { q: 'ace' } },
};

/** An endpoint of the public API with its texts. */
export interface Operation extends OperationText {
  readonly endpoint: DescribedEndpoint;
  /** The path as a URI template: `/api/v1/parts/{part_number}`. */
  readonly template: string;
}

const PUBLIC_PATH = '/api/v1/';

/** The operations of the public API, by group. Throws for an endpoint below `/api/v1` without texts. */
export const operations = once((): readonly Operation[] =>
  ENDPOINTS.filter(({ path }) => path.startsWith(PUBLIC_PATH))
    .map((endpoint): Operation => {
      const texts = TEXTS[`${endpoint.method} ${endpoint.path}`];
      if (!texts) throw new Error(`${endpoint.method} ${endpoint.path} has no entry in operations.ts.`);
      return { ...texts, endpoint, template: endpoint.path.replace(/:(\w+)/g, '{$1}') };
    })
    .sort((a, b) => OPERATION_GROUP_NAMES.indexOf(a.group) - OPERATION_GROUP_NAMES.indexOf(b.group)),
);

/** Returns all operations with examples of the catalog in use. */
export const operationsWith = (examples: CatalogExamples): readonly Operation[] =>
  operations().map((operation) => ({ ...operation, example: withExamplesIn(operation.example, examples) }));
