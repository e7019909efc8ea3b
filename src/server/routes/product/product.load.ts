import type { LengthUnit } from '../../../domain/kit/units.ts';
import type { Tolerance } from '../../../domain/reference/sizes/tolerances.ts';
import { type Gland, glandFor } from '../../../domain/reference/tables/glands.ts';
import { glands, tolerances } from '../../../domain/reference/tables/tables.ts';
import type { ModifierType } from '../../../domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { Modifier, Part } from '../../../domain/shop/catalog/model.ts';
import { partToleranceOf } from '../../../domain/shop/catalog/rows/part-tolerance.ts';
import { nearbyParts } from '../../../domain/shop/catalog/rows/parts.ts';
import { type RingSection, sectionOfCompound } from '../../../domain/shop/catalog/rows/ring-section.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import type { Backend, ProductComparison } from '../../backend/port.ts';
import { namedPart, shownModifiers } from '../../catalog/named-part.ts';
import { logFailure } from '../../resilience/log-failure.ts';

const NEARBY = 4;

/** A modifier of the compound as the page shows it; the color is `#rrggbb` for colors, else null. */
export type ShownModifier = Pick<Modifier, 'label' | 'color'>;

/** The content of a part's page except prices and comparisons. */
export interface LoadedProduct {
  readonly part: Part;
  /** The part as the pricing widget, the cart and the comparison identify it. */
  readonly pricingPart: PricingPart;
  readonly modifiersByType: Readonly<Record<ModifierType, readonly ShownModifier[]>>;
  /** The cross-section of the ring. */
  readonly section: RingSection;
  /** AS568 tolerance in mm; `null` if none is on file, as for all rings that are not molded rubber. */
  readonly tolerance: Tolerance | null;
  /** Face-seal groove for the cross-section; `null` if none on file fits, as for rings that are not rubber. */
  readonly gland: Gland | null;
  /** Parts of the same compound in neighboring sizes. */
  readonly nearby: readonly Part[];
}

/**
 * Loads comparisons, which are optional: the page is complete without them if the backend does not respond. Never
 * throws.
 */
export const loadComparisons = async (
  backend: Pick<Backend, 'comparisons'>,
  part: Part,
): Promise<readonly ProductComparison[]> => {
  const { id } = part.compoundRecord;
  try {
    return await backend.comparisons(id);
  } catch (error) {
    logFailure(`Comparisons of compound ${id} could not be read.`, error);
    return [];
  }
};

/** Returns everything about a part in the index and the reference tables. */
export const loadProduct = (catalog: Catalog, part: Part, unit: LengthUnit): LoadedProduct => {
  const modifiersByType = shownModifiers(catalog, part);
  const section = sectionOfCompound(catalog, part.compoundRecord);
  return {
    part,
    pricingPart: namedPart(catalog, part, unit, modifiersByType),
    modifiersByType,
    section,
    tolerance: partToleranceOf(tolerances(), part.sizeRecord, section),
    gland: section === 'elastomer' ? glandFor(glands(), 'face_seal_liquid', part.sizeRecord.csMm) : null,
    nearby: nearbyParts(catalog, part, NEARBY),
  };
};
