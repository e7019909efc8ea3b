import type { BlockName, DeclarationOf } from '../../blocks/declarations.gen.ts';
import type { PropsOf } from '../../blocks/define-block.ts';
import type { Catalog } from '../../domain/catalog/index/catalog.ts';
import type { Preferences } from '../../domain/preferences.ts';
import type { Services } from '../services.ts';
import { loadChemicalTable } from './block-loaders/chemical-table.ts';
import { loadClientSideStore } from './block-loaders/client-side-store.ts';
import { loadGlandTable } from './block-loaders/gland-table.ts';
import { loadMaterialFacts } from './block-loaders/material-facts.ts';
import { loadMaterialTable } from './block-loaders/material-table.ts';
import { loadPartFinder } from './block-loaders/part-finder.ts';
import { loadPostList } from './block-loaders/post-list.ts';
import { loadPriceBreaks } from './block-loaders/price-breaks.ts';
import { loadSizeChart } from './block-loaders/size-chart.ts';
import { loadTemperatureChart } from './block-loaders/temperature-chart.ts';
import { loadToleranceTable } from './block-loaders/tolerance-table.ts';

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

/** The blocks that show data of the company, and how it is loaded. */
export const blockLoaders: { readonly [Name in BlockName]?: BlockLoader<Name> } = {
  ClientSideStore: loadClientSideStore,
  'Chemical Table': loadChemicalTable,
  'Gland Table': loadGlandTable,
  'Material Facts': loadMaterialFacts,
  'Material Table': loadMaterialTable,
  'Part Finder': loadPartFinder,
  'Post List': loadPostList,
  'Price Breaks': loadPriceBreaks,
  'Size Chart': loadSizeChart,
  'Temperature Chart': loadTemperatureChart,
  'Tolerance Table': loadToleranceTable,
};
