import type { ReactNode } from 'react';
import { Notice } from '../../../client/ui/notice.tsx';
import { counted } from '../../../domain/kit/text/counted.ts';
import { ROLE_LABELS, type Role } from '../../../domain/site/staff/roles.ts';
import { initialsOf } from '../../../domain/site/staff/staff-member.ts';
import { CONFIRMED_MINUTES } from '../../../domain/site/staff/staff-session.ts';
import type { ListedMember } from '../../staff/staff-members.ts';
import type { SignedInStaff } from '../../staff/staff-sessions.ts';
import { deskDay, deskTime } from '../desk-time.ts';
import { PasskeyForm } from '../passkey-form.tsx';
import { RoleOptions } from './role-options.tsx';
import { TableHead } from './table-head.tsx';

export interface PeopleSectionProps {
  readonly staff: SignedInStaff;
  readonly people: readonly ListedMember[];
  readonly mayManage: boolean;
  /** Whether the person proved their identity recently enough to change people. */
  readonly isConfirmed: boolean;
  /** JSON for the browser to confirm by a passkey; `null` if it is not needed or there is no passkey. */
  readonly confirmOptions: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const RoleSelect = ({ id, label, role }: { id: string; label: string; role: Role }): ReactNode => (
  <select
    className="field-input field-select field-input-small"
    id={id}
    name="role"
    aria-label={label}
    defaultValue={role}
  >
    <RoleOptions />
  </select>
);

const Invite = (): ReactNode => (
  <form className="people-invite" method="post" action="/desk/people/invite">
    <label className="field" htmlFor="invite-email">
      <span>Email</span>
      <input className="field-input" id="invite-email" name="email" type="email" maxLength={254} required />
    </label>
    <label className="field" htmlFor="invite-role">
      <span>Role</span>
      <select className="field-input field-select" id="invite-role" name="role" defaultValue="sales">
        <RoleOptions />
      </select>
    </label>
    <button className="button button-strong" type="submit">
      Send invitation
    </button>
  </form>
);

/** Replaces the forms until the person confirms that they are the signed-in person. */
const Confirm = ({ options }: { readonly options: string | null }): ReactNode =>
  options === null ? (
    <Notice tone="info">
      You logged in more than {CONFIRMED_MINUTES} minutes ago. To change people, log out and log in again.
    </Notice>
  ) : (
    <div className="people-confirm">
      <p>You logged in more than {CONFIRMED_MINUTES} minutes ago. Confirm that it is you to change people.</p>
      <PasskeyForm action="/desk/people/confirm" kind="use" options={options}>
        <button className="button button-strong" type="submit">
          Confirm with a passkey
        </button>
      </PasskeyForm>
    </div>
  );

interface RowProps {
  readonly member: ListedMember;
  readonly isYou: boolean;
  readonly isLastAdmin: boolean;
  readonly mayChange: boolean;
  readonly now: number;
}

const activeText = ({ joinedAt, seenAt, invitedAt, invitedUntil }: ListedMember, now: number): string => {
  if (joinedAt !== null) return seenAt === null ? '' : deskTime(seenAt, now);
  if (invitedUntil === null || invitedUntil <= now) return `invited ${deskDay(invitedAt)}, link expired`;
  return `invited ${deskDay(invitedAt)}, link valid until ${deskDay(invitedUntil)}`;
};

const signInText = ({ joinedAt, passkeys }: ListedMember): string => {
  if (joinedAt === null) return 'not joined';
  return passkeys === 0 ? 'links by email' : counted(passkeys, 'passkey');
};

const RoleCell = ({ member, isLastAdmin, mayChange }: RowProps): ReactNode =>
  !mayChange || isLastAdmin ? (
    ROLE_LABELS[member.role]
  ) : (
    <form className="people-role" method="post" action={`/desk/people/${member.id}/role`}>
      <RoleSelect id={`role-${member.id}`} label={`Role of ${member.name}`} role={member.role} />
      <button className="button button-small" type="submit" aria-label={`Save the role of ${member.name}`}>
        Save
      </button>
    </form>
  );

const Actions = ({ member, isLastAdmin, mayChange }: RowProps): ReactNode => {
  if (isLastAdmin) return <small>The last admin cannot be removed</small>;
  if (!mayChange) return null;
  const isInvited = member.joinedAt === null;
  return (
    <div className="people-actions">
      <form method="post" action={`/desk/people/${member.id}/invite`}>
        <button
          className="button button-small"
          type="submit"
          aria-label={
            isInvited ? `Send the invitation to ${member.email} again` : `Send a new invitation to ${member.name}`
          }
        >
          {isInvited ? 'Send again' : 'New passkey link'}
        </button>
      </form>
      <details className="people-remove">
        <summary
          className="button button-small"
          aria-label={isInvited ? `Withdraw the invitation to ${member.email}` : `Remove ${member.name}`}
        >
          {isInvited ? 'Withdraw' : 'Remove'}
        </summary>
        <form method="post" action={`/desk/people/${member.id}/remove`}>
          <p>
            {isInvited
              ? `The link to ${member.email} stops working.`
              : `${member.name} is logged out at once and loses access. The audit log keeps the name.`}
          </p>
          <button className="button button-small button-strong" type="submit">
            {isInvited ? 'Withdraw the invitation' : 'Remove for good'}
          </button>
        </form>
      </details>
    </div>
  );
};

const MemberRow = (props: RowProps): ReactNode => {
  const { member, isYou, now } = props;
  return (
    <tr>
      <th scope="row">
        <span className="people-initials" aria-hidden="true">
          {initialsOf(member.name)}
        </span>
        <b>{member.name}</b> {isYou ? <small>you</small> : null}
      </th>
      <td data-label="Email">{member.email}</td>
      <td data-label="Role">
        <RoleCell {...props} />
      </td>
      <td data-label="Log-in">{signInText(member)}</td>
      <td data-label="Last active">{activeText(member, now)}</td>
      <td className="people-end">
        <Actions {...props} />
      </td>
    </tr>
  );
};

const PeopleTable = ({ staff, people, mayManage, isConfirmed, now }: PeopleSectionProps): ReactNode => {
  const admins = people.filter(({ role, joinedAt }) => role === 'admin' && joinedAt !== null);
  return (
    <table className="desk-table people-table" aria-labelledby="people">
      <TableHead columns={['Name', 'Email', 'Role', 'Log-in', 'Last active']} hasActions />
      <tbody>
        {people.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isYou={member.id === staff.id}
            isLastAdmin={admins.length === 1 && admins[0]?.id === member.id}
            mayChange={mayManage && isConfirmed}
            now={now}
          />
        ))}
      </tbody>
    </table>
  );
};

/** The people with their roles, and the forms that change them. */
export const PeopleSection = (props: PeopleSectionProps): ReactNode => {
  const { people, mayManage, isConfirmed, confirmOptions } = props;
  const joined = people.filter(({ joinedAt }) => joinedAt !== null).length;
  return (
    <section className="people-section" aria-labelledby="people">
      <h2 className="desk-heading" id="people">
        People
        <small>
          {joined} active, {people.length - joined} invited
        </small>
      </h2>
      {mayManage ? isConfirmed ? <Invite /> : <Confirm options={confirmOptions} /> : null}
      <PeopleTable {...props} />
    </section>
  );
};
