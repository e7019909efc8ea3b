import { type ReactNode, use } from 'react';
import { type BlockProps, unlinked } from '../block-props.ts';
import { FormContext } from '../form-form/form-context.ts';
import type { declaration } from './form-submit-button.inputs.ts';
import '../button/button-block.css';

/** The submit button of the form that contains it. */
export function FormSubmitButton({ text, box, isStyled }: BlockProps<typeof declaration>): ReactNode {
  const { canBeSent } = use(FormContext);
  const look = isStyled ? 'form-field-send' : 'button-block-own button button-primary button-large';
  return (
    <button {...unlinked(box)} className={`${box.className} ${look}`} type="submit" disabled={!canBeSent}>
      {text}
    </button>
  );
}
