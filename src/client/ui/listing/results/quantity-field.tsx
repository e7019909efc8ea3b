import { memo, type ReactNode, useId, useState } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { withQuantity } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { parseQuantity, quantityProblem } from '../../../../domain/shop/pricing/quantity.ts';
import { QueryFields } from '../filters/query-fields.tsx';
import { useListing, useListingActions, useListingFrame } from '../listing-context.tsx';

const problemOf = (text: string): string | null => (text.trim() === '' ? null : quantityProblem(text));

/**
 * The quantity that prices and ship times are for; empty for starting prices and stock. Applied on Enter and on blur.
 *
 * @param invalid the text in the URL if it is invalid
 */
export const QuantityField = memo(function QuantityField({ invalid }: { invalid: string | undefined }): ReactNode {
  const quantity = useListing((state) => state.query.quantity);
  const { apply, getState } = useListingActions();
  const { action } = useListingFrame();
  const shown = quantity === null ? '' : String(quantity);
  const [text, setText] = useState(invalid || shown);
  const [seen, setSeen] = useState(quantity);
  const [problem, setProblem] = useState(problemOf(text));
  const id = useId();
  if (seen !== quantity) {
    setSeen(quantity);
    setText(shown);
    setProblem(null);
  }
  const commit = (): void => {
    const wrong = problemOf(text);
    setProblem(wrong);
    if (wrong !== null) return;
    const next = parseQuantity(text);
    const note =
      next === null ? 'Starting prices and stock. ' : `Prices and ship times for ${counted(next, 'piece')}. `;
    apply(withQuantity(getState().query, next), { note });
  };
  return (
    <>
      <form
        className="toolbar-label"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          commit();
        }}
      >
        <QueryFields without={['quantity', 'page']} />
        <label htmlFor={id}>Quantity</label>
        <input
          id={id}
          className="field-input field-input-small"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          placeholder="any"
          value={text}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => setText(target.value)}
          onBlur={commit}
        />
        <noscript>
          <button type="submit" className="button button-small">
            Show
          </button>
        </noscript>
      </form>
      {problem === null ? null : (
        <p id={`${id}-problem`} className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
});
