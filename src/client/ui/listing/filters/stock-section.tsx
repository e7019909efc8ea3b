import { memo, type ReactNode } from 'react';
import { formatCount, inNumber } from '../../../../domain/kit/text/counted.ts';
import type { StockCounts } from '../../../../domain/shop/catalog/listing.ts';
import { STOCK_KINDS } from '../../../../domain/shop/catalog/query.ts';
import { STOCK_CHOICES } from '../../../../domain/shop/catalog/stock-labels.ts';
import { toggleStock, withStock } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { useListing } from '../listing-context.tsx';
import { FilterSection } from './filter-section.tsx';
import { QueryLink } from './query-link.tsx';
import { QueryTick } from './query-tick.tsx';
import './facet-section.css';

/**
 * Warehouse and vendor stock separately, with exact counts. Parts that nobody has in stock are mentioned if they are
 * hidden.
 */
export const StockSection = memo(function StockSection({ counts }: { counts: StockCounts }): ReactNode {
  const stock = useListing((state) => state.query.stock);
  const inStock = useListing((state) => state.query.inStock);
  const hides = (inStock || stock.length > 0) && counts.none > 0;
  return (
    <FilterSection title="Stock" count={stock.length + Number(inStock)} startsOpen>
      <fieldset className="facet-section-values">
        <legend className="visually-hidden">Stock</legend>
        {STOCK_KINDS.map((kind) => (
          <QueryTick
            key={kind}
            name="stock"
            value={kind}
            ticked={stock.includes(kind)}
            isEmpty={counts[kind] === 0}
            edit={(now) => toggleStock(now, kind)}
          >
            <span>{STOCK_CHOICES[kind]}</span>
            <span className="choice-count">{formatCount(counts[kind])}</span>
          </QueryTick>
        ))}
      </fieldset>
      {hides ? (
        <p className="filter-section-note">
          {formatCount(counts.none)} without stock {inNumber(counts.none, 'is', 'are')} hidden.{' '}
          <QueryLink
            className="link"
            edit={(now) => ({ ...withStock(now, false), stock: [] })}
            note="Parts without stock are shown. "
          >
            Show<span className="visually-hidden"> parts without stock</span>
          </QueryLink>
        </p>
      ) : null}
    </FilterSection>
  );
});
