import { type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { TypedTexts } from '../form-form/typed-texts.ts';
import type { declaration } from './form-input.inputs.ts';

const Required = (): ReactNode => (
  <i className="field-required" aria-hidden="true">
    {' '}
    *
  </i>
);

/** A field of one line: text above it, or beside a checkbox. */
export function FormInput(props: BlockProps<typeof declaration>): ReactNode {
  const { type, name, label, value, placeholder, required, defaultChecked, blockId } = props;
  const typed = use(TypedTexts)[name];
  const id = `${blockId}-field`;
  const words = label || placeholder || name;
  const isTick = type === 'checkbox' || type === 'radio';
  const text = value || props.defaultValue;
  if (type === 'hidden') return <input type="hidden" name={name} defaultValue={text} />;
  if (isTick) {
    return (
      <label>
        <input
          type={type}
          name={name}
          value={text || 'true'}
          required={required}
          defaultChecked={typed === undefined ? defaultChecked : typed === (text || 'true')}
        />{' '}
        {words}
        {required ? <Required /> : null}
      </label>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {words}
        {required ? <Required /> : null}
      </label>
      <input
        id={id}
        className="field-input"
        type={type}
        name={name}
        placeholder={label === '' ? undefined : placeholder || undefined}
        required={required}
        defaultValue={type === 'file' ? undefined : (typed ?? text)}
      />
    </div>
  );
}
