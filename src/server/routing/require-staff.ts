import type { Context } from 'hono';
import { mayDo, rolesWith } from '../../domain/site/staff/roles.ts';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { recordAudit } from '../staff/record-audit.ts';
import type { Declaration, StaffRule } from './route-rules.ts';

/**
 * Requires a signed-in person with the permission that a route declares. The desk's gate sets the person, so a route that
 * is mounted elsewhere responds with 404. Throws `AppError('not-permitted')` and records it if the role does not include
 * the permission.
 */
export const requireStaff = async (
  c: Context<AppBindings>,
  rule: StaffRule,
  { method, pattern }: Pick<Declaration, 'method' | 'pattern'>,
): Promise<void> => {
  if (c.var.deskPath === undefined) throw new AppError('not-found');
  if (rule === 'door') return;
  if (c.var.staff === undefined) throw new AppError('not-found');
  if (mayDo(c.var.staff.role, rule)) return;
  await recordAudit(c, { action: 'refused', subject: `${method} ${pattern}`, after: { needs: rule } });
  throw new AppError('not-permitted', { message: `Your role does not include this. It needs ${rolesWith(rule)}.` });
};
