import type { Context } from 'hono';
import type { AuditChange } from '../../domain/site/staff/audit-entry.ts';
import type { StaffMember } from '../../domain/site/staff/staff-member.ts';
import type { AppBindings } from '../app-bindings.ts';
import { networkOf } from '../security/request-limit.ts';
import type { AuditActor } from './audit-log.ts';

/** Returns the name of a person in the log. */
const auditName = ({ name, email }: Pick<StaffMember, 'name' | 'email'>): string => `${name} <${email}>`;

/** Returns the signed-in person of a request as the actor of its changes. */
export const actorOf = (
  c: Context<AppBindings>,
  member: Pick<StaffMember, 'id' | 'name' | 'email'> = c.var.staff,
): AuditActor => ({ staffId: member.id, who: auditName(member), network: networkOf(c) });

/**
 * Records a change by the signed-in person: what, before and after. A change of D1 records itself in its own transaction
 * instead, with `services.staff.audit.statement(actorOf(c), change)`.
 */
export const recordAudit = (c: Context<AppBindings>, change: AuditChange): Promise<void> =>
  c.var.services.staff.audit.record(actorOf(c), change);
