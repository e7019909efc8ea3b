import { CATALOG_FILES, type FileColumn } from '../catalog-files/catalog-files.ts';

/** The columns of compounds.csv, in the order of the file. */
export const COMPOUND_COLUMNS: readonly FileColumn[] =
  CATALOG_FILES.find(({ name }) => name === 'compounds.csv')?.columns ?? [];
