import type { Context } from 'hono';
import { type EditRequest, editRequestOf } from '../../domain/site/editing/edit-request.ts';
import type { AppBindings } from '../app-bindings.ts';
import { isConnected } from './builder-hosts.ts';
import { hasEditToken } from './edit-token.ts';

/**
 * Returns the edit request in a page's URL, or `null` if no builder space is connected or the URL does not contain the
 * valid token.
 */
export const editRequest = async (c: Context<AppBindings>): Promise<EditRequest | null> => {
  const { searchParams } = new URL(c.req.url);
  const edit = isConnected(c.env ?? {}) ? editRequestOf(searchParams) : null;
  return edit !== null && (await hasEditToken(c.env, searchParams)) ? edit : null;
};
