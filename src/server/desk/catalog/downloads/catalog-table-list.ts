import { CATALOG_FILES, type CatalogFileName } from '../../../../domain/shop/catalog-files/catalog-files.ts';
import { kindOfUpload } from '../../../../domain/shop/catalog-uploads/upload-kinds.ts';

/** A table of the catalog as it is downloaded and uploaded. */
export interface CatalogTable {
  readonly file: CatalogFileName | 'prices.csv';
  readonly label: string;
  readonly columns: readonly { readonly name: string; readonly example: string }[];
}

/** Tables in the order of their use: what changes often comes first. */
export const CATALOG_TABLES: readonly CatalogTable[] = [
  { file: 'prices.csv', label: 'Prices by part', columns: kindOfUpload('prices').columns },
  ...['stock.csv', ...CATALOG_FILES.map(({ name }) => name).filter((name) => name !== 'stock.csv')].flatMap(
    (file): CatalogTable[] => {
      const found = CATALOG_FILES.find(({ name }) => name === file);
      if (!found) return [];
      const label = found.name === 'stock.csv' ? 'Stock' : kindOfUpload(found.name).label;
      return [{ file: found.name, label, columns: found.columns }];
    },
  ),
];
