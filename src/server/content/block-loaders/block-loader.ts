import type { BlockName, DeclarationOf } from '../../../blocks/declarations.gen.ts';
import type { PropsOf } from '../../../blocks/define-block.ts';
import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import type { Services } from '../../services.ts';

/** What a loader may read. */
export interface LoaderRequest {
  readonly services: Services;
  readonly catalog: () => Promise<Catalog>;
  readonly preferences: Preferences;
  /** Parameters of the page's address. */
  readonly query: Readonly<Record<string, string>>;
}

/** Loads what a block shows besides its inputs. */
export type BlockLoader<Name extends BlockName> = (
  request: LoaderRequest,
  values: PropsOf<DeclarationOf<Name>>,
) => Promise<unknown> | unknown;
