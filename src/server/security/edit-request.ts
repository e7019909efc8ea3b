import type { Context } from 'hono';
import { type EditRequest, editRequestOf } from '../../domain/site/editing/edit-request.ts';
import type { AppBindings } from '../app-bindings.ts';
import { isConnected } from './builder-hosts.ts';
import { holdsEditToken } from './edit-token.ts';

/**
 * The edit request of a page's address. Without a connected space there is nothing to edit, and who does not hold the
 * token is a visitor, whatever else the address says.
 */
export const editRequest = async (c: Context<AppBindings>): Promise<EditRequest | null> => {
  const { searchParams } = new URL(c.req.url);
  const asked = isConnected(c.env ?? {}) ? editRequestOf(searchParams) : null;
  return asked !== null && (await holdsEditToken(c.env, searchParams)) ? asked : null;
};
