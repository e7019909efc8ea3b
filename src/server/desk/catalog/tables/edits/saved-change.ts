import type { Context } from 'hono';
import type { AppBindings } from '../../../../app-bindings.ts';
import type { SavedChange } from './form-state.ts';
import { isIndexStart } from './start-index.ts';
import { editsOf } from './take-edit.tsx';

/** Returns the change that the URL of a page names after saving, or `null`. */
export const savedChange = async (c: Context<AppBindings>): Promise<SavedChange | null> => {
  const { saved = '', index } = c.req.query();
  const change = /^\d{1,12}$/.test(saved) ? await editsOf(c).change(Number(saved)) : null;
  return change === null || !isIndexStart(index) ? null : { change, index };
};
