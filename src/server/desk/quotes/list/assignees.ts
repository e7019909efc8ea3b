import { mayDo } from '../../../../domain/site/staff/roles.ts';
import type { StaffMembers } from '../../../staff/staff-members.ts';
import type { Assignee } from './change-forms.tsx';

/** Returns the people whom quotes may be assigned to, by name: those who may work on quotes and have joined. */
export const assignees = async (members: Pick<StaffMembers, 'all'>): Promise<readonly Assignee[]> =>
  (await members.all())
    .filter(({ role, joinedAt }) => joinedAt !== null && mayDo(role, 'quotes'))
    .map(({ id, name }) => ({ id, name }));
