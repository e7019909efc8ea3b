import type { EntryField } from '../../gland-design/entry/entry.ts';
import { phrases } from './phrases.ts';

/** Pages that a search text may request instead of parts. */
export const SUGGESTED_PAGES = {
  'gland-designer': { path: '/tools/gland-designer', title: 'Gland designer' },
  'groove-to-ring': { path: '/tools/groove-to-ring', title: 'Groove to ring' },
  'size-finder': { path: '/tools/size-finder', title: 'Size finder' },
  'ring-gauge': { path: '/tools/ring-gauge', title: 'Ring gauge' },
  'material-advisor': { path: '/tools/material-advisor', title: 'Material advisor' },
  'how-to-measure': { path: '/measuring-o-rings', title: 'Measuring O-rings' },
  'as568-chart': { path: '/as568-sizing-chart', title: 'AS568 size chart' },
  'jis-chart': { path: '/jis-sizing-chart', title: 'JIS size chart' },
  'metric-chart': { path: '/metric-o-ring-table', title: 'Metric size table' },
  'parker-5-chart': { path: '/parker-series-5-xxx-o-ring-sizes', title: 'Parker 5-xxx sizes' },
  'other-chart': { path: '/bs-4518-iso-6149-sizing-chart', title: 'BS 4518 and ISO 6149 sizes' },
  charts: { path: '/reference-hub', title: 'References and size charts' },
  compare: { path: '/material-comparison-guide', title: 'Material comparison' },
  compatibility: { path: '/chemical-compatibility-table-o-rings-gaskets-plastics', title: 'Chemical compatibility' },
  tolerances: { path: '/rma-tolerances', title: 'Tolerances' },
  hardness: { path: '/durometer-and-hardness', title: 'Durometer and hardness' },
  'surface-finish': { path: '/surface-finish', title: 'Surface finish' },
  'shelf-life': { path: '/shelf-life', title: 'Shelf life' },
  failures: { path: '/o-ring-failure-guide', title: 'O-ring failure guide' },
  permeability: { path: '/permeability', title: 'Permeability' },
  glossary: { path: '/glossary', title: 'Glossary' },
  datasheets: { path: '/datasheets', title: 'Datasheets' },
  lists: { path: '/lists', title: 'Lists' },
  quotes: { path: '/quotes', title: 'Your quotes' },
  'request-a-quote': { path: '/request-a-quote', title: 'Request a quote' },
  cart: { path: '/cart', title: 'Quote cart' },
  custom: { path: '/custom-o-rings', title: 'Custom O-rings' },
  contact: { path: '/contact-us', title: 'Contact us' },
  'backup-rings': { path: '/backup-rings', title: 'Backup rings' },
  'x-rings': { path: '/x-rings', title: 'X-rings' },
  cord: { path: '/o-ring-cord', title: 'O-ring cord' },
  kits: { path: '/o-ring-kits', title: 'O-ring kits' },
  coatings: { path: '/coatings', title: 'Coatings' },
  'fastener-seals': { path: '/fastener-seals', title: 'Fastener seals' },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly title: string }>>;

export type PageName = keyof typeof SUGGESTED_PAGES;

/** Words that request a page. `figures` are the gland designer's fields that the words fill in. */
export interface PageWords {
  readonly page: PageName;
  readonly figures: Readonly<Partial<Record<EntryField, string>>>;
  readonly words: readonly string[];
}

const asks = (page: PageName, words: readonly string[], figures: PageWords['figures'] = {}): PageWords => ({
  page,
  words,
  figures,
});

