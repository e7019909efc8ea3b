import type { PageContext } from '../../blocks/page-context.ts';
import { EDITOR_PAGE_ID, type EditorPage } from '../../domain/site/editing/editor-page.ts';

/** The server's metadata of the page that staff preview, and the container of its blocks; `null` on any other page. */
export const editedPage = (): {
  readonly state: EditorPage<PageContext>;
  readonly container: HTMLElement;
} | null => {
  const json = document.querySelector(`script#${EDITOR_PAGE_ID}`)?.textContent;
  const container = document.querySelector<HTMLElement>('main[data-editor]');
  return !json || container === null ? null : { state: JSON.parse(json), container };
};
