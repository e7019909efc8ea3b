import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RATED_MATERIALS, RATINGS } from '../../domain/reference/tables/chemicals.ts';
import { GLAND_APPLICATIONS } from '../../domain/reference/tables/gland-applications.ts';
import { type CsvRow, parseCsv } from './csv.ts';
import { columnLine } from './table-lines.ts';

/**
 * Content of a column: text, a list separated by semicolons, alternatives separated by bars, a number (`number?`: blank
 * cells are null), or one of the listed words. Columns without an entry are not read.
 */
export type ColumnKind =
  | 'text'
  | 'list'
  | 'alternatives'
  | 'number'
  | 'number?'
  | readonly string[]
  | { readonly product: readonly [first: string, second: string] };
export type TableColumns = Readonly<Record<string, ColumnKind>>;

/** A: two independent public sources; B: one; C: known to the trade, unconfirmed. */
const CONFIDENCES = ['A', 'B', 'C'] as const;

/** The files of src/data by name, with the columns that the project reads. */
export const TABLES: Readonly<Record<string, TableColumns>> = {
  'sizes-as568': { size_as568: 'text', id_in: 'number', cs_in: 'number', id_mm: 'number', cs_mm: 'number' },
  'sizes-jis': { size_jis: 'text', series: 'text', id_mm: 'number', cs_mm: 'number', status: 'text' },
  'sizes-metric': {
    id_mm: 'number',
    cs_mm: 'number',
    size_metric: { product: ['id_mm', 'cs_mm'] },
    basis: 'text',
  },
  'sizes-other': { standard: ['BS 4518', 'ISO 6149'], size: 'text', id_mm: 'number', cs_mm: 'number' },
  'sizes-parker-5': { size: 'text', id_mm: 'number', cs_mm: 'number' },
  'tolerances-as568': { size_as568: 'text', id_tol_in: 'number', cs_tol_in: 'number' },
  glands: {
    cs_in: 'number',
    cs_tol_in: 'number',
    as568_range: 'text',
    application: GLAND_APPLICATIONS,
    gland_depth_min_in: 'number',
    gland_depth_max_in: 'number',
    groove_width_0bu_min_in: 'number',
    groove_width_0bu_max_in: 'number',
    groove_width_1bu_min_in: 'number?',
    groove_width_1bu_max_in: 'number?',
    groove_width_2bu_min_in: 'number?',
    groove_width_2bu_max_in: 'number?',
    radius_min_in: 'number',
    radius_max_in: 'number',
    squeeze_pct_min: 'number',
    squeeze_pct_max: 'number',
    diametral_clearance_min_in: 'number?',
    diametral_clearance_max_in: 'number?',
    eccentricity_max_in: 'number?',
    source: 'text',
  },
  glands_alt: {
    cs_in: 'number',
    application: 'text',
    gland_depth_min_in: 'number',
    gland_depth_max_in: 'number',
    squeeze_in_min: 'number',
    squeeze_pct_min: 'number',
    squeeze_pct_max: 'number',
    diametral_clearance_max_in: 'number',
    groove_width_0bu_in: 'number',
    groove_width_1bu_in: 'number?',
    groove_width_2bu_in: 'number?',
    groove_width_tol_in: 'number',
    radius_min_in: 'number?',
    radius_max_in: 'number?',
    eccentricity_max_in: 'number?',
  },
  materials: {
    family: 'text',
    code: 'text',
    astm_d1418: 'text',
    type: 'text',
    temp_low_c: 'number',
    temp_high_c: 'number',
    temp_note: 'text',
    durometers: 'text',
    typical_colors: 'list',
    trade_names: 'list',
    compliances_available: 'list',
    shelf_life_years_arp5316: 'text',
    sg_raw_polymer: 'text',
    sg_compound_typical: 'text',
    gas_permeability: 'text',
    good_for: 'list',
    poor_for: 'list',
  },
  chemicals: {
    chemical: 'text',
    ...Object.fromEntries(RATED_MATERIALS.map((material) => [material, RATINGS])),
    category: 'text',
    note: 'text',
  },
  'media-names': { chemical: 'text', synonyms: 'list', trade_names: 'list' },
  'media-words': {
    word: 'text',
    rows: 'alternatives',
    rows_rule: ['worst', 'ask', 'none'],
    t_from_c: 'number?',
    t_to_c: 'number?',
    state: ['', 'gas', 'vapor', 'cryogenic liquid'],
    flags: 'list',
    note: 'text',
    confidence: CONFIDENCES,
  },
  codes: {
    pattern: 'text',
    example: 'text',
    kind: 'text',
    polymer: 'text',
    hardness_shore_a: 'text',
    temp_low_c: 'number?',
    temp_high_c: 'number?',
    spec: 'text',
    size_rule: 'text',
    meaning: 'text',
    confidence: ['', ...CONFIDENCES],
    note: 'text',
  },
  'glands-jis': {
    size: 'text',
    series: ['P', 'G', 'V'],
    use: ['moving and static', 'static', 'vacuum flange, face only'],
    cs_mm: 'number',
    cs_tol_mm: 'number?',
    id_mm: 'number',
    id_tol_mm: 'number?',
    d3_d5_mm: 'number?',
    d3_d5_tol_minus_mm: 'number?',
    d4_d6_mm: 'number?',
    d4_d6_tol_plus_mm: 'number?',
    depth_radial_mm: 'number?',
    b_mm: 'number?',
    b1_mm: 'number?',
    b2_mm: 'number?',
    b_tol_plus_mm: 'number?',
    r_max_mm: 'number?',
    e_max_mm: 'number?',
    face_depth_mm: 'number',
    face_depth_tol_mm: 'number?',
    face_b_mm: 'number',
    d7_face_inside_pressure_mm: 'number?',
    d8_face_outside_pressure_mm: 'number',
    squeeze_radial_min_pct: 'number?',
    squeeze_radial_max_pct: 'number?',
    squeeze_face_min_pct: 'number?',
    squeeze_face_max_pct: 'number?',
    confidence_radial: ['', ...CONFIDENCES],
    confidence_face: CONFIDENCES,
    note: 'text',
  },
  'glands-iso3601': {
    standard: 'text',
    cs_mm: 'text',
    cs_tol_mm: 'number?',
    use: 'text',
    depth_mm: 'number?',
    b_mm: 'number',
    b1_mm: 'number?',
    b2_mm: 'number?',
    r1_min_mm: 'number?',
    r1_max_mm: 'number?',
    r2_min_mm: 'number?',
    r2_max_mm: 'number?',
    lead_in_min_mm: 'number?',
    squeeze_allowed_min_pct: 'number?',
    squeeze_allowed_max_pct: 'number?',
    confidence: CONFIDENCES,
    note: 'text',
  },
  'glands-as4716': {
    standard: ['AS5857', 'AS4716'],
    dash: 'text',
    cs_in: 'number',
    ring_id_in: 'number',
    c_piston_od_min_in: 'number',
    c_piston_od_max_in: 'number?',
    a_bore_min_in: 'number',
    a_bore_max_in: 'number?',
    f_piston_groove_min_in: 'number?',
    f_piston_groove_max_in: 'number?',
    b_rod_min_in: 'number',
    b_rod_max_in: 'number?',
    h_rod_bore_min_in: 'number?',
    h_rod_bore_max_in: 'number?',
    e_rod_groove_min_in: 'number',
    e_rod_groove_max_in: 'number?',
    depth_piston_mean_in: 'number?',
    depth_rod_mean_in: 'number',
    width_0bu_min_in: 'number?',
    width_0bu_max_in: 'number?',
    width_1bu_min_in: 'number?',
    width_1bu_max_in: 'number?',
    width_2bu_min_in: 'number?',
    width_2bu_max_in: 'number?',
    backup_ring_thickness_max_in: 'number?',
    confidence: CONFIDENCES,
    note: 'text',
  },
  'glands-backup': {
    standard: 'text',
    use: 'text',
    cs_mm: 'number?',
    cs_in: 'number?',
    w0_min_mm: 'number?',
    w0_max_mm: 'number?',
    w1_min_mm: 'number?',
    w1_max_mm: 'number?',
    w2_min_mm: 'number?',
    w2_max_mm: 'number?',
    w0_min_in: 'number?',
    w0_max_in: 'number?',
    w1_min_in: 'number?',
    w1_max_in: 'number?',
    w2_min_in: 'number?',
    w2_max_in: 'number?',
    added_by_first_mm: 'number?',
    added_by_second_mm: 'number?',
    ring_thickness_mm: 'number?',
    ring_thickness_tol_mm: 'number?',
    ring_thickness_is: 'text',
    confidence: CONFIDENCES,
  },
};

