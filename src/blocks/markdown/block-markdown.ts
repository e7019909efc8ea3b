import type { Markdown } from '../../domain/kit/markdown/markdown.ts';
import type { ChemicalTableData } from '../chemical-table/chemical-table.tsx';
import type { ClientSideStoreData } from '../client-side-store/client-side-store.tsx';
import type { FamilyChartData } from '../content-header/family-chart.tsx';
import type { BlockName, DeclarationOf } from '../declarations.gen.ts';
import type { BlockList, PropsOf } from '../define-block.ts';
import type { GlandTableData } from '../gland-table/gland-table.tsx';
import type { HousingTableData } from '../housing-table/housing-table.tsx';
import type { ListedSizesData } from '../listed-sizes/listed-sizes.tsx';
import type { MaterialFactsData } from '../material-facts/material-facts.tsx';
import type { MaterialFamiliesData } from '../material-families/material-families.tsx';
import type { MaterialTableData } from '../material-table/material-table.tsx';
import type { PageContext } from '../page-context.ts';
import type { PageMarginData } from '../page-margin/page-margin.tsx';
import type { PartFinderData } from '../part-finder/part-finder.tsx';
import type { PostListData } from '../post-list/post-list.tsx';
import type { PriceBreaksData } from '../price-breaks/price-breaks.tsx';
import type { SizeChartData } from '../size-chart/size-chart.tsx';
import type { TemperatureChartData } from '../temperature-chart/temperature-chart.tsx';
import type { ToleranceTableData } from '../tolerance-table/tolerance-table.tsx';

/** What the server loads for the blocks that have a loader. */
interface LoadedData {
  readonly 'Chemical Table': ChemicalTableData;
  readonly ClientSideStore: ClientSideStoreData;
  readonly 'Content Header': FamilyChartData;
  readonly 'Gland Table': GlandTableData;
  readonly 'Housing Table': HousingTableData;
  readonly 'Listed Sizes': ListedSizesData;
  readonly 'Material Facts': MaterialFactsData;
  readonly 'Material Families': MaterialFamiliesData;
  readonly 'Material Table': MaterialTableData;
  readonly 'Page Margin': PageMarginData;
  readonly 'Part Finder': PartFinderData;
  readonly 'Post List': PostListData;
  readonly 'Price Breaks': PriceBreaksData;
  readonly 'Size Chart': SizeChartData;
  readonly 'Temperature Chart': TemperatureChartData;
  readonly 'Tolerance Table': ToleranceTableData;
}

type DataOf<Name extends BlockName> = Name extends keyof LoadedData ? LoadedData[Name] : never;

/** What a block's Markdown is written from, in addition to its input values. */
export interface MarkdownBlock<Data> {
  readonly page: PageContext;
  /** Data that the server loaded for the block; `null` without a loader or after an error. */
  readonly data: Data | null;
  readonly rawOptions: Readonly<Record<string, unknown>>;
  /** Returns the Markdown of its child blocks. */
  readonly children: () => Markdown;
  /** Returns the Markdown of the blocks in one of its areas. */
  readonly area: (blocks: BlockList) => Markdown;
}

/** Returns a block as Markdown; `null` if it shows nothing that can be read. */
export type BlockMarkdown<Name extends BlockName> = (
  values: PropsOf<DeclarationOf<Name>>,
  block: MarkdownBlock<DataOf<Name>>,
) => Markdown | null;

/** Renderers of some blocks, by name. */
export type BlockRenderers<Names extends BlockName> = { readonly [Name in Names]: BlockMarkdown<Name> };
