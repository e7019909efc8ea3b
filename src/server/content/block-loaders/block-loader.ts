import type { BlockName, DeclarationOf } from '../../../blocks/declarations.gen.ts';
import type { PropsOf } from '../../../blocks/define-block.ts';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { Backend } from '../../backend/port.ts';
import type { PricingSource } from '../../pricing/pricing-source.ts';
import type { ContentSource } from '../content-source.ts';

/** Data sources available to a loader. */
export interface LoaderRequest {
  readonly content: Pick<ContentSource, 'paths' | 'page'>;
  readonly backend: Pick<Backend, 'comparisons'>;
  readonly pricing: Pick<PricingSource, 'read'>;
  readonly catalog: () => Promise<Catalog>;
  readonly preferences: Preferences;
  /** Query parameters of the page. */
  readonly query: Readonly<Record<string, string>>;
}

/** Loads the data that a block shows in addition to its inputs. */
export type BlockLoader<Name extends BlockName> = (
  request: LoaderRequest,
  values: PropsOf<DeclarationOf<Name>>,
) => Promise<unknown> | unknown;
