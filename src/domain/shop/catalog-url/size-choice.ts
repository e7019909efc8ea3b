import type { Size } from '../../reference/sizes/size.ts';
import { displaySize } from '../../reference/sizes/size-standard.ts';
import type { CatalogQuery } from '../catalog/query.ts';

type SizeName = Pick<Size, 'code' | 'standard'>;

/**
 * The value of the `size` parameter for a size: AS568 sizes with their prefix, the others bare.
 *
 * @example sizeParameter({ standard: 'usa', code: '214' }) // 'AS568-214'
 * @example sizeParameter({ standard: 'japanese', code: 'P10' }) // 'P10'
 */
export const sizeParameter = ({ standard, code }: SizeName): string =>
  standard === 'usa' ? displaySize(standard, code) : code;

/** The value under which the query holds this size, in whichever way it was written; undefined when it does not. */
export const chosenSize = (query: Pick<CatalogQuery, 'sizes'>, { standard, code }: SizeName): string | undefined => {
  const names = new Set([code.toUpperCase(), displaySize(standard, code).toUpperCase()]);
  return query.sizes.find((size) => names.has(size.toUpperCase()));
};
