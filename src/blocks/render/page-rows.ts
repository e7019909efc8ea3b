import type { ContentElement } from '../../domain/site/content/element.ts';
import type { BlockDeclaration } from '../define-block.ts';

/** A row of a page: a block, or blocks with the margin next to them. */
export type PageRow =
  | { readonly block: ContentElement }
  | { readonly text: readonly ContentElement[]; readonly margin: ContentElement };

type WidthOf = (element: ContentElement) => BlockDeclaration['width'];

/** Returns the number of rows next to the rail: those after it, up to the next block of full width. */
const rowsBeside = (rows: readonly PageRow[], from: number, widthOf: WidthOf): number => {
  const after = rows.slice(from + 1);
  const end = after.findIndex((row) => 'block' in row && widthOf(row.block) === 'full');
  return Math.max(1, end === -1 ? after.length : end);
};

/**
 * Returns the rows of a page. A margin is placed next to the preceding blocks of the page's column, back to the last
 * block that needs the whole width. `rail` is the row of the table of contents and the number of rows next to it.
 */
export const pageRows = (
  elements: readonly ContentElement[],
  widthOf: WidthOf,
): { readonly rows: readonly PageRow[]; readonly rail: { readonly at: number; readonly rows: number } | null } => {
  const rows: PageRow[] = [];
  for (const element of elements) {
    if (widthOf(element) !== 'margin') {
      rows.push({ block: element });
      continue;
    }
    const start = rows.findLastIndex((row) => 'margin' in row || widthOf(row.block) !== undefined) + 1;
    const text = rows.splice(start).flatMap((row) => ('block' in row ? [row.block] : []));
    rows.push(text.length === 0 ? { block: element } : { text, margin: element });
  }
  const at = rows.findIndex((row) => 'block' in row && widthOf(row.block) === 'rail');
  return { rows, rail: at === -1 ? null : { at, rows: rowsBeside(rows, at, widthOf) } };
};
