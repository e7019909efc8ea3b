import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../client/ui/notice.tsx';
import type { DeskShortcut } from '../desk-page.tsx';
import { deskHour } from '../desk-time.ts';
import { ErrorSection } from './error-section.tsx';
import { healthLines } from './health-lines.ts';
import { HEALTH_RESULTS, type HealthResult } from './health-result.ts';
import { HealthState } from './health-state.tsx';
import type { Health } from './load-health.ts';
import { MailSection } from './mail-section.tsx';
import { PageSection } from './page-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { SyncSection } from './sync-section.tsx';
import './health.css';

interface HealthProps {
  readonly health: Health;
  /** Maximum number of attempts per email. */
  readonly maxTries: number;
  /** Whether the person may retry emails. */
  readonly mayMail: boolean;
  /** Whether the person may start synchronizations and checks. */
  readonly mayOperate: boolean;
  /** Result of the last form. */
  readonly result: HealthResult | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const title = 'Site health';
export const place = 'home';
export const shortcuts: readonly DeskShortcut[] = [
  { keys: ['1', '5'], label: 'section' },
  { keys: ['J', 'K'], label: 'next, previous' },
  { keys: ['/'], label: 'search' },
];

const ICONS = { ok: CircleCheck, warning: CircleAlert, danger: CircleAlert } as const;

/** `/desk/health`: problems of the site, with the forms that fix them. */
export default function HealthPage({ health, maxTries, mayMail, mayOperate, result, now }: HealthProps): ReactNode {
  const lines = healthLines(health, now);
  const bad = lines.filter(({ state }) => state === 'bad').length;
  const message = result === null ? null : HEALTH_RESULTS[result];
  return (
    <div className="health">
      <div className="desk-head">
        <h1 className="desk-title">Site health</h1>
        <p className="health-sum">
          {bad === 0 ? 'Nothing needs attention.' : `${bad === 1 ? 'One line needs' : `${bad} lines need`} attention.`}{' '}
          Read at {deskHour(now)} US Eastern.
        </p>
      </div>
      {message === null ? null : (
        <Notice tone={message.tone} icon={ICONS[message.tone]} role="status">
          {message.text}
        </Notice>
      )}
      <ul className="health-lines" aria-label="Summary">
        {lines.map(({ id, label, state, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <HealthState state={state} />
              <b>{label}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <MailSection mails={health.mails} maxTries={maxTries} mayMail={mayMail} now={now} />
      <SyncSection health={health} mayOperate={mayOperate} now={now} />
      <StorageSection health={health} />
      <PageSection health={health} mayOperate={mayOperate} now={now} />
      <ErrorSection errors={health.errors} now={now} />
    </div>
  );
}
