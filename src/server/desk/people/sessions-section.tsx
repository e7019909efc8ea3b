import type { ReactNode } from 'react';
import { IDLE_HOURS, SESSION_HOURS } from '../../../domain/site/staff/staff-session.ts';
import type { ListedSession, SignedInStaff } from '../../staff/staff-sessions.ts';
import { deskTime } from '../desk-time.ts';
import { TableHead } from './table-head.tsx';

interface SessionsProps {
  readonly staff: SignedInStaff;
  readonly sessions: readonly ListedSession[];
  /** URL of the sign-in page. */
  readonly signInPath: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const METHODS = { passkey: 'passkey', email: 'link by email', access: 'Cloudflare Access' } as const;

/** The open sessions of the signed-in person. */
export const SessionsSection = ({ staff, sessions, signInPath, now }: SessionsProps): ReactNode => (
  <section className="people-section" aria-labelledby="sessions">
    <h2 className="desk-heading" id="sessions">
      Your sessions
      <small>
        A session ends after {SESSION_HOURS} hours, or {IDLE_HOURS} hours without use
      </small>
    </h2>
    <table className="desk-table people-table" aria-labelledby="sessions">
      <TableHead columns={['Device', 'Logged in', 'Last active', 'By', 'Network']} hasActions />
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
