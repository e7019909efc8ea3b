import { type ReactNode, useEffect, useId, useState } from 'react';
import { formatCount } from '../../../../../domain/kit/text/counted.ts';
import { readListQuantity } from '../../../../../domain/order/lists/reading/list-quantity.ts';
import { INVALID_QUANTITY } from '../../../../../domain/shop/pricing/pricing-rules.ts';
import { quantityProblem } from '../../../../../domain/shop/pricing/quantity.ts';
import './line-quantity.css';

/**
 * Editable quantity of a line. An invalid quantity stays as typed, is marked, and has the reason as its description.
 */
export function LineQuantity(props: {
  id: number;
  quantity: number | null;
  /** The quantity as written in the list if it is not a number. */
  typed: string;
  tabIndex: number;
  onChange: (quantity: number) => void;
}): ReactNode {
  const { id, quantity, typed, tabIndex, onChange } = props;
  const known = quantity === null ? typed : formatCount(quantity);
  const [text, setText] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  useEffect(() => {
    setText(known);
    setProblem(null);
  }, [known]);
  const take = (): void => {
    const value = readListQuantity(text);
    setProblem(value === null && text !== known ? (quantityProblem(text) ?? INVALID_QUANTITY) : null);
    if (value === quantity) setText(known);
    else if (value !== null) onChange(value);
  };
  return (
    <>
      <input
        className="field-input field-input-small text-number line-quantity"
        inputMode="numeric"
        aria-label={`Quantity of line ${id}`}
        aria-invalid={quantity === null || problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        title={problem ?? undefined}
        value={text}
        tabIndex={tabIndex}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      {problem === null ? null : (
        <span className="visually-hidden" id={problemId} role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
