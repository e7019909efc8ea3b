import { MODIFIER_TYPES } from '../catalog/facets.ts';

/** A column of a catalog file. Units are part of its name. */
export interface FileColumn {
  readonly name: string;
  readonly about: string;
  /** Its cell in the row of the template. */
  readonly example: string;
}

interface FileEntry {
  readonly name: string;
  readonly about: string;
  readonly columns: readonly FileColumn[];
}

const column = (name: string, about: string, example: string): FileColumn => ({ name, about, example });

const COMPOUND = column('compound', 'Code of a compound in compounds.csv.', 'NB70');
const STANDARD = column(
  'standard',
  'Standard of the size: AS568, JIS or Metric. Sizes of your own are Metric.',
  'AS568',
);
const SIZE = column('size', 'Size in sizes.csv.', '214');
const PRICE_LIST = column('price_list', 'Name of a price list in price-lists.csv.', 'Nitrile, small');

const MODIFIER_EXAMPLES: Readonly<Record<string, string>> = { material: 'nbr', color: 'black', cure: 'sulfur' };

const FILES = [
  {
    name: 'modifiers.csv',
    about: 'Properties that compounds have and visitors filter by: materials, colors, certificates and so on.',
    columns: [
      column('type', `One of ${MODIFIER_TYPES.join(', ')}.`, 'material'),
      column('key', 'The property in URLs: lower-case letters, digits and hyphens.', 'nbr'),
      column('label', 'The property as people read it.', 'NBR'),
      column('color', 'For colors: #rrggbb, as drawn. Empty otherwise.', ''),
      column('hidden_filter', 'yes: not offered as a filter. Empty means no.', 'no'),
      column('hidden', 'yes: not shown at all. Empty means no.', 'no'),
    ],
  },
  {
    name: 'compounds.csv',
    about: 'One row per compound.',
    columns: [
      column('compound', 'Code of the compound: the beginning of its part numbers.', 'NB70'),
      column('display_name', 'Name as shown. Empty: the code.', ''),
      column('ring_color', 'Color of its rings in drawings, #rrggbb.', '#1f2226'),
      column('has_datasheet', 'yes: the shop makes a datasheet from this row.', 'yes'),
      column('hardness', 'Number on the scale, 0 to 100. Empty for metals.', '70'),
      column('hardness_scale', 'Shore A, Shore D, Shore M, Shore OO, IRHD, Spring Steel, or empty.', 'Shore A'),
      column('temperature_low_c', 'Lowest service temperature, whole °C. Empty if unknown.', '-30'),
      column('temperature_high_c', 'Highest service temperature, whole °C. Empty if unknown.', '120'),
      column('line_minimum_usd', 'Smallest amount of an order line. Empty: the shop uses $25.', '25.00'),
      column('line_maximum_usd', 'Above this amount a line is quoted. Empty: no limit.', ''),
      column('key_features', 'One line of text.', 'General purpose, oils, fuels'),
      ...MODIFIER_TYPES.map((type) =>
        column(type, `Keys of type ${type} in modifiers.csv, separated by semicolons.`, MODIFIER_EXAMPLES[type] ?? ''),
      ),
    ],
  },
  {
    name: 'sizes.csv',
    about: 'One row per size, in the order in which the shop lists them.',
    columns: [
      STANDARD,
      column('size', 'Code of the size: the end of its part numbers.', '214'),
      column('inside_diameter_mm', 'Inside diameter.', '24.99'),
      column('cross_section_mm', 'Cross-section.', '3.53'),
    ],
  },
  {
    name: 'price-lists.csv',
    about: 'Price lists. Many parts can share one.',
    columns: [
      PRICE_LIST,
      column('shows_prices', 'no: the shop asks visitors to request the cost. Empty means yes.', 'yes'),
      column('starting_price_usd', 'Empty: the first price of price-breaks.csv. 0: none is shown.', ''),
    ],
  },
  {
    name: 'price-breaks.csv',
    about: 'Unit prices of the price lists from a quantity on.',
    columns: [
      PRICE_LIST,
      column('from_quantity_pcs', 'Smallest quantity of the price.', '1'),
      column('unit_price_usd', 'Price of one piece, at most five decimals.', '0.42'),
    ],
  },
  {
    name: 'offers.csv',
    about: 'Which compound is made in which sizes, and at which prices. A row may have one size or many.',
    columns: [
      COMPOUND,
      STANDARD,
      column('price_list', 'Name of a price list. Empty: no prices, visitors request the cost.', 'Nitrile, small'),
      column('sizes', 'Sizes of the standard, separated by semicolons, or * for all of them.', '214'),
    ],
  },
  {
    name: 'part-numbers.csv',
    about: 'Part numbers of another scheme. A part without a row here is {compound}-{size}.',
    columns: [COMPOUND, STANDARD, SIZE, column('part_number', 'Letters, digits, periods, hyphens and _.', '10-70-214')],
  },
  {
    name: 'stock.csv',
    about: 'Your own stock. Parts without a row have none.',
    columns: [COMPOUND, STANDARD, SIZE, column('on_hand_pcs', 'Pieces on hand.', '1200')],
  },
  {
    name: 'vendors.csv',
    about: 'Companies that ship for you. Visitors never see their names.',
    columns: [
      column('vendor', 'Name of the vendor.', 'Northfield Warehouse'),
      column('lead_time_business_days', 'Days until it ships. Empty if unknown.', '7'),
    ],
  },
  {
    name: 'vendor-stock.csv',
    about: 'Stock of the vendors.',
    columns: [
      COMPOUND,
      STANDARD,
      SIZE,
      column('vendor', 'Name of a vendor in vendors.csv. Empty if unknown.', 'Northfield Warehouse'),
      column('quantity_pcs', 'Pieces available. Empty if unknown.', '500'),
      column('hidden', 'yes: not counted in the shop. Empty means no.', 'no'),
    ],
  },
  {
    name: 'comparisons.csv',
    about: 'Links to alternatives on the pages of a compound.',
    columns: [
      COMPOUND,
      column(
        'link',
        'A path of the shop, such as /shop/orings?search=NB90, or an https address.',
        '/shop/orings?search=NB70',
      ),
      column('text', 'Text of the link.', 'NB70 (NBR 70, sulfur)'),
    ],
  },
] as const satisfies readonly FileEntry[];

export type CatalogFileName = (typeof FILES)[number]['name'];

export interface CatalogFile extends FileEntry {
  readonly name: CatalogFileName;
}

/** The files of a catalog, each after those that it refers to. */
export const CATALOG_FILES: readonly CatalogFile[] = FILES;

/** The text of a file about all files and columns, for people. */
export const filesText = (): string =>
  [
    'The catalog as files. CSV with commas, UTF-8, first row with the names of the columns (RFC 4180).',
    'Money has a period before the cents. A text that begins with = + - @ has an apostrophe before it, so that',
    'no spreadsheet computes it; the import removes the apostrophe.',
    ...CATALOG_FILES.flatMap(({ name, about, columns }) => [
      '',
      name,
      `  ${about}`,
      ...columns.map((each) => `  ${each.name.padEnd(24)} ${each.about}`),
    ]),
    '',
  ].join('\n');