const TYPES = {
  text: 'string',
  list: 'readonly string[]',
  alternatives: 'readonly string[]',
  number: 'number',
  'number?': 'number | null',
} as const;

const typeOf = (kind: ColumnKind): string => {
  if (typeof kind === 'string') return TYPES[kind];
  return 'product' in kind ? TYPES.text : kind.map((word) => `'${word}'`).join(' | ');
};

const numberOf = (text: string, mayBeBlank: boolean, place: string): number | null => {
  if (text === '' && mayBeBlank) return null;
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new Error(`${place} holds “${text}”, not a number.`);
  return value;
};

const listOf = (text: string, separator: ';' | '|'): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const cellOf = (row: CsvRow, column: string, kind: ColumnKind, place: string): unknown => {
  const text = row[column]?.trim();
  if (text === undefined) throw new Error(`${place} is missing.`);
  if (kind === 'text') return text;
  if (kind === 'list') return listOf(text, ';');
  if (kind === 'alternatives') return listOf(text, '|');
  if (kind === 'number' || kind === 'number?') return numberOf(text, kind === 'number?', place);
  if ('product' in kind) {
    const made = kind.product.map((name) => Number(row[name])).join('X');
    if (text !== made) throw new Error(`${place} holds “${text}”, not ${made}.`);
    return text;
  }
  if (!kind.includes(text)) throw new Error(`${place} holds “${text}”, none of ${kind.join(', ')}.`);
  return text;
};

