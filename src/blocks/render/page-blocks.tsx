import { type ReactNode, use } from 'react';
import { DEFAULT_BREAKPOINTS } from '../../domain/content/breakpoints.ts';
import type { ContentElement, ContentEntry } from '../../domain/content/entry.ts';
import { BlockRegistry, RenderedBlock } from './blocks.tsx';
import { fontFaces } from './font-faces.ts';
import { InlineStyle } from './inline-style.tsx';
import { pageStyles } from './page-styles.ts';

/** How many blocks stand beside the table of contents: those after it, up to the next one of full width. */
const blocksBeside = (
  elements: readonly ContentElement[],
  from: number,
  isFull: (element: ContentElement) => boolean,
): number => {
  const after = elements.slice(from + 1);
  const end = after.findIndex(isFull);
  return Math.max(1, end === -1 ? after.length : end);
};

/** A page's blocks. Blocks of full width reach the window's edges, the others stand in the page, beside a rail if it has one. */
export function PageBlocks({ entry }: { entry: ContentEntry }): ReactNode {
  const registry = use(BlockRegistry);
  const { blocks, customFonts = [] } = entry.data;
  const css = fontFaces(customFonts) + pageStyles(blocks, entry.meta?.breakpoints ?? DEFAULT_BREAKPOINTS);
  const widthOf = (element: ContentElement) => registry.get(element.component?.name ?? '')?.declaration.width;
  const isFull = (element: ContentElement): boolean => widthOf(element) === 'full';
  const rail = blocks.findIndex((element) => widthOf(element) === 'rail');
  const attributes = { 'builder-content-id': entry.id, 'builder-model': 'page' };
  return (
    <div
      className={`page-blocks builder-blocks${rail === -1 ? '' : ' page-blocks-railed'}${blocks.length === 0 ? ' no-blocks' : ''}`}
      {...attributes}
    >
      <InlineStyle css={css} />
      {blocks.map((element, index) => (
        <RenderedBlock
          key={element.id}
          element={element}
          {...(index === rail && { rows: blocksBeside(blocks, index, isFull) })}
        />
      ))}
    </div>
  );
}
