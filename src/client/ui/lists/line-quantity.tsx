import { type ReactNode, useEffect, useState } from 'react';
import { readListQuantity } from '../../../domain/lists/list-quantity.ts';
import { formatCount } from '../../../domain/pricing/money.ts';

/** The quantity of a line, to be changed in its place. What is no number is marked and stays. */
export function LineQuantity(props: {
  id: number;
  quantity: number | null;
  /** As it stands in the list, where it is no number. */
  typed: string;
  tabIndex: number;
  onChange: (quantity: number) => void;
}): ReactNode {
  const { id, quantity, typed, tabIndex, onChange } = props;
  const known = quantity === null ? typed : formatCount(quantity);
  const [text, setText] = useState(known);
  useEffect(() => setText(known), [known]);
  const take = (): void => {
    const value = readListQuantity(text);
    if (value === null) setText(known);
    else if (value !== quantity) onChange(value);
  };
  return (
    <input
      className="field-input field-input-small text-number line-quantity"
      inputMode="numeric"
      aria-label={`Quantity of line ${id}`}
      aria-invalid={quantity === null}
      value={text}
      tabIndex={tabIndex}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
