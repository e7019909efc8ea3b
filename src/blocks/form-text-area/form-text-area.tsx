import { type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { TypedTexts } from '../form-form/typed-texts.ts';
import type { declaration } from './form-text-area.inputs.ts';

/** A field of several lines. */
export function FormTextArea(props: BlockProps<typeof declaration>): ReactNode {
  const { name, label, value, defaultValue, placeholder, required, blockId } = props;
  const typed = use(TypedTexts)[name];
  const id = `${blockId}-field`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label || placeholder || name}
        {required ? (
          <i className="field-required" aria-hidden="true">
            {' '}
            *
          </i>
        ) : null}
      </label>
      <textarea
        id={id}
        className="field-input"
        name={name}
        rows={4}
        placeholder={label === '' ? undefined : placeholder || undefined}
        required={required}
        defaultValue={typed ?? (value || defaultValue)}
      />
    </div>
  );
}
