import type { Size } from '../../reference/sizes/size.ts';
import { displaySize } from '../../reference/sizes/size-standard.ts';
import type { CatalogQuery } from '../catalog/query.ts';

type SizeName = Pick<Size, 'code' | 'standard'>;

/**
 * Returns the value of the `size` parameter for a size: AS568 sizes with their prefix, the others without.
 *
 * @example sizeParameter({ standard: 'usa', code: '214' }) // 'AS568-214'
 * @example sizeParameter({ standard: 'japanese', code: 'P10' }) // 'P10'
 */
export const sizeParameter = ({ standard, code }: SizeName): string =>
  standard === 'usa' ? displaySize(standard, code) : code;

/** Returns the value by which the query contains this size, in any notation, or undefined. */
export const chosenSize = (query: Pick<CatalogQuery, 'sizes'>, { standard, code }: SizeName): string | undefined => {
  const names = new Set([code.toUpperCase(), displaySize(standard, code).toUpperCase()]);
  return query.sizes.find((size) => names.has(size.toUpperCase()));
};
