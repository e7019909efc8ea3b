import type { Deferred } from '../../../client/ui/late.tsx';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { ProductComparison } from '../../backend/port.ts';
import type { Settings } from '../../settings.ts';
import type { LoadedProduct } from './product.load.ts';

export interface ProductPageProps extends LoadedProduct {
  readonly preferences: Preferences;
  readonly comparisons: Deferred<readonly ProductComparison[]>;
  readonly pricing: Deferred<PricingData>;
  /** Quantity asked for in the address; '' when none. */
  readonly quantity: string;
  readonly settings: Settings;
}