const pascal = (name: string): string =>
  name.replace(/(^|[-_])([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
const camel = (name: string): string => name.charAt(0) + pascal(name).slice(1);

/** Escapes a string for use in a template literal. */
const inTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&');

/**
 * Returns the generated module of a table: the type of its rows, and a function that parses them on demand. The module
 * stores the rows as one string of JSON lines, which adds no parsing to the startup of a Worker, unlike code. Throws
 * with line and column if a cell does not have the type of its column.
 */
export const tableModule = (name: string, columns: TableColumns, csv: string): string => {
  const kinds = Object.entries(columns);
  const rows = parseCsv(csv);
  const lines = kinds.map(([column, kind]) => {
    const cells = rows.map((row, index) =>
      cellOf(row, column, kind, `${name}.csv line ${index + 2}, column ${column}`),
    );
    return typeof kind === 'object' && 'product' in kind ? `x${kind.product.join(' ')}` : columnLine(cells);
  });
  const types = kinds.map(([column, kind]) => `  readonly ${column}: ${typeOf(kind)};`);
  return `// Generated by src/tools/build/tables.ts from ${name}.csv. Do not edit.
import { tableRows } from './table-rows.ts';

export interface ${pascal(name)}Row {
${types.join('\n')}
}

/** The rows of ${name}.csv in their order. Parses them at every call. */
export const ${camel(name)}Rows = (): readonly ${pascal(name)}Row[] =>
  tableRows<${pascal(name)}Row>(${JSON.stringify(kinds.map(([column]) => column))}, \`
${lines.map(inTemplate).join('\n')}
\`);
`;
};

const data = (file: string): string => fileURLToPath(new URL(`../../data/${file}`, import.meta.url));

/** Returns one generated module for every table of src/data. */
export const tableModules = (): [file: string, text: string][] =>
  Object.entries(TABLES).map(([name, columns]) => [
    data(`${name}.gen.ts`),
    tableModule(name, columns, readFileSync(data(`${name}.csv`), 'utf8')),
  ]);
