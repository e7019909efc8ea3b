import type { ReactNode } from 'react';
import type { ModifierType } from '../../../domain/catalog/facets.ts';
import type { Part } from '../../../domain/catalog/model.ts';
import type { RingSection } from '../../../domain/catalog/rows/ring-section.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import type { PricingPart } from '../../../domain/pricing/pricing-part.ts';
import type { Gland } from '../../../domain/reference/glands.ts';
import type { Tolerance } from '../../../domain/sizes/tolerances.ts';
import type { ProductComparison } from '../../backend/port.ts';
import type { Settings } from '../../settings.ts';

/** A modifier of the compound as the page shows it. */
export interface ShownModifier {
  readonly label: string;
  /** `#rrggbb` for colors, else null. */
  readonly color: string | null;
}

export interface ProductPageProps {
  readonly part: Part;
  /** The part as the pricing widget, the cart and the comparison name it. */
  readonly pricingPart: PricingPart;
  readonly modifiersByType: Readonly<Record<ModifierType, readonly ShownModifier[]>>;
  /** What the ring shows where it is cut through. */
  readonly section: RingSection;
  /** AS568 tolerance in mm; null when none is on file, as for all rings that are not molded rubber. */
  readonly tolerance: Tolerance | null;
  readonly preferences: Preferences;
  readonly comparisons: readonly ProductComparison[];
  /** Parts of the same compound in neighboring sizes. */
  readonly nearby: readonly Part[];
  /** Face-seal groove for the cross-section; null when none on file suits, as for rings that are not rubber. */
  readonly gland: Gland | null;
  /** The pricing widget, or what stands there until it streams in. */
  readonly pricing: ReactNode;
  /** Whether the prices stream in after the rest. */
  readonly streams: boolean;
  /** Quantity asked for in the address; '' when none. */
  readonly quantity: string;
  readonly settings: Settings;
}
