import { type ReactNode, use } from 'react';
import { type BlockFrame, unlinked } from '../block-props.ts';
import type { BlockFrameProps } from '../render/block-frame.ts';
import { FormContext } from './form-context.ts';
import './form-field.css';

interface FieldValues extends Pick<BlockFrame, 'box' | 'blockId' | 'isStyled'> {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly required: boolean;
}

const Words = ({ children, required }: { children: string; required: boolean }): ReactNode => (
  <>
    {children}
    {required ? (
      <i className="field-required" aria-hidden="true">
        {' '}
        *
      </i>
    ) : null}
  </>
);

export interface FieldParts {
  /** Attributes of the control. The control is the block's box, so that styles from staff apply to it. */
  readonly attributes: BlockFrameProps;
  /** The entered value of a rejected form. */
  readonly typed: string | undefined;
  /** Placeholder text; undefined if it is the visible label. */
  readonly placeholder: string | undefined;
  /** Renders the control with its label above it. */
  under(control: ReactNode): ReactNode;
  /** Renders the control with its label next to it. */
  beside(control: ReactNode): ReactNode;
}

/**
 * Returns the attributes and layout of a form control with its label. If staff styled the control, its label is visible
 * only if they entered one, and is always announced by assistive technology.
 */
export function useField(values: FieldValues, controlClass = 'field-input'): FieldParts {
  const { name, label, placeholder = '', required, box, blockId, isStyled } = values;
  const { typed } = use(FormContext);
  const words = label || placeholder || name;
  const isSilent = isStyled && label === '';
  const id = box.id ?? `${blockId}-field`;
  const ownClass = isStyled ? 'form-field-bare' : controlClass;
  const labelOf = (
    <label htmlFor={id}>
      <Words required={required}>{words}</Words>
    </label>
  );
  return {
    attributes: {
      ...unlinked(box),
      id,
      className: `${box.className} ${ownClass}`.trim(),
      ...(isSilent && { 'aria-label': box['aria-label'] ?? words }),
    },
    typed: typed[name],
    placeholder: (isSilent || label !== '') && placeholder !== '' ? placeholder : undefined,
    under: (control) => {
      if (isSilent) return control;
      const both = (
        <>
          {labelOf}
          {control}
        </>
      );
      return isStyled ? both : <div className="field">{both}</div>;
    },
    beside: (control) =>
      isSilent ? (
        control
      ) : (
        <div>
          {control} {labelOf}
        </div>
      ),
  };
}
