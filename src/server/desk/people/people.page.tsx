import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../client/ui/notice.tsx';
import { counted } from '../../../domain/kit/text/counted.ts';
import {
  mayDo,
  PERMISSIONS,
  type Permission,
  ROLE_LABELS,
  ROLES,
  type Role,
} from '../../../domain/site/staff/roles.ts';
import { initialsOf } from '../../../domain/site/staff/staff-member.ts';
import { CONFIRMED_MINUTES, IDLE_HOURS, SESSION_HOURS } from '../../../domain/site/staff/staff-session.ts';
import type { AuditFilter, AuditPage } from '../../staff/audit-log.ts';
import type { ListedMember } from '../../staff/staff-members.ts';
import type { ListedSession, SignedInStaff } from '../../staff/staff-sessions.ts';
import { deskDay, deskTime } from '../desk-time.ts';
import { PasskeyForm } from '../passkey-form.tsx';
import { AuditLogSection } from './audit-log-section.tsx';
import './people.css';

/** Result of a form, at the top of the page. */
export interface PeopleMessage {
  readonly tone: 'ok' | 'warning' | 'danger';
  readonly text: string;
  /** A link to pass on. */
  readonly href?: string;
}

interface PeopleProps {
  readonly staff: SignedInStaff;
  readonly people: readonly ListedMember[];
  readonly sessions: readonly ListedSession[];
  /** `null` if the role does not include reading it. */
  readonly log: AuditPage | null;
  readonly filter: AuditFilter;
  /** Permissions that the desk uses so far. */
  readonly permissions: readonly Permission[];
  readonly mayManage: boolean;
  /** Whether the person proved their identity recently enough to change people. */
  readonly isConfirmed: boolean;
  /** JSON for the browser to confirm by a passkey; `null` if it is not needed or there is no passkey. */
  readonly confirmOptions: string | null;
  /** URL of the sign-in page. */
  readonly signInPath: string;
  readonly message: PeopleMessage | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const title = 'People';
export const place = 'people';

const RoleSelect = ({ id, label, role }: { id: string; label: string; role: Role }): ReactNode => (
  <select
    className="field-input field-select field-input-small"
    id={id}
    name="role"
    aria-label={label}
    defaultValue={role}
  >
    {ROLES.map((one) => (
      <option key={one} value={one}>
        {ROLE_LABELS[one]}
      </option>
    ))}
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
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
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

const PeopleTable = ({ staff, people, mayManage, isConfirmed, now }: PeopleProps): ReactNode => {
  const admins = people.filter(({ role, joinedAt }) => role === 'admin' && joinedAt !== null);
  return (
    <table className="desk-table people-table" aria-labelledby="people">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
          <th scope="col">Log-in</th>
          <th scope="col">Last active</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
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

const PeopleSection = (props: PeopleProps): ReactNode => {
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

const RolesSection = ({ permissions }: PeopleProps): ReactNode => (
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

const METHODS = { passkey: 'passkey', email: 'link by email', access: 'Cloudflare Access' } as const;

const SessionsSection = ({ staff, sessions, signInPath, now }: PeopleProps): ReactNode => (
  <section className="people-section" aria-labelledby="sessions">
    <h2 className="desk-heading" id="sessions">
      Your sessions
      <small>
        A session ends after {SESSION_HOURS} hours, or {IDLE_HOURS} hours without use
      </small>
    </h2>
    <table className="desk-table people-table" aria-labelledby="sessions">
      <thead>
        <tr>
          <th scope="col">Device</th>
          <th scope="col">Logged in</th>
          <th scope="col">Last active</th>
          <th scope="col">By</th>
          <th scope="col">Network</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <th scope="row">
              {session.device} {session.id === staff.sessionId ? <small>this one</small> : null}
            </th>
            <td data-label="Logged in">{deskTime(session.signedInAt, now)}</td>
            <td data-label="Last active">{deskTime(session.seenAt, now)}</td>
            <td data-label="By">{METHODS[session.method]}</td>
            <td data-label="Network">{session.network}</td>
            <td className="people-end">
              {session.id === staff.sessionId ? null : (
                <form method="post" action={`/desk/people/sessions/${session.id}/end`}>
                  <button
                    className="button button-small"
                    type="submit"
                    aria-label={`End the session on ${session.device}`}
                  >
                    End
                  </button>
                </form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <form method="post" action="/desk/people/sessions/end-others" className="people-others">
      <button className="button button-small" type="submit">
        End all other sessions
      </button>
      <p className="desk-note">
        There are no passwords. Staff log in at <a href={signInPath}>{signInPath}</a>: others see an unknown page there
        and everywhere below /desk.
      </p>
    </form>
  </section>
);

const TONE_ICONS = { ok: CircleCheck, warning: CircleAlert, danger: CircleAlert } as const;

/** `/desk/people`: people, roles, own sessions and the audit log. */
export default function PeoplePage(props: PeopleProps): ReactNode {
  const { message, log, filter, people, now } = props;
  return (
    <div className="people">
      <h1 className="desk-title">People</h1>
      {message === null ? null : (
        <Notice tone={message.tone} icon={TONE_ICONS[message.tone]} role="status">
          {message.text} {message.href === undefined ? null : <code className="people-link">{message.href}</code>}
        </Notice>
      )}
      <PeopleSection {...props} />
      <RolesSection {...props} />
      <SessionsSection {...props} />
      {log === null ? null : <AuditLogSection log={log} filter={filter} people={people} now={now} />}
    </div>
  );
}
