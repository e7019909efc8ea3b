import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { AddressProblems } from '../../../client/ui/listing/address-problems.tsx';
import type { KeywordReading } from '../../../client/ui/listing/keyword-offer.tsx';
import { foundForHeading } from '../../../client/ui/listing/listing-heading.tsx';
import type { NearestAnswer } from '../../../domain/api/nearest-parts.ts';
import type { RelaxedFilter } from '../../../domain/api/relaxations.ts';
import type { ListingResponse, ShopRow } from '../../../domain/catalog/listing.ts';
import type { CatalogQuery } from '../../../domain/catalog/query.ts';
import type { SizePage } from '../../../domain/catalog/rows/size-page.ts';
import type { QueryProblem } from '../../../domain/catalog-url/query-problem.ts';
import type { Preferences } from '../../../domain/preferences.ts';

export interface StorePageProps {
  readonly query: CatalogQuery;
  /** What of the address could not be taken as written. */
  readonly problems: readonly QueryProblem[];
  readonly response: ListingResponse<ShopRow>;
  /** For an empty result: which single filters could go. */
  readonly relaxations: readonly RelaxedFilter[];
  /** For an empty result: the parts nearest to it. */
  readonly nearest: NearestAnswer | null;
  /** First page of the sizes, chosen ones before all others. */
  readonly sizes: SizePage;
  /** What the keyword text means; null without one. */
  readonly keyword: KeywordReading | null;
  readonly partCount: number;
  readonly compoundCount: number;
  readonly preferences: Preferences;
}

const LISTING = 'main';

/** `/shop/orings`: filters and results, whole in HTML and alive with script. */
export function StorePage(props: StorePageProps): ReactNode {
  const { query, problems, response, relaxations, nearest, sizes, keyword, partCount, compoundCount, preferences } =
    props;
  const { facetList, stockCounts, colorCodes, items, filterList, mediaNotes, totalItems, page, limit } = response;
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
        props={{ ...start, mode: query.mode, facetList, stockCounts, colorCodes, totalItems, sizes }}
      />
      <Island
        name="store-results"
        on="idle"
        props={{
          ...start,
          response: { items, filterList, mediaNotes, totalItems, page, limit, colorCodes },
          relaxations,
          nearest,
          keyword,
          partCount,
          compoundCount,
        }}
      />
    </div>
  );
}
