import type { ReactNode } from 'react';
import type { Relaxation, SizePage } from '../../client/api.ts';
import { Island } from '../../client/island.tsx';
import { Breadcrumb } from '../../client/ui/breadcrumb.tsx';
import type { ListingResponse, ShopRow } from '../../domain/catalog/listing.ts';
import type { CatalogQuery } from '../../domain/catalog/query.ts';
import type { QueryProblem, QueryProblemKind } from '../../domain/catalog-url/query-problem.ts';
import type { Preferences } from '../../domain/preferences.ts';

export interface StorePageProps {
  readonly query: CatalogQuery;
  /** What of the address could not be taken as written. */
  readonly problems: readonly QueryProblem[];
  readonly response: ListingResponse<ShopRow>;
  /** For an empty result: which single filters could go. */
  readonly relaxations: readonly Relaxation[];
  /** First page of the sizes, chosen ones before all others. */
  readonly sizes: SizePage;
  readonly partCount: number;
  readonly compoundCount: number;
  readonly preferences: Preferences;
}

/** What the page did instead; unknown parameters, such as campaign tags, are not worth a word. */
const CONSEQUENCE: Readonly<Record<QueryProblemKind, string | null>> = {
  unknown: null,
  invalid: 'It was left out.',
  swapped: 'The two were swapped.',
  repeated: 'The first one was used.',
  unmatched: 'Nothing matches it.',
};

/** What of the address was not understood, and what the page did instead. */
export function AddressProblems({ problems }: { problems: readonly QueryProblem[] }): ReactNode {
  const told = problems.filter(({ kind }) => CONSEQUENCE[kind] !== null);
  if (told.length === 0) return null;
  return (
    <section className="tagl warn" aria-label="About this address">
      <div>
        <b>Part of this page's address was not understood.</b>
        <ul>
          {told.map(({ kind, parameter, message }) => (
            <li key={`${parameter} ${message}`}>
              <span className="mono">{parameter}</span>: {message} {CONSEQUENCE[kind]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const LISTING = 'main';

/** `/shop/orings`: filters and results, whole in HTML and alive with script. */
export function StorePage(props: StorePageProps): ReactNode {
  const { query, problems, response, relaxations, sizes, partCount, compoundCount, preferences } = props;
  const { facetList, colorCodes, items, filterList, totalItems, page, limit } = response;
  const start = { listing: LISTING, query, preferences };
  return (
    <div className="store">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'O-rings' }]} />
      <AddressProblems problems={problems} />
      <Island name="store-filters" props={{ ...start, mode: query.mode, facetList, colorCodes, totalItems, sizes }} />
      <Island
        name="store-results"
        props={{
          ...start,
          response: { items, filterList, totalItems, page, limit, colorCodes },
          relaxations,
          partCount,
          compoundCount,
        }}
      />
    </div>
  );
}
