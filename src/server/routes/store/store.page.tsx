import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { foundForHeading } from '../../../client/ui/listing/listing-heading.tsx';
import { AddressProblems } from '../../../client/ui/listing/results/address-problems.tsx';
import { KeepOffline } from '../../../client/ui/offline/keep-offline.tsx';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { listingTitle } from '../../../domain/shop/catalog-url/listing-title.ts';
import type { PageHead } from '../../render/page-head.ts';
import type { StorePageProps } from './store.load.ts';
import '../../../client/ui/listing/store-layout.css';

export { loadStore as load } from './store.load.ts';

export const head = ({ response, partCount }: StorePageProps): PageHead => ({
  title: listingTitle(response.filterList),
  description: `Filter ${formatCount(partCount)} O-rings by size, material, hardness, temperature and compliance. Exact counts, price breaks, stock and ship times.`,
  canonical: STORE_PATH,
  sheets: ['store'],
  preload: ['store-heading', 'store-filters', 'store-results'],
});

export const headers = ({ catalogVersion }: StorePageProps) => ({ 'X-Catalog-Version': catalogVersion });

const LISTING = 'main';

/** `/shop/orings`: filters and results, complete in HTML and interactive with JavaScript. */
export default function StorePage(props: StorePageProps): ReactNode {
  const {
    query,
    problems,
    response,
    invalidQuantity,
    relaxations,
    nearest,
    sizes,
    keyword,
    partCount,
    compoundCount,
    preferences,
  } = props;
  const { facetList, stockCounts, colorCodes, items, filterList, mediaNotes, quantity, totalItems, page, limit } =
    response;
  const wholeCount = query.mode === 'compounds' ? compoundCount : partCount;
  const start = { listing: LISTING, query, preferences };
  return (
    <div className="store-layout">
      <a className="layout-skip" href="#results">
        Skip to the results
      </a>
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'O-rings' }]} />
      <AddressProblems problems={problems} />
      <Island
        name="store-heading"
        on="idle"
        props={{ ...start, found: foundForHeading(response), partCount, compoundCount }}
      />
      <Island
        name="store-filters"
        on="idle"
        props={{ ...start, mode: query.mode, facetList, stockCounts, colorCodes, totalItems, wholeCount, sizes }}
      />
      <Island
        name="store-results"
        on="idle"
        props={{
          ...start,
          response: { items, filterList, mediaNotes, quantity, totalItems, page, limit, colorCodes },
          invalidQuantity,
          relaxations,
          nearest,
          keyword,
          partCount,
          compoundCount,
        }}
      />
      <div className="store-layout-keep">
        <KeepOffline place="site" kind="catalog" />
      </div>
    </div>
  );
}
