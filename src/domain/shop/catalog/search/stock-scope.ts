import type { CatalogQuery } from '../query.ts';

/** Which parts a query counts by stock: all, those in any stock, those in own stock, those only in vendor stock. */
export type StockScope = 'all' | 'available' | 'own' | 'offsite';

/** @example stockScope({ inStock: true, stock: ['own'] }) // 'own' */
export const stockScope = ({ inStock, stock }: Pick<CatalogQuery, 'inStock' | 'stock'>): StockScope => {
  const [kind] = stock;
  if (kind !== undefined && stock.length === 1) return kind;
  return inStock || stock.length > 0 ? 'available' : 'all';
};
