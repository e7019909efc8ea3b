import type { ReactNode } from 'react';
import { type BlockProps, unlinked } from '../block-props.ts';
import { useField } from '../form-form/form-field.tsx';
import type { declaration } from './form-input.inputs.ts';

/** A single-line field with its label above, or a checkbox with its label next to it. */
export function FormInput(props: BlockProps<typeof declaration>): ReactNode {
  const { type, name, value, required, defaultChecked } = props;
  const isTick = type === 'checkbox' || type === 'radio';
  const { attributes, typed, placeholder, under, beside } = useField(props, isTick ? '' : 'field-input');
  const text = value || props.defaultValue;
  if (type === 'hidden') return <input {...unlinked(props.box)} type="hidden" name={name} defaultValue={text} />;
  if (isTick) {
    const ticked = text || 'true';
    const isTicked = typed === undefined ? defaultChecked : typed === ticked;
    return beside(
      <input {...attributes} type={type} name={name} value={ticked} required={required} defaultChecked={isTicked} />,
    );
  }
  return under(
    <input
      {...attributes}
      type={type}
      name={name}
      placeholder={placeholder}
      required={required}
      defaultValue={type === 'file' ? undefined : (typed ?? text)}
    />,
  );
}
