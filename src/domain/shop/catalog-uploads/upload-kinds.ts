import { CATALOG_FILES, type CatalogFileName, type FileColumn } from '../catalog-files/catalog-files.ts';

/** Kinds of files that staff upload: prices and stock by part number, and the files of the catalog. */
export type UploadKind = 'prices' | 'stock' | Exclude<CatalogFileName, 'stock.csv'>;

export interface UploadColumn extends FileColumn {
  /** The file is not usable without it. */
  readonly isRequired: boolean;
}

export interface KindOfUpload {
  readonly kind: UploadKind;
  readonly label: string;
  readonly columns: readonly UploadColumn[];
  /** What rows of the file replace. */
  readonly rule: string;
  /** What is removed if the file is complete. */
  readonly wholeRule: string;
  /** Maximum number of rows; they are held in memory. */
  readonly maxRows: number;
}

const NUMBER: UploadColumn = {
  name: 'part_number',
  about: 'Number of a part.',
  example: 'FK7502-214',
  isRequired: true,
};

const LABELS: Readonly<Record<Exclude<UploadKind, 'prices' | 'stock'>, string>> = {
  'modifiers.csv': 'Properties',
  'compounds.csv': 'Compounds',
  'sizes.csv': 'Sizes',
  'price-lists.csv': 'Price lists',
  'price-breaks.csv': 'Prices by list',
  'offers.csv': 'Offers',
  'part-numbers.csv': 'Part numbers',
  'vendors.csv': 'Vendors',
  'vendor-stock.csv': 'Vendor stock',
  'comparisons.csv': 'Comparisons',
};

const RULES: Partial<Readonly<Record<UploadKind, string>>> = {
  'price-breaks.csv': 'The file replaces all prices of the lists that it names. Other lists stay as they are.',
  'offers.csv':
    'The file adds the parts that it names, or gives them another price list. Other parts stay as they are.',
  'vendor-stock.csv': 'The file replaces all vendor stock of the parts that it names. Other parts stay as they are.',
  'comparisons.csv': 'The file replaces all links of the compounds that it names. Other compounds stay as they are.',
};

const SIMPLE: readonly KindOfUpload[] = [
  {
    kind: 'prices',
    label: 'Prices',
    columns: [
      NUMBER,
      { name: 'from_quantity_pcs', about: 'Smallest quantity of the price.', example: '1', isRequired: false },
      {
        name: 'unit_price_usd',
        about: 'Price of one piece, at most five decimals.',
        example: '0.42',
        isRequired: true,
      },
    ],
    rule: 'The file replaces all prices of the parts that it names. Other parts stay as they are.',
    wholeRule: 'Parts that the file does not name lose their prices, and visitors request the cost.',
    maxRows: 500_000,
  },
  {
    kind: 'stock',
    label: 'Stock',
    columns: [
      { ...NUMBER, isRequired: false },
      { name: 'compound', about: 'Code of a compound.', example: 'FK7502', isRequired: false },
      { name: 'standard', about: 'Standard of the size.', example: 'AS568', isRequired: false },
      { name: 'size', about: 'Code of the size.', example: '214', isRequired: false },
      { name: 'on_hand_pcs', about: 'Pieces on hand.', example: '1200', isRequired: true },
    ],
    rule: 'The file replaces the stock of the parts that it names. Other parts stay as they are.',
    wholeRule: 'Parts that the file does not name have no stock.',
    maxRows: 1_500_000,
  },
];

const OF_CATALOG = CATALOG_FILES.flatMap(({ name, columns }): KindOfUpload[] =>
  name === 'stock.csv'
    ? []
    : [
        {
          kind: name,
          label: LABELS[name],
          columns: columns.map((column) => ({ ...column, isRequired: true })),
          rule: RULES[name] ?? 'Rows with a new key are added, others replace the row with their key.',
          wholeRule: 'Rows that are missing from the file are removed from the catalog.',
          maxRows: 300_000,
        },
      ],
);

export const UPLOAD_KINDS: readonly KindOfUpload[] = [...SIMPLE, ...OF_CATALOG];

export const isUploadKind = (text: unknown): text is UploadKind => UPLOAD_KINDS.some(({ kind }) => kind === text);

/** Returns what is known about a kind. */
export const kindOfUpload = (kind: UploadKind): KindOfUpload => {
  const found = UPLOAD_KINDS.find((each) => each.kind === kind);
  if (!found) throw new Error(`There is no kind ${kind}.`);
  return found;
};