export const PAGE_WORDS: readonly PageWords[] = [
  asks(
    'gland-designer',
    phrases(`
      gland, glands, groove, grooves, gland design, groove design, gland dimensions, groove dimensions, gland designer,
      gland calculator, groove calculator, o ring calculator, squeeze, squeeze calculator, groove size, gland size,
      gland fill, extrusion gap, groove depth, groove width, einbauraum, gorge, housing, counterbore, groove for,
      gland for, o ring groove, o ring gland, stretch
    `),
  ),
  asks('gland-designer', ['piston', 'piston groove', 'piston seal', 'piston gland', 'cylinder', 'kolben', 'bore'], {
    kind: 'piston',
  }),
  asks('gland-designer', ['rod', 'rods', 'rod groove', 'rod seal', 'rod gland', 'shaft', 'stange', 'welle', 'arbre'], {
    kind: 'rod',
  }),
  asks(
    'gland-designer',
    ['face seal', 'face groove', 'face gland', 'flange groove', 'axial seal', 'face seal groove'],
    { kind: 'face' },
  ),
  asks('gland-designer', ['dovetail', 'dovetail groove', 'dove tail'], { kind: 'dovetail' }),
  asks(
    'size-finder',
    phrases(`
      worn, worn out, old o ring, used o ring, broken o ring, flattened, measured, size finder, identify o ring,
      what size is my o ring, find my size, unknown o ring, what size, which size
    `),
  ),
  asks(
    'how-to-measure',
    phrases(`
      how do i measure, how to measure, measure, measuring, measurement, how do you measure, how measure,
      measurement guide, measuring guide, messen
    `),
  ),
  asks('ring-gauge', [
    'ring gauge',
    'printable gauge',
    'o ring gauge',
    'print to scale',
    'sizing gauge',
    'sizing cone',
  ]),
  asks(
    'as568-chart',
    phrases(`
      as568 chart, as568 table, as568a chart, as568 size chart, as568 sizes, as568 sizing chart, dash number chart,
      dash size chart, dash numbers, dash chart, as 568 chart, as568 size, as568 sizing
    `),
  ),
  asks('jis-chart', [
    'jis chart',
    'jis table',
    'jis size chart',
    'jis sizes',
    'jis sizing chart',
    'jis b 2401 chart',
    'jis b 2401 sizes',
  ]),
  asks('metric-chart', [
    'metric chart',
    'metric table',
    'metric size chart',
    'metric sizes',
    'metric o ring chart',
    'metric o ring sizes',
    'iso 3601 chart',
    'iso 3601 sizes',
  ]),
  asks('parker-5-chart', ['parker 5 sizes', '5 xxx', '5 series', 'parker 5 chart', '5 xxx sizes']),
  asks('other-chart', ['bs 4518', 'bs 4518 chart', 'bs4518 sizes', 'iso 6149', 'iso 6149 chart', 'iso 6149 sizes']),
  asks('charts', [
    'size chart',
    'sizing chart',
    'o ring chart',
    'o ring size chart',
    'size table',
    'size list',
    'chart',
    'charts',
  ]),
  asks('compare', [
    'vs',
    'versus',
    'compare',
    'comparison',
    'difference between',
    'compared to',
    'material comparison',
    'better than',
  ]),
  asks(
    'material-advisor',
    phrases(`
      what material, which material, best material, material for, what rubber, which rubber, material advisor,
      what o ring material, which o ring material, which elastomer, what elastomer, recommended material, what compound,
      which compound, material selection, material selector, welches material
    `),
  ),
  asks('compatibility', [
    'chemical compatibility',
    'compatibility chart',
    'chemical resistance',
    'compatibility table',
    'chemical chart',
    'chemical compatibility chart',
  ]),
  asks('tolerances', [
    'tolerance',
    'tolerances',
    'tolerance of',
    'toleranz',
    'toleranzen',
    'tolerance chart',
    'rma tolerances',
  ]),
  asks('hardness', ['durometer chart', 'hardness chart', 'durometer scale', 'shore chart']),
  asks('surface-finish', ['surface finish', 'surface roughness', 'roughness']),
  asks('shelf-life', ['shelf life', 'storage', 'storage life', 'expiration', 'expiry', 'cure date']),
  asks(
    'failures',
    phrases(`
      failure, failed, leaking, leak, leaks, extruded o ring, failure guide, troubleshooting, spiral failure
    `),
  ),
  asks('permeability', ['permeability', 'permeation', 'outgassing', 'leak rate']),
  asks('glossary', ['glossary', 'definition', 'definitions', 'meaning of', 'what is', 'what does']),
  asks(
    'datasheets',
    phrases(`
      datasheet, datasheets, data sheet, data sheets, spec sheet, sds, msds, tds, datenblatt
    `),
  ),
  asks(
    'lists',
    phrases(`
      upload, upload bom, upload list, upload excel, upload file, bom, excel, csv, xlsx, spreadsheet, import list,
      paste list, parts list, bill of materials, quick order, bulk order, order list, upload csv
    `),
  ),
  asks(
    'quotes',
    phrases(`
      my quote, my quotes, track my quote, track quote, quote status, your quotes, track my order, order status,
      where is my order, track, tracking, my order, my orders, quote history
    `),
  ),
  asks('request-a-quote', [
    'quote',
    'request a quote',
    'request quote',
    'rfq',
    'get a quote',
    'quotation',
    'angebot',
    'devis',
  ]),
  asks('cart', ['cart', 'my cart', 'basket', 'checkout', 'warenkorb']),
  asks('custom', [
    'custom',
    'custom o ring',
    'custom o rings',
    'custom size',
    'made to order',
    'non standard',
    'made to measure',
    'special size',
  ]),
  asks('contact', ['contact', 'contact us', 'phone', 'phone number', 'email', 'call', 'address', 'help', 'support']),
  asks('coatings', ['coated', 'coating', 'ptfe coated', 'teflon coated', 'coatings', 'lubricated coating']),
];
