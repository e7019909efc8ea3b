import type { ReactNode } from 'react';
import { ROLE_LABELS, ROLES } from '../../../domain/site/staff/roles.ts';

/** The roles as options of a select. */
export const RoleOptions = (): ReactNode =>
  ROLES.map((role) => (
    <option key={role} value={role}>
      {ROLE_LABELS[role]}
    </option>
  ));
