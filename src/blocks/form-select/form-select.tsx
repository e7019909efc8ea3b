import { type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { TypedTexts } from '../form-form/typed-texts.ts';
import { keyed } from '../keyed.ts';
import type { declaration } from './form-select.inputs.ts';

/** A choice of one. */
export function FormSelect(props: BlockProps<typeof declaration>): ReactNode {
  const { name, label, options, value, defaultValue, required, blockId } = props;
  const typed = use(TypedTexts)[name];
  const id = `${blockId}-field`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label || name}
        {required ? (
          <i className="field-required" aria-hidden="true">
            {' '}
            *
          </i>
        ) : null}
      </label>
      <select
        id={id}
        className="field-input field-select"
        name={name}
        required={required}
        defaultValue={typed ?? (value || defaultValue || undefined)}
      >
        {keyed(options).map(([key, option]) => (
          <option key={key} value={option.value}>
            {option.name || option.value}
          </option>
        ))}
      </select>
    </div>
  );
}
