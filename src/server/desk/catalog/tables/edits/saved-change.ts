import type { Context } from 'hono';
import type { AppBindings } from '../../../../app-bindings.ts';
import type { SavedChange } from './form-state.ts';
import { isCatalogEdit } from './form-state.ts';
import { isIndexStart } from './start-index.ts';
import { editsOf } from './take-edit.tsx';

/**
 * Returns the change that the URL of a page names after saving, or `null`. Only the person who saved it sees it there: the
 * audit log is for admins.
 *
 * @param subjects what the page is about: the part and its price list, or the compound
 */
export const savedChange = async (
  c: Context<AppBindings>,
  subjects: readonly (string | undefined)[],
): Promise<SavedChange | null> => {
  const { saved = '', index } = c.req.query();
  const change = /^\d{1,12}$/.test(saved) ? await editsOf(c).change(Number(saved)) : null;
  if (change === null || !isIndexStart(index)) return null;
  const isOwn = change.staffId === c.var.staff.id && subjects.includes(change.subject);
  return isOwn && isCatalogEdit(change.action) ? { change, index } : null;
};
