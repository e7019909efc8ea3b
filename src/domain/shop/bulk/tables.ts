import { MODIFIER_TYPES, type ModifierType } from '../catalog/facets.ts';

/** `money` is in 1/100,000 USD, and is written as a decimal number of dollars. */
export type ColumnType = 'string' | 'integer' | 'number' | 'money';

/** A column of a bulk table. Names are those of the public API and end in the unit. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly isNullable: boolean;
  readonly unit: string | null;
  readonly description: string;
}

export type Cell = string | number | null;

/** One cell per column of the table. */
export type Row = readonly Cell[];

export interface Table {
  /** Names of the columns that identify a row. They come first. */
  readonly key: readonly string[];
  readonly description: string;
  readonly columns: readonly Column[];
}

const column = (
  type: ColumnType,
  name: string,
  description: string,
  unit: string | null = null,
  isNullable = false,
): Column => ({ name, type, isNullable, unit, description });

const PART_NUMBER = column('string', 'part_number', 'Number of the part. Its page is /product/{part_number}.');
const SIZE = [
  column('string', 'size_name', 'AS568-214, JIS P10 or 10X2.5.'),
  column('string', 'size_standard', 'as568, jis or metric.'),
  column('number', 'id_mm', 'Inside diameter.', 'mm'),
  column('number', 'cs_mm', 'Cross-section.', 'mm'),
];

const propertyText: Readonly<Record<ModifierType, string>> = {
  material: 'Material',
  color: 'Color',
  brand: 'Material brand',
  conductivity: 'Conductivity',
  cure: 'Cure',
  subtype: 'Subtype',
  compliance: 'Compliance',
};

/** The tables of the catalog that are published as files. */
export const TABLES = {
  parts: {
    key: ['part_number'],
    description: 'One row per part. size_name, compound_code and price_list_id refer to the other tables.',
    columns: [
      PART_NUMBER,
      column('string', 'description', 'O-ring, AS568-214, fluorocarbon FKM, 75 Shore A, brown.'),
      ...SIZE,
      column('number', 'id_tolerance_mm', 'Tolerance of the inside diameter, ±. Empty: no data.', 'mm', true),
      column('number', 'cs_tolerance_mm', 'Tolerance of the cross-section, ±. Empty: no data.', 'mm', true),
      column('string', 'compound_code', 'Code of the compound.'),
      column('string', 'price_list_id', 'Empty: the price is on request.', null, true),
    ],
  },
  sizes: { key: ['size_name'], description: 'One row per size.', columns: SIZE },
  compounds: {
    key: ['compound_code'],
    description: 'One row per compound.',
    columns: [
      column('string', 'compound_code', 'Code of the compound. Its page is /datasheets/{compound_code}.'),
      column('string', 'description', 'FKM 75 Shore A, brown.'),
      column('string', 'key_features', 'One line. Empty without key features.'),
      column('integer', 'hardness', 'Empty for metals and spring-energized rings.', null, true),
      column('string', 'hardness_scale', 'Shore A or Shore D. Empty without a hardness.'),
      column('integer', 'temperature_low_c', 'Lowest service temperature. Empty: no data.', '°C', true),
      column('integer', 'temperature_high_c', 'Highest service temperature. Empty: no data.', '°C', true),
      ...MODIFIER_TYPES.map((type) =>
        column('string', type, `${propertyText[type]}: keys of the store's filters, separated by semicolons.`),
      ),
    ],
  },
  price_lists: {
    key: ['price_list_id', 'min_quantity'],
    description:
      'One row per price break. Parts with the same prices share a list. A list never changes: a part with a new price refers to another list.',
    columns: [
      column('string', 'price_list_id', 'Checksum of the prices.'),
      column(
        'integer',
        'min_quantity',
        'The price applies from this quantity on. Below the first break, the price of the first applies.',
        'pieces',
      ),
      column('money', 'unit_price_usd', 'Price of one piece.', 'USD'),
      column('money', 'line_minimum_usd', 'A line costs at least this.', 'USD'),
      column(
        'money',
        'line_maximum_usd',
        'Above this total the price is agreed in person. Empty: no limit.',
        'USD',
        true,
      ),
    ],
  },
  stock: {
    key: ['part_number'],
    description: 'One row per part in stock. A part without a row has none.',
    columns: [
      PART_NUMBER,
      column('integer', 'on_hand', 'Pieces in our warehouse.', 'pieces'),
      column('integer', 'vendor', 'Pieces at vendors.', 'pieces'),
    ],
  },
} as const satisfies Readonly<Record<string, Table>>;

export type TableName = keyof typeof TABLES;

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];
