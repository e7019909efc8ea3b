import { memo, type ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { StockSwitch } from '../filters/stock-switch.tsx';
import { useListing, useListingFrame } from '../listing-context.tsx';
import { Pager } from './pager.tsx';
import { QuantityField } from './quantity-field.tsx';
import { RowsSelect } from './rows-select.tsx';
import { SortSelect } from './sort-select.tsx';
import { UnitToggle } from './unit-toggles.tsx';
import './toolbar.css';

interface PageOf {
  readonly page: number;
  readonly limit: number;
  readonly totalItems: number;
}

/**
 * Returns the first and last row shown, counted from 1; 0 and 0 if the page has no rows.
 *
 * @example shownRows({ page: 2, limit: 50, totalItems: 80 }) // [51, 80]
 */
const shownRows = ({ page, limit, totalItems }: PageOf): readonly [number, number] => {
  const first = (page - 1) * limit + 1;
  return first > totalItems ? [0, 0] : [first, Math.min(page * limit, totalItems)];
};

/** The range line with quantity, units, in-stock switch, page size and pager, shown above and below the table. */
export const Toolbar = memo(function Toolbar(
  props: PageOf & {
    position: 'above' | 'below';
    invalidQuantity?: string;
    /** Called when the visitor goes to another page. */
    onPage: () => void;
  },
): ReactNode {
  const { position, invalidQuantity, onPage, ...shown } = props;
  const [first, last] = shownRows(shown);
  const { naming } = useListingFrame();
  const mode = useListing((state) => state.query.mode);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains several forms
    <div className="toolbar" role="group" aria-label={naming(`Listing, ${position} the table`)}>
      {position === 'above' && mode === 'parts' ? <QuantityField invalid={invalidQuantity} /> : null}
      <span className="toolbar-range">
        Browsing{' '}
        <b>
          {formatCount(first)} to {formatCount(last)}
        </b>{' '}
        of <b>{formatCount(shown.totalItems)}</b> results
      </span>
      <span className="toolbar-space" />
      {position === 'above' ? (
        <div className="only-desktop toolbar-order">
          <SortSelect />
        </div>
      ) : null}
      <div className="toolbar-label only-desktop">
        <span className="toolbar-words">Temperature</span>
        <UnitToggle kind="temperature" />
      </div>
      <div className="toolbar-label only-desktop">
        <span className="toolbar-words">Length</span>
        <UnitToggle kind="measurement" />
      </div>
      {mode === 'compounds' ? null : (
        <div className="only-desktop">
          <StockSwitch
            label={
              <>
                In stock<span className="toolbar-words">here or at a vendor</span>
              </>
            }
          />
        </div>
      )}
      {shown.totalItems === 0 ? null : (
        <>
          {/* Small screens only have space for it below the table. */}
          <div className={position === 'above' ? 'only-desktop' : 'toolbar-rows'}>
            <RowsSelect />
          </div>
          <Pager {...shown} position={position} onFollow={onPage} />
        </>
      )}
    </div>
  );
});
