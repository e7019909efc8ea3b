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
  /** What the control carries: the block's own box, so that styles of staff are the control's. */
  readonly attributes: BlockFrameProps;
  /** What was typed into it before the form came back. */
  readonly typed: string | undefined;
  /** Under the label, unless there is none to be seen. */
  readonly placeholder: string | undefined;
  /** The control with its label above it. */
  under(control: ReactNode): ReactNode;
  /** The control with its label beside it. */
  beside(control: ReactNode): ReactNode;
}

/**
 * A control of a form with its label. A control that staff gave styles is theirs alone: words are seen with it only when
 * they typed a label, and said in any case.
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
