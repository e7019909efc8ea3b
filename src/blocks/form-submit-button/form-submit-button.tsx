import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import type { declaration } from './form-submit-button.inputs.ts';

/** The button that sends the form it stands in. */
export const FormSubmitButton = ({ text }: BlockProps<typeof declaration>): ReactNode => (
  <button type="submit" className="button button-primary button-large">
    {text}
  </button>
);
