import type { CatalogQuery } from '../query.ts';

/** Which parts a query counts by their stock: all, those anyone has, our own, those only vendors have. */
export type StockScope = 'all' | 'available' | 'own' | 'offsite';

/** @example stockScope({ inStock: true, stock: ['own'] }) // 'own' */
export const stockScope = ({ inStock, stock }: Pick<CatalogQuery, 'inStock' | 'stock'>): StockScope => {
  const [kind] = stock;
  if (kind !== undefined && stock.length === 1) return kind;
  return inStock || stock.length > 0 ? 'available' : 'all';
};
