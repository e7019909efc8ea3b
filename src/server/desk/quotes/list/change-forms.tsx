import type { ReactNode } from 'react';
import { LOST_REASONS, type LostReason } from '../../../../domain/order/quotes/desk/lost-reason.ts';

/** The changes of quotes that need more than a click. */
export const CHANGES = { owner: 'Assign', 'follow-up': 'Follow-up date', lost: 'Mark lost' } as const;

export type ChangeKind = keyof typeof CHANGES;

export const isChangeKind = (text: unknown): text is ChangeKind =>
  typeof text === 'string' && Object.hasOwn(CHANGES, text);

/** Maximum characters of a note on a follow-up or on a reason. */
export const LONGEST_NOTE = 300;

/** A person whom quotes may be assigned to. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
}

/** What was typed into a form that is shown again. */
export interface TypedChange {
  readonly owner?: string;
  readonly date?: string;
  readonly note?: string;
  readonly reason?: string;
}

export interface ChangeFormProps {
  readonly kind: ChangeKind;
  /** References of the quotes (`refOf`); JavaScript adds them in a dialog. */
  readonly refs: readonly string[];
  readonly back: string;
  readonly people: readonly Assignee[];
  /** ID of the signed-in person. */
  readonly self: string;
  readonly typed: TypedChange;
  /** Message about a missing or invalid field; '' without one. */
  readonly problem: string;
  readonly cancel: ReactNode;
}

const Problem = ({ id, problem }: { readonly id: string; readonly problem: string }): ReactNode =>
  problem === '' ? null : (
    <p className="field-error" id={id}>
      {problem}
    </p>
  );

const OwnerFields = ({ people, self, typed }: ChangeFormProps): ReactNode => (
  <label className="field">
    <span className="quotes-label">Owner</span>
    <select className="field-input field-select" name="owner" defaultValue={typed.owner ?? self}>
      <option value="">Nobody</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {id === self ? `${name} (me)` : name}
        </option>
      ))}
    </select>
  </label>
);

const FollowUpFields = ({ typed, problem }: ChangeFormProps): ReactNode => (
  <>
    <label className="field">
      <span className="quotes-label">Date</span>
      <input
        className="field-input"
        type="date"
        name="date"
        defaultValue={typed.date ?? ''}
        aria-invalid={problem === '' ? undefined : 'true'}
        aria-describedby={problem === '' ? undefined : 'follow-up-problem'}
      />
    </label>
    <Problem id="follow-up-problem" problem={problem} />
    <label className="field desk-internal quotes-note">
      <span className="quotes-label">Note, internal (optional)</span>
      <input className="field-input" name="note" maxLength={LONGEST_NOTE} defaultValue={typed.note ?? ''} />
    </label>
    <p className="quotes-muted">The owner gets an email that morning. No date removes the follow-up.</p>
  </>
);

const LostFields = ({ typed, problem }: ChangeFormProps): ReactNode => (
  <>
    <fieldset className="quotes-reasons" aria-describedby={problem === '' ? undefined : 'lost-problem'}>
      <legend className="quotes-label">Reason</legend>
      {(Object.keys(LOST_REASONS) as LostReason[]).map((reason, at) => (
        <label className="choice" key={reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            required
            defaultChecked={typed.reason === reason}
            aria-invalid={problem === '' ? undefined : 'true'}
          />
          {LOST_REASONS[reason]}
          <span className="choice-count">{at + 1}</span>
        </label>
      ))}
    </fieldset>
    <Problem id="lost-problem" problem={problem} />
    <label className="field desk-internal quotes-note">
      <span className="quotes-label">Note, internal (optional)</span>
      <input className="field-input" name="note" maxLength={LONGEST_NOTE} defaultValue={typed.note ?? ''} />
    </label>
    <p className="quotes-muted">The customer gets no email. Their page says that the quote is closed.</p>
  </>
);

const FIELDS: Readonly<Record<ChangeKind, (props: ChangeFormProps) => ReactNode>> = {
  owner: OwnerFields,
  'follow-up': FollowUpFields,
  lost: LostFields,
};

const BUTTONS: Readonly<Record<ChangeKind, string>> = {
  owner: 'Assign',
  'follow-up': 'Save follow-up',
  lost: 'Mark lost',
};

/** The form of a change, on its page and in a dialog of the list. */
export const ChangeForm = (props: ChangeFormProps): ReactNode => {
  const { kind, refs, back, cancel } = props;
  const Fields = FIELDS[kind];
  return (
    <form className="quotes-change" method="post" action={`/desk/quotes/${kind}`}>
      {refs.map((ref) => (
        <input key={ref} type="hidden" name="quote" value={ref} />
      ))}
      <input type="hidden" name="back" value={back} />
      <Fields {...props} />
      <p className="quotes-buttons">
        <button className="button button-strong" type="submit">
          {BUTTONS[kind]}
        </button>
        {cancel}
      </p>
    </form>
  );
};
