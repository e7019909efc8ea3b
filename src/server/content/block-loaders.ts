import type { BlockName } from '../../blocks/declarations.gen.ts';
import type { BlockLoader } from './block-loaders/block-loader.ts';
import { loadChemicalTable } from './block-loaders/chemical-table.ts';
import { loadClientSideStore } from './block-loaders/client-side-store.ts';
import { loadContentHeader } from './block-loaders/content-header.ts';
import { loadGlandTable } from './block-loaders/gland-table.ts';
import { loadHousingTable } from './block-loaders/housing-table.ts';
import { loadListedSizes } from './block-loaders/listed-sizes.ts';
import { loadMaterialFacts } from './block-loaders/material-facts.ts';
import { loadMaterialFamilies } from './block-loaders/material-families.ts';
import { loadMaterialTable } from './block-loaders/material-table.ts';
import { loadPageMargin } from './block-loaders/page-margin.ts';
import { loadPartFinder } from './block-loaders/part-finder.ts';
import { loadPostList } from './block-loaders/post-list.ts';
import { loadPriceBreaks } from './block-loaders/price-breaks.ts';
import { loadSizeChart } from './block-loaders/size-chart.ts';
import { loadTemperatureChart } from './block-loaders/temperature-chart.ts';
import { loadToleranceTable } from './block-loaders/tolerance-table.ts';

/** Loaders of the blocks that show company data, by block name. */
export const blockLoaders: { readonly [Name in BlockName]?: BlockLoader<Name> } = {
  ClientSideStore: loadClientSideStore,
  'Chemical Table': loadChemicalTable,
  'Content Header': loadContentHeader,
  'Gland Table': loadGlandTable,
  'Housing Table': loadHousingTable,
  'Material Facts': loadMaterialFacts,
  'Material Families': loadMaterialFamilies,
  'Material Table': loadMaterialTable,
  'Page Margin': loadPageMargin,
  'Part Finder': loadPartFinder,
  'Post List': loadPostList,
  'Price Breaks': loadPriceBreaks,
  'Size Chart': loadSizeChart,
  'Listed Sizes': loadListedSizes,
  'Temperature Chart': loadTemperatureChart,
  'Tolerance Table': loadToleranceTable,
};
