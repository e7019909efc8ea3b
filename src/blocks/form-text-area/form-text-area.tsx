import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { useField } from '../form-form/form-field.tsx';
import type { declaration } from './form-text-area.inputs.ts';

/** A multi-line field. */
export function FormTextArea(props: BlockProps<typeof declaration>): ReactNode {
  const { name, value, defaultValue, required } = props;
  const { attributes, typed, placeholder, under } = useField(props);
  return under(
    <textarea
      {...attributes}
      name={name}
      rows={4}
      placeholder={placeholder}
      required={required}
      defaultValue={typed ?? (value || defaultValue)}
    />,
  );
}
