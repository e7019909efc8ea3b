import { stack } from '../../domain/kit/markdown/blocks.ts';
import type { Markdown } from '../../domain/kit/markdown/markdown.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import type { BlockName } from '../declarations.gen.ts';
import type { PageContext } from '../page-context.ts';
import { readValues } from '../read-values.ts';
import { declarationOf, symbolOf } from '../render/nested-elements.ts';
import type { BlockRenderers, MarkdownBlock } from './block-markdown.ts';
import { formBlocks } from './form-blocks.ts';
import { layoutBlocks } from './layout-blocks.ts';
import { materialBlocks } from './material-blocks.ts';
import { pictureBlocks } from './picture-blocks.ts';
import { sizeBlocks } from './size-blocks.ts';
import { storeBlocks } from './store-blocks.ts';
import { textBlocks } from './text-blocks.ts';

/** The Markdown of every block. A block without an entry does not compile. */
const RENDERERS: BlockRenderers<BlockName> = {
  ...formBlocks,
  ...layoutBlocks,
  ...materialBlocks,
  ...pictureBlocks,
  ...sizeBlocks,
  ...storeBlocks,
  ...textBlocks,
};

type AnyRenderer = (values: object, block: MarkdownBlock<unknown>) => Markdown | null;

const renderers: ReadonlyMap<string, AnyRenderer> = new Map(Object.entries(RENDERERS) as [string, AnyRenderer][]);

const elementMarkdown = (element: ContentElement, page: PageContext): Markdown | null => {
  const { component, children } = element;
  const inside = (elements: readonly ContentElement[]): Markdown => elementsMarkdown(elements, page);
  const render = renderers.get(component?.name ?? '');
  const declaration = declarationOf(element);
  // A plain box, or a block that this site does not have: what is in it.
  if (component === undefined || render === undefined || declaration === undefined) return inside(children);
  const { options } = component;
  return render(readValues(declaration.inputs, options, page.preferences), {
    page,
    data: page.blockData[element.key ?? element.id] ?? null,
    rawOptions: options,
    children: () => inside(symbolOf(options)?.data.blocks ?? children),
    area: (blocks) => inside(blocks as readonly unknown[] as readonly ContentElement[]),
  });
};

/** Returns the blocks of a page as Markdown, in order. */
export const elementsMarkdown = (elements: readonly ContentElement[], page: PageContext): Markdown =>
  stack(...elements.map((element) => elementMarkdown(element, page)));
