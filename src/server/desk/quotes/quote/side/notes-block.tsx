import type { ReactNode } from 'react';
import { fieldIn } from '../../../../../domain/order/quotes/desk/draft-fields.ts';
import { deskTime } from '../../../desk-time.ts';
import { DRAFT_FORM } from '../fields.tsx';
import type { SideProps } from './side-props.ts';

/** The note to the customer, and notes that only staff see. */
export const NotesBlock = ({ view }: SideProps): ReactNode => {
  const { fields, read, desk, quote, mayEdit, mode, now } = view;
  const isEdited = mode === 'edit' && mayEdit;
  return (
    <section className="quote-editor-block" id="notes" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <div className="quote-editor-body">
        {isEdited ? (
          <label className="field">
            <span>Note to customer</span>
            <textarea
              className="field-input"
              form={DRAFT_FORM}
              name="words"
              rows={3}
              maxLength={5000}
              defaultValue={fieldIn(fields, 'words')}
            />
            <span className="field-hint">Appears above the lines, in the email and in the PDF.</span>
          </label>
        ) : null}
        <h3>Internal {desk.notes.length === 0 ? '' : desk.notes.length}</h3>
        {desk.notes.map(({ id, who, at, words, line }) => (
          <p key={id} className="desk-internal quote-editor-note">
            {line === null ? '' : `Line ${line}: `}
            {words}{' '}
            <small>
              {who}, {deskTime(Date.parse(at), now)}
            </small>
          </p>
        ))}
        {mayEdit ? (
          <form method="post" action={`/desk/quotes/${quote.number}/notes`} className="desk-form">
            <label className="field">
              <span>Internal note, never sent</span>
              <textarea className="field-input desk-internal" name="note" rows={2} maxLength={2000} required />
            </label>
            <div className="quote-editor-row">
              <select className="field-input field-select field-input-small" name="line" aria-label="Line of the note">
                <option value="">Whole quote</option>
                {read.lines.map(({ position }) => (
                  <option key={position} value={position}>
                    Line {position}
                  </option>
                ))}
              </select>
              <button className="button button-small" type="submit">
                Add note
              </button>
            </div>
          </form>
        ) : null}
      </div>
    </section>
  );
};
