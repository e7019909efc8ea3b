import { ringSizeText } from '../../domain/kit/units.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { namedPart } from '../catalog/named-part.ts';

/**
 * Returns a function that describes a part by its number, or returns `null` if the catalog does not have the part.
 *
 * @example partDescriber(catalog)('FK7502-214') // 'FKM 75 Shore A, brown. 24.99 × 3.53 mm'
 */
export const partDescriber =
  (catalog: Catalog | null) =>
  (partNumber: string): string | null => {
    const part = catalog === null ? null : findPart(catalog, partNumber);
    if (catalog === null || part === null) return null;
    return [namedPart(catalog, part, 'mm').description, ringSizeText('mm', part.sizeRecord)]
      .filter((text) => text !== '')
      .join('. ');
  };
