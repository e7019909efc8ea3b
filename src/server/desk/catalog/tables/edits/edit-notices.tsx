import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../../client/ui/notice.tsx';
import { auditDetail } from '../../../../../domain/site/staff/audit-detail.ts';
import { AUDIT_ACTIONS, type AuditAction } from '../../../../../domain/site/staff/audit-entry.ts';
import { deskTime } from '../../../desk-time.ts';
import { ChangesTable } from './changes-table.tsx';
import { EDIT_ACTIONS, type FormState, type IndexStart, type SavedChange } from './form-state.ts';

const INDEX: Readonly<Record<'parts' | 'compound', Readonly<Record<IndexStart, string>>>> = {
  parts: {
    started: 'Lists, filters and search follow within a minute.',
    follows: 'Lists, filters and search follow after the synchronization that is active.',
    failed: 'Lists, filters and search follow within five minutes.',
    'no-workflow': 'Lists, filters and search follow with the next synchronization.',
  },
  compound: {
    started: 'The search index is being built. Visitors see the change within a few minutes.',
    follows: 'The search index is being built for an earlier change. Then it is built for this one.',
    failed: 'The search index could not be built. Build it again under Tables, or wait for tonight.',
    'no-workflow': 'This deployment cannot build the search index. Visitors see the change after the next import.',
  },
};

/** Prices are read from the database, stock from the search index. */
const arePrices = (action: AuditAction): boolean => action === EDIT_ACTIONS.prices || action === EDIT_ACTIONS.list;

/** A change that was just saved, and the button that takes it back. */
export const SavedNotice = (props: {
  readonly saved: SavedChange;
  readonly what: 'parts' | 'compound';
  /** Path of the form that undoes it; `null` without the permission to change the catalog or the log has no values. */
  readonly undo: string | null;
}): ReactNode => {
  const { change, index } = props.saved;
  return (
    <Notice tone="ok" icon={CircleCheck} as="div" role="status">
      <p>
        <b>
          {AUDIT_ACTIONS[change.action]}: {change.subject}.
        </b>{' '}
        {auditDetail(change.before, change.after)}
      </p>
      <p>
        {arePrices(change.action) ? 'Prices apply now. ' : ''}
        {INDEX[props.what][index]}
      </p>
      {props.undo === null ? null : (
        <form method="post" action={props.undo}>
          <input type="hidden" name="entry" value={change.id} />
          <button className="button button-small" type="submit">
            Undo
          </button>
        </form>
      )}
    </Notice>
  );
};

const lead = ({ reason, other }: FormState, now: number): string => {
  const who = other === null ? 'Somebody' : `${other.who.split(' <', 1)} (${deskTime(other.at, now)})`;
  return reason === 'undo'
    ? `The change cannot be undone: ${who} changed the record after it. Nothing was saved.`
    : `${who} changed this after you opened the page. Nothing was saved, and what you typed is still in the form.`;
};

/** Says why nothing was saved, above the form that it concerns. */
export const FormNotice = ({ state, now }: { readonly state: FormState; readonly now: number }): ReactNode => {
  const { reason, problems, differing } = state;
  if (reason === 'editing') return null;
  if (reason === 'same') {
    return (
      <Notice tone="info" icon={Info} role="status">
        Nothing differs from the values in the catalog, so nothing was saved.
      </Notice>
    );
  }
  if (reason === 'problems') {
    return (
      <Notice tone="danger" icon={CircleAlert} role="alert">
        Nothing was saved. {problems.length === 1 ? 'One value is' : `${problems.length} values are`} not accepted:{' '}
        {problems.map(({ text }) => text).join(' ')}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" icon={CircleAlert} as="div" role="alert">
      <p>{lead(state, now)}</p>
      {differing.length === 0 ? (
        <p>The catalog has the values that you typed.</p>
      ) : (
        <>
          <ChangesTable changes={differing} caption="Values now, and yours" columns={['Now', 'Yours']} />
          <p>Review the change again to save your values over the current ones.</p>
        </>
      )}
    </Notice>
  );
};
