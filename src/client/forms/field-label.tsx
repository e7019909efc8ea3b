import type { ReactNode } from 'react';

/** The label of a field. The asterisk of a required field is read as "(required)". */
export const FieldLabel = (props: {
  readonly htmlFor: string;
  readonly isRequired: boolean;
  readonly children: string;
}): ReactNode => (
  <label htmlFor={props.htmlFor}>
    {props.children}
    {props.isRequired ? (
      <>
        {' '}
        <i className="field-required" aria-hidden="true">
          *
        </i>
        <span className="visually-hidden">(required)</span>
      </>
    ) : null}
  </label>
);
