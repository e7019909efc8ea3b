import { stack } from '../../domain/kit/markdown/blocks.ts';
import type { BlockRenderers } from './block-markdown.ts';

/** Blocks that arrange other blocks: their content in order. */
export const layoutBlocks: BlockRenderers<
  'Builder: Tabs' | 'Builder:Accordion' | 'Columns' | 'Core:Section' | 'PersonalizationContainer' | 'Slot' | 'Symbol'
> = {
  'Builder: Tabs': ({ tabs }, { area }) =>
    stack(...tabs.map(({ label, content }) => stack(area(label), area(content)))),
  'Builder:Accordion': ({ items }, { area, children }) =>
    items.length === 0 ? children() : stack(...items.map(({ title, detail }) => stack(area(title), area(detail)))),
  Columns: ({ columns }, { area }) => stack(...columns.map(({ blocks }) => area(blocks))),
  'Core:Section': (_values, { children }) => children(),
  PersonalizationContainer: (_values, { children }) => children(),
  Slot: (_values, { children }) => children(),
  Symbol: (_values, { children }) => children(),
};
