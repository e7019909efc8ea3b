import type { Context } from 'hono';
import type { ContentEntry } from '../../../domain/site/content/entry.ts';
import type { EditRequest } from '../../../domain/site/editing/edit-request.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { visitorOf } from '../../content/visitor-of.ts';
import { isDevelopment } from '../../env.ts';
import { logError } from '../../observe/log-event.ts';
import { editorPolicy } from '../../security/edit-headers.ts';

/**
 * Adjusts the response of a page for editing. Any https page may be framed, because it is not yet known what staff will
 * add to the page.
 */
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
 * Returns what staff see: the requested draft, else the published page, else an empty page if they edit an entry that
 * the space has not saved yet.
 */
export const loadEditedEntry = async (
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
      logError('draft failed', `The draft "${entryId}" could not be read; the published page is shown.`, error);
    }
  }
  const published = await content.page(path, visitorOf(c, path));
  return published ?? (isEditing && entryId !== null ? emptyEntry(entryId, path) : null);
};
