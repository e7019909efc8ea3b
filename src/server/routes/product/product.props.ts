import type { ReactNode } from 'react';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import type { ProductComparison } from '../../backend/port.ts';
import type { Settings } from '../../settings.ts';
import type { LoadedProduct } from './product.load.ts';

export interface ProductPageProps extends LoadedProduct {
  readonly preferences: Preferences;
  readonly comparisons: readonly ProductComparison[];
  /** The pricing widget, or what stands there until it streams in. */
  readonly pricing: ReactNode;
  /** Whether the prices stream in after the rest. */
  readonly streams: boolean;
  /** Quantity asked for in the address; '' when none. */
  readonly quantity: string;
  readonly settings: Settings;
}
