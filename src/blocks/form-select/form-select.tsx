import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { useField } from '../form-form/form-field.tsx';
import { keyed } from '../keyed.ts';
import type { declaration } from './form-select.inputs.ts';

/** A select field. */
export function FormSelect(props: BlockProps<typeof declaration>): ReactNode {
  const { name, options, value, defaultValue, required } = props;
  const { attributes, typed, under } = useField(props, 'field-input field-select');
  return under(
    <select
      {...attributes}
      name={name}
      required={required}
      defaultValue={typed ?? (value || defaultValue || undefined)}
    >
      {keyed(options).map(([key, option]) => (
        <option key={key} value={option.value}>
          {option.name || option.value}
        </option>
      ))}
    </select>,
  );
}
