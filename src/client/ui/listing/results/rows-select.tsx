import { memo, type ReactNode, useId } from 'react';
import { PAGE_SIZES } from '../../../../domain/shop/catalog/query.ts';
import { withLimit } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { QueryFields } from '../filters/query-fields.tsx';
import { useListing, useListingActions, useListingFrame } from '../listing-context.tsx';

/** Number of rows per page. */
export const RowsSelect = memo(function RowsSelect(): ReactNode {
  const limit = useListing((state) => state.query.limit);
  const { apply, getState } = useListingActions();
  const { action } = useListingFrame();
  const id = useId();
  return (
    <form className="toolbar-label" action={action}>
      <QueryFields without={['limit', 'page']} />
      <label htmlFor={id}>Rows</label>
      <select
        id={id}
        className="field-input field-input-small field-select"
        name="limit"
        value={limit}
        onChange={({ target: { value } }) =>
          apply(withLimit(getState().query, Number(value)), { note: `${value} rows on a page. ` })
        }
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-small">
          Show
        </button>
      </noscript>
    </form>
  );
});
