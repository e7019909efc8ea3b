import { type ReactNode, useId, useState } from 'react';
import { parseQuantity, quantityProblem } from '../../../../domain/shop/pricing/quantity.ts';
import { QuantityProblem } from '../../pricing/quantity-problem.tsx';
import './cart-quantity.css';

/**
 * A line's quantity, applied on Enter, on blur and with the arrow keys. An invalid quantity stays as typed, shows the
 * reason and changes nothing.
 */
export function CartQuantity(props: {
  productName: string;
  quantity: number;
  /** Returns why the quantity was refused, or null. */
  onChange: (quantity: number) => string | null;
}): ReactNode {
  const { productName, quantity, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  const commit = (text: string): void => {
    const refused = quantityProblem(text) ?? onChange(parseQuantity(text) ?? Number.NaN);
    setProblem(refused);
    setTyped(refused === null ? null : text);
  };
  const step = (by: number): void => commit(String((parseQuantity(typed ?? String(quantity)) ?? quantity) + by));

  return (
    <div className="cart-quantity">
      <label className="cart-line-label" htmlFor={id}>
        Quantity <span className="visually-hidden">of {productName}</span>
      </label>
      <input
        id={id}
        className="field-input field-input-small text-mono text-number"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={typed ?? String(quantity)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (problem !== null && parseQuantity(value) !== null) setProblem(null);
        }}
        onBlur={() => {
          if (typed !== null) commit(typed);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget.value);
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      {problem === null ? null : (
        <QuantityProblem id={`${id}-problem`} problem={problem} typed={typed ?? ''} partName={productName} />
      )}
    </div>
  );
}
