import type { ReactNode } from 'react';
import { mayDo, PERMISSIONS, type Permission, ROLE_LABELS, ROLES } from '../../../domain/site/staff/roles.ts';

/** What each role may do. */
export const RolesSection = ({ permissions }: { readonly permissions: readonly Permission[] }): ReactNode => (
  <section className="people-section" aria-labelledby="roles">
    <h2 className="desk-heading" id="roles">
      Roles
      <small>A person has one role</small>
    </h2>
    <div className="desk-scroll">
      <table className="desk-table people-roles" aria-labelledby="roles">
        <thead>
          <tr>
            <th scope="col">May</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {ROLE_LABELS[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">{PERMISSIONS[permission]}</th>
              {ROLES.map((role) => (
                <td key={role}>{mayDo(role, permission) ? 'yes' : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
