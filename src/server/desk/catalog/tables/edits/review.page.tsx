import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../../client/ui/notice.tsx';
import { ChangesTable } from './changes-table.tsx';
import type { EditPlan } from './edit-plan.ts';
import '../tables.css';

interface ReviewProps {
  readonly plan: Pick<EditPlan, 'heading' | 'changes' | 'affects' | 'sync'>;
  /** Path of the form. */
  readonly action: string;
  readonly version: string;
  /** What was typed. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Whether the person tried to save without confirming the large changes. */
  readonly isUnconfirmed: boolean;
}

export const title = ({ plan }: ReviewProps): string => plan.heading;
export const place = 'catalog';

const VISIBLE = {
  refresh: 'Visitors see it within a minute; prices apply at once. Quotes that were sent keep their prices.',
  full: 'Visitors see it once the search index is built again, within a few minutes.',
} as const;

/** The confirmation of an edit: what changes, for how many parts, and when visitors see it. */
export default function ReviewPage({ plan, action, version, fields, isUnconfirmed }: ReviewProps): ReactNode {
  const large = plan.changes.filter(({ isLarge }) => isLarge);
  return (
    <div className="tables-review">
      <h1 className="desk-title">{plan.heading}</h1>
      {isUnconfirmed ? (
        <Notice tone="danger" icon={CircleAlert} role="alert">
          Nothing was saved. Confirm the prices that change by more than 50%, or correct them.
        </Notice>
      ) : null}
      <ChangesTable changes={plan.changes} caption="What changes" columns={['Now', 'New']} />
      <p>
        <b>Affects</b> {plan.affects}
      </p>
      <p className="desk-note">{VISIBLE[plan.sync]}</p>
      <form className="tables-confirm" method="post" action={action}>
        <input type="hidden" name="version" value={version} />
        {fields.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        {large.length === 0 ? null : (
          <label className="choice tables-large">
            <input type="checkbox" name="confirmed" value="yes" />
            <span>
              {large.map(({ label, after }) => `${after} ${label.toLowerCase()}`).join(', ')}{' '}
              {large.length === 1 ? 'is' : 'are'} right
            </span>
          </label>
        )}
        <div className="tables-buttons">
          <button className="button button-strong" type="submit" name="step" value="save">
            Save the change
          </button>
          <button className="button" type="submit" name="step" value="edit">
            Back to editing
          </button>
        </div>
      </form>
    </div>
  );
}
