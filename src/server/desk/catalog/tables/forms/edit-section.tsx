import type { ReactNode } from 'react';
import { FormNotice } from '../edits/edit-notices.tsx';
import type { EditForm, FormState } from '../edits/form-state.ts';

/** A section of a record with its form. Without the permission to change the catalog its fields are disabled. */
export const EditSection = (props: {
  readonly form: EditForm;
  readonly heading: string;
  readonly note: ReactNode;
  readonly action: string;
  readonly version: string;
  readonly state: FormState | null;
  readonly mayChange: boolean;
  readonly now: number;
  readonly children: ReactNode;
}): ReactNode => {
  const { form, heading, note, action, version, state, mayChange, now, children } = props;
  return (
    <section className="tables-section" aria-labelledby={`heading-${form}`}>
      <h2 className="desk-heading" id={`heading-${form}`}>
        {heading}
        <small>{note}</small>
      </h2>
      {state?.form === form ? <FormNotice state={state} now={now} /> : null}
      <form method="post" action={action}>
        <input type="hidden" name="version" value={version} />
        <fieldset disabled={!mayChange}>
          <legend className="visually-hidden">{heading}</legend>
          {children}
          {mayChange ? (
            <button className="button" type="submit" name="step" value="review">
              Review the change
            </button>
          ) : null}
        </fieldset>
      </form>
    </section>
  );
};
