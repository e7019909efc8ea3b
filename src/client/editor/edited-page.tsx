import { type ReactNode, useEffect } from 'react';
import { type PageContext, PageProvider } from '../../blocks/page-context.ts';
import { BlockRegistry } from '../../blocks/render/blocks.tsx';
import { outlineOf } from '../../blocks/render/outline.ts';
import { PageBlocks } from '../../blocks/render/page-blocks.tsx';
import type { ContentEntry } from '../../domain/site/content/entry.ts';
import { enhancements } from '../enhancements.gen.ts';
import { IslandRendering } from '../island.tsx';
import { editedBlocks } from './edited-blocks.tsx';
import { islandView } from './island-view.tsx';

const enhanceNew = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('main [data-enhance]:not([data-enhanced])')) {
    element.dataset.enhanced = '';
    const load = enhancements[element.dataset.enhance ?? ''];
    void load?.()
      .then(({ enhance }) => {
        if (element.isConnected) enhance(element);
      })
      .catch((error: unknown) =>
        console.error(`The enhancement "${element.dataset.enhance}" could not be loaded.`, error),
      );
  }
};

/** Renders a page as visitors will see it, with the same renderer, hydrated islands and running enhancements. */
export function EditedPage(props: {
  entry: ContentEntry;
  page: PageContext;
  blockData: Readonly<Record<string, unknown>>;
}): ReactNode {
  const { entry, page, blockData } = props;
  useEffect(enhanceNew);
  const context = { ...page, editing: true, outline: outlineOf(entry.data.blocks, page.preferences), blockData };
  return (
    <PageProvider value={context}>
      <BlockRegistry value={editedBlocks}>
        <IslandRendering value={islandView}>
          <PageBlocks entry={entry} />
        </IslandRendering>
      </BlockRegistry>
    </PageProvider>
  );
}
