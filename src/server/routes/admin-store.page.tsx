import type { ReactNode } from 'react';
import { Island } from '../../client/island.tsx';
import type { QueryProblem } from '../../domain/catalog-url/query-problem.ts';
import type { CompoundListing } from './admin-store.load.ts';
import { AddressProblems } from './store.page.tsx';

const LISTING = 'compounds';

/** `/admin-store`: the compounds with their properties, without the public shell (spec §6). */
export function AdminStorePage(props: CompoundListing & { readonly problems: readonly QueryProblem[] }): ReactNode {
  const { query, response, relaxations, hidden, sizes, comparisons, partCount, compoundCount, preferences } = props;
  const { facetList, colorCodes, items, filterList, totalItems, page, limit } = response;
  const start = { listing: LISTING, query, preferences, place: 'admin-store' } as const;
  return (
    <div className="store adm">
      <AddressProblems problems={props.problems} />
      <Island
        name="store-filters"
        props={{ ...start, mode: query.mode, hidden, facetList, colorCodes, totalItems, sizes }}
      />
      <Island
        name="store-results"
        props={{
          ...start,
          response: { items, filterList, totalItems, page, limit, colorCodes },
          relaxations,
          partCount,
          compoundCount,
          comparisons,
        }}
      />
    </div>
  );
}
