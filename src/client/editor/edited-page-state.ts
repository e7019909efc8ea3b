import type { PageContext } from '../../blocks/page-context.ts';
import { EDITOR_PAGE_ID, type EditorPage } from '../../domain/site/editing/editor-page.ts';

/** What the server says of the page staff look at, and where its blocks stand; null on any other page. */
export const editedPage = (): {
  readonly state: EditorPage<PageContext>;
  readonly container: HTMLElement;
} | null => {
  const json = document.querySelector(`script#${EDITOR_PAGE_ID}`)?.textContent;
  const container = document.querySelector<HTMLElement>('main[data-editor]');
  return !json || container === null ? null : { state: JSON.parse(json), container };
};
