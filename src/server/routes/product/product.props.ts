import type { ReactNode } from 'react';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import type { ProductComparison } from '../../backend/port.ts';
import type { Settings } from '../../settings.ts';
import type { LoadedProduct } from './product.load.ts';

export interface ProductPageProps extends LoadedProduct {
  readonly preferences: Preferences;
  readonly comparisons: readonly ProductComparison[];
  /** The pricing widget, or the loading state that is shown until it is streamed. */
  readonly pricing: ReactNode;
  /** Whether the prices are streamed after the rest of the page. */
  readonly streams: boolean;
  /** Quantity in the URL; '' without one. */
  readonly quantity: string;
  readonly settings: Settings;
}
