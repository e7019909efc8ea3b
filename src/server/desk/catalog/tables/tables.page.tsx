import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import type { UsdE5 } from '../../../../domain/kit/units.ts';
import { priceText } from '../../../../domain/shop/pricing/price-text.ts';
import { CatalogTabs } from '../catalog-tabs.tsx';
import type { IndexStart } from './edits/form-state.ts';
import './tables.css';

interface TablesProps {
  readonly search: string;
  readonly totals: { readonly parts: number; readonly compounds: number; readonly sizes: number };
  readonly compounds: readonly {
    readonly label: string;
    readonly labelDisplay: string;
    readonly description: string;
  }[];
  readonly compoundCount: number;
  readonly parts: readonly {
    readonly name: string;
    readonly size: string;
    readonly onHand: number;
    readonly priceE5: UsdE5;
  }[];
  readonly partCount: number;
  /** Result of building the search index. */
  readonly index: IndexStart | null;
  readonly mayChange: boolean;
}

export const title = 'Tables';
export const place = 'catalog';

const INDEX: Readonly<Record<IndexStart, string>> = {
  started: 'The search index is being built. Visitors see all changes within a few minutes.',
  follows: 'The search index is being built already. Then it is built again.',
  failed: 'The search index could not be built. Try again.',
  'no-workflow': 'This deployment has no Workflow that builds the search index.',
};

const shownOf = (shown: number, all: number, one: string): string =>
  shown < all ? `${formatCount(shown)} of ${counted(all, one)}` : counted(all, one);

/** `/desk/catalog/tables`: search for a part or a compound. */
export default function TablesPage(props: TablesProps): ReactNode {
  const { search, totals, compounds, compoundCount, parts, partCount, index, mayChange } = props;
  return (
    <div className="tables-record">
      <div className="desk-head">
        <h1 className="desk-title">Tables</h1>
        <span>
          {counted(totals.parts, 'part')}, {counted(totals.compounds, 'compound')}, {counted(totals.sizes, 'size')}
        </span>
        {mayChange ? (
          <form className="desk-actions" method="post" action="/desk/catalog/tables/index">
            <button className="button button-small" type="submit">
              Build the search index
            </button>
          </form>
        ) : null}
      </div>
      <CatalogTabs tab="tables" />
      {index === null ? null : (
        <Notice
          tone={index === 'started' ? 'ok' : 'info'}
          icon={index === 'started' ? CircleCheck : Info}
          role="status"
        >
          {INDEX[index]}
        </Notice>
      )}
      <search>
        <form className="tables-search" action="/desk/catalog/tables">
          <label htmlFor="tables-search">Part number or compound</label>
          <input
            className="field-input"
            id="tables-search"
            type="search"
            name="q"
            maxLength={100}
            defaultValue={search}
            autoComplete="off"
          />
          <button className="button button-strong" type="submit">
            Search
          </button>
        </form>
      </search>
      {search === '' || partCount > 0 || compoundCount > 0 ? null : (
        <Notice tone="info" icon={Info} role="status">
          No part and no compound matches “{search}”. Check the number, or search for a part of it.
        </Notice>
      )}
      {compounds.length === 0 ? null : (
        <section aria-labelledby="compounds">
          <h2 className="desk-heading" id="compounds">
            Compounds
            <small>{shownOf(compounds.length, compoundCount, 'compound')}</small>
          </h2>
          <table className="desk-table tables-list" aria-labelledby="compounds">
            <thead>
              <tr>
                <th scope="col">Compound</th>
                <th scope="col">Name</th>
                <th scope="col">Key features</th>
              </tr>
            </thead>
            <tbody>
              {compounds.map(({ label, labelDisplay, description }) => (
                <tr key={label}>
                  <th scope="row">
                    <a className="link tables-code" href={`/desk/catalog/compounds/${encodeURIComponent(label)}`}>
                      {label}
                    </a>
                  </th>
                  <td>{labelDisplay}</td>
                  <td>{description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {parts.length === 0 ? null : (
        <section aria-labelledby="parts">
          <h2 className="desk-heading" id="parts">
            Parts
            <small>{shownOf(parts.length, partCount, 'part')}</small>
          </h2>
          <table className="desk-table tables-list" aria-labelledby="parts">
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Size</th>
                <th scope="col" className="catalog-number">
                  In stock
                </th>
                <th scope="col">Starting price</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ name, size, onHand, priceE5 }) => (
                <tr key={name}>
                  <th scope="row">
                    <a className="link tables-code" href={`/desk/catalog/parts/${encodeURIComponent(name)}`}>
                      {name}
                    </a>
                  </th>
                  <td>{size}</td>
                  <td className="catalog-number">{formatCount(onHand)}</td>
                  <td>{priceE5 === 0 ? 'on request' : `$${priceText(priceE5)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
