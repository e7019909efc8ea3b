import { type ReactNode, use } from 'react';
import { DEFAULT_BREAKPOINTS } from '../../domain/site/content/breakpoints.ts';
import type { ContentEntry } from '../../domain/site/content/entry.ts';
import { usePage } from '../page-context.ts';
import { widthOf } from './block-width.ts';
import { BlockRegistry, Elements, keyOf, RenderedBlock } from './blocks.tsx';
import { entryCss } from './entry-css.ts';
import { fontFaces } from './font-faces.ts';
import { InlineStyle } from './inline-style.tsx';
import { type PageRow, pageRows } from './page-rows.ts';
import { pageStyles } from './page-styles.ts';
import './page-blocks.css';

const Row = ({ row, rows }: { row: PageRow; rows: number | undefined }): ReactNode =>
  'margin' in row ? (
    <div className="page-blocks-beside">
      <div>
        <Elements elements={row.text} />
      </div>
      <RenderedBlock element={row.margin} />
    </div>
  ) : (
    <RenderedBlock element={row.block} {...(rows !== undefined && { rows })} />
  );

/**
 * The blocks of a page. Blocks of full width extend to the window's edges. Others are in the page's column, next to a
 * rail or a margin if there is one.
 */
export function PageBlocks({ entry }: { entry: ContentEntry }): ReactNode {
  const registry = use(BlockRegistry);
  const { blocks, customFonts = [], cssCode = '' } = entry.data;
  const breakpoints = entry.meta?.breakpoints ?? DEFAULT_BREAKPOINTS;
  const { frames, mediaOrigins = [] } = usePage();
  const origins = [frames.origin, ...mediaOrigins];
  const css = fontFaces(customFonts) + pageStyles(blocks, breakpoints, origins) + entryCss(cssCode, entry.id, origins);
  const { rows, rail } = pageRows(blocks, (element) =>
    widthOf(element, registry.get(element.component?.name ?? '')?.declaration),
  );
  const attributes = { 'builder-content-id': entry.id, 'builder-model': 'page' };
  return (
    <div
      className={`page-blocks builder-blocks${rail === null ? '' : ' page-blocks-railed'}${blocks.length === 0 ? ' no-blocks' : ''}`}
      {...attributes}
    >
      <InlineStyle css={css} />
      {rows.map((row, index) => (
        <Row
          key={keyOf('margin' in row ? row.margin : row.block, index)}
          row={row}
          rows={index === rail?.at ? rail.rows : undefined}
        />
      ))}
    </div>
  );
}
