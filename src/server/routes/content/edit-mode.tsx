import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { PageContext } from '../../../blocks/page-context.ts';
import { scriptJson } from '../../../client/island.tsx';
import type { ContentEntry } from '../../../domain/content/entry.ts';
import type { EditRequest } from '../../../domain/editing/edit-request.ts';
import { EDITOR_PAGE_ID, type EditorPage } from '../../../domain/editing/editor-page.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { blockLoaders } from '../../content/block-loaders.ts';
import { isDevelopment } from '../../env.ts';
import { builderOrigin } from '../../security/builder-hosts.ts';
import { editorPolicy } from '../../security/edit-headers.ts';

/** What editing changes for the page's answer. What staff put into a page is not known yet: any https page may be framed. */
export const openForEditing = (c: Context<AppBindings>, edit: EditRequest): void => {
  c.set('edit', edit);
  c.set('editorPolicy', editorPolicy(c.env));
  c.set('frameOrigins', ['https:', ...(isDevelopment(c.env) ? ['http://localhost:*', 'http://127.0.0.1:*'] : [])]);
};

const emptyEntry = (id: string, url: string): ContentEntry => ({
  id,
  name: '',
  lastUpdated: 0,
  data: { title: 'New page', description: '', url, image: '', noindex: true, date: '', blocks: [] },
});

/**
 * What staff see at an address: the draft they ask for, else the published page, else an empty one to start with when
 * they edit an entry the space has not saved yet.
 */
export const editedEntry = async (
  c: Context<AppBindings>,
  { entryId, isEditing }: EditRequest,
  path: string,
): Promise<ContentEntry | null> => {
  const { content } = c.var.services;
  if (entryId !== null) {
    try {
      const draft = await content.draft?.(entryId, path);
      if (draft) return draft;
    } catch (error) {
      console.error(`The draft "${entryId}" could not be read; the published page is shown.`, error);
    }
  }
  const published = await content.page(path);
  return published ?? (isEditing && entryId !== null ? emptyEntry(entryId, path) : null);
};

/** What the editor's script starts with. */
export function EditorState(props: {
  c: Context<AppBindings>;
  edit: EditRequest;
  entry: ContentEntry;
  page: PageContext;
}): ReactNode {
  const { c, edit, entry, page } = props;
  const state: EditorPage<PageContext> = {
    entry,
    page,
    apiKey: c.env.BUILDER_API_KEY ?? '',
    apiHost: builderOrigin(c.env),
    model: edit.model,
    dataBlocks: Object.keys(blockLoaders),
    trustsLocalhost: isDevelopment(c.env),
  };
  return <script type="application/json" id={EDITOR_PAGE_ID} dangerouslySetInnerHTML={{ __html: scriptJson(state) }} />;
}
