import type { ReactNode } from 'react';
import { auditDetail } from '../../../../../domain/site/staff/audit-detail.ts';
import { AUDIT_ACTIONS, isAuditAction } from '../../../../../domain/site/staff/audit-entry.ts';
import { deskTime } from '../../../desk-time.ts';
import type { SideProps } from './side-props.ts';

/** Who did what, newest first. */
export const HistoryBlock = ({ view: { desk, now } }: SideProps): ReactNode => (
  <section className="quote-editor-block" id="history" aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    <div className="quote-editor-body">
      {desk.audit.length === 0 ? <p className="text-muted">Nobody changed it at the desk yet.</p> : null}
      <ul className="quote-editor-history">
        {desk.audit.map(({ at, who, action, before, after }) => (
          <li key={`${at} ${action}`}>
            <b>{isAuditAction(action) ? AUDIT_ACTIONS[action] : action}</b> by {who.split(' <', 1)}{' '}
            <small>{deskTime(at, now)}</small>
            <p className="text-muted">{auditDetail(before, after)}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
