import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../client/ui/notice.tsx';
import type { Permission } from '../../../domain/site/staff/roles.ts';
import type { AuditPage } from '../../staff/audit-log.ts';
import type { ListedSession } from '../../staff/staff-sessions.ts';
import type { TypedFilter } from './audit-filter.ts';
import { AuditLogSection } from './audit-log-section.tsx';
import { OwnSettingsSection } from './own-settings-section.tsx';
import { PeopleSection, type PeopleSectionProps } from './people-section.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { RolesSection } from './roles-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import './people.css';

/** Result of a form, at the top of the page. */
export interface PeopleMessage {
  readonly tone: 'ok' | 'warning' | 'danger';
  readonly text: string;
  /** A link to pass on. */
  readonly href?: string;
}

interface PeopleProps extends PeopleSectionProps {
  readonly sessions: readonly ListedSession[];
  /** `null` if the role does not include reading it. */
  readonly log: AuditPage | null;
  readonly filter: TypedFilter;
  /** Permissions that the desk uses so far. */
  readonly permissions: readonly Permission[];
  /** URL of the sign-in page. */
  readonly signInPath: string;
  readonly message: PeopleMessage | null;
  /** Whether the person may change settings. */
  readonly maySettings: boolean;
}

export const title = 'People';
export const place = 'people';

const TONE_ICONS = { ok: CircleCheck, warning: CircleAlert, danger: CircleAlert } as const;

/** `/desk/people`: people, roles, own sessions and the audit log. */
export default function PeoplePage(props: PeopleProps): ReactNode {
  const { message, log, filter, people, now } = props;
  return (
    <div className="people">
      <PeopleTabs current="people" maySettings={props.maySettings} />
      {message === null ? null : (
        <Notice tone={message.tone} icon={TONE_ICONS[message.tone]} role="status">
          {message.text} {message.href === undefined ? null : <code className="people-link">{message.href}</code>}
        </Notice>
      )}
      <PeopleSection {...props} />
      <RolesSection permissions={props.permissions} />
      <SessionsSection {...props} />
      <OwnSettingsSection hasShortcuts={props.staff.hasShortcuts} />
      {log === null ? null : <AuditLogSection log={log} filter={filter} people={people} now={now} />}
    </div>
  );
}
