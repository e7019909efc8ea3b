import { ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import { formatLength, type LengthUnit, mm } from '../../../../domain/kit/units.ts';
import { LISTS_PATH, QUOTE_PATH } from '../../../../domain/reference/paths/store-links.ts';
import type { ActiveFilter } from '../../../../domain/shop/catalog/listing.ts';
import type { CatalogQuery, ListingMode } from '../../../../domain/shop/catalog/query.ts';
import { removeFilter } from '../../../../domain/shop/catalog/remove-filter.ts';
import { countFilters, withPage } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { filterTitle } from '../../../../domain/shop/catalog-url/filter-titles.ts';
import { storeRequestHref } from '../../../../domain/shop/catalog-url/store-request.ts';
import type { NearestPartsResponse } from '../../../../domain/site/api/catalog/nearest-parts.ts';
import type { RelaxedFilter } from '../../../../domain/site/api/catalog/relaxations.ts';
import { GhostRing } from '../../../../drawings/rings/ghost-ring.tsx';
import { TextLink } from '../../links/text-link.tsx';
import { Notice } from '../../notice.tsx';
import { chipLabel } from '../filters/chip-label.ts';
import { QueryLink } from '../filters/query-link.tsx';
import { useListing, useListingFrame, usePreferences } from '../listing-context.tsx';
import { NearParts } from './near-parts.tsx';
import './empty-result.css';

/** The requested inside diameter: `⌀24.90–25.10`. */
const requestedDiameter = ({ idMm: { low, high } }: CatalogQuery, unit: LengthUnit): string | undefined => {
  if (low === null && high === null) return undefined;
  if (low === null || high === null) return `⌀${low === null ? '≤' : '≥'} ${formatLength(unit, low ?? high ?? mm(0))}`;
  const ends = [low, high].map((end) => formatLength(unit, end));
  return `⌀${low === high ? ends[0] : ends.join('–')}`;
};

const NO_RESULTS =
  "Sorry, we weren't able to find an O-Ring matching this criteria in our online store, but we may still have this product available.";

const NOUNS: Readonly<Record<ListingMode, string>> = { parts: 'part', compounds: 'compound' };

/**
 * No results: a fixed message, links to a quote and to a custom part, and which single filter could be removed; if no
 * single one helps, all of them. `relaxations` is `null` until they are known.
 */
export function EmptyResult(props: {
  relaxations: readonly RelaxedFilter[] | null;
  nearest: NearestPartsResponse | null;
  filters: readonly ActiveFilter[];
  /** Whether the keyword text can be read as filters that match parts: the offer above links to them. */
  hasOffer: boolean;
}): ReactNode {
  const { relaxations, nearest, filters, hasOffer } = props;
  const query = useListing((state) => state.query);
  const { cleared } = useListingFrame();
  const preferences = usePreferences();
  const dimension = requestedDiameter(query, preferences.measurement);
  return (
    <>
      <div className="empty-result">
        <div className="drawing-sheet">
          <GhostRing
            label={
              dimension === undefined ? `no ${NOUNS[query.mode]} with all of these` : 'no part at these dimensions'
            }
            dimension={dimension}
          />
        </div>
        <div>
          <p className="heading-4">
            {hasOffer
              ? `No part is named “${query.search}”. Use it as filters: the offer above leads to the parts.`
              : NO_RESULTS}
          </p>
          <p className="actions">
            <a className="button button-primary button-large" href={QUOTE_PATH}>
              Request a quote
            </a>
            {query.mode === 'compounds' ? null : (
              <a className="button button-large" href={storeRequestHref(query, filters)} rel="nofollow">
                Request it as a custom part
              </a>
            )}
          </p>
          <p className="actions">
            <span>
              With a ring in hand, use the <TextLink href="/tools/size-finder">size finder</TextLink>. For a medium or a
              temperature, use the <TextLink href="/tools/material-advisor">material advisor</TextLink>. For many parts,{' '}
              <TextLink href={LISTS_PATH}>upload a parts list</TextLink>.
            </span>
          </p>
          {relaxations === null ? null : relaxations.length === 0 ? (
            countFilters(query) < 2 ? null : (
              <>
                <h2>Removing any one filter still finds nothing</h2>
                <p>
                  Together they leave nothing:{' '}
                  {filters.map((filter, at) => (
                    <Fragment key={`${filter.key}:${filter.value}`}>
                      {at === 0 ? null : ', '}
                      <b>
                        {filterTitle(filter.key)} {chipLabel(filter, preferences)}
                      </b>
                    </Fragment>
                  ))}
                  .
                </p>
                <p className="actions">
                  <QueryLink className="button" edit={cleared} note="All filters removed. ">
                    Clear All
                  </QueryLink>
                </p>
              </>
            )
          ) : (
            <>
              <h2>Remove one filter</h2>
              <ul className="empty-result-links">
                {relaxations.map((relaxation) => (
                  <li key={`${relaxation.key}:${relaxation.value}`} className="ruled-row">
                    <span>
                      Without{' '}
                      <b>
                        {filterTitle(relaxation.key)} {chipLabel(relaxation, preferences)}
                      </b>
                    </span>
                    <QueryLink className="link-onward" edit={(now) => removeFilter(now, relaxation)}>
                      {counted(relaxation.totalItems, NOUNS[query.mode])}
                      <ArrowRight className="icon icon-small" aria-hidden="true" />
                    </QueryLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      {nearest === null ? null : <NearParts nearest={nearest} units={preferences} />}
    </>
  );
}

/** The page number is beyond the last page. */
export function PastEnd({ limit, totalItems }: { limit: number; totalItems: number }): ReactNode {
  const query = useListing((state) => state.query);
  const last = Math.ceil(totalItems / limit);
  return (
    <Notice tone="info">
      There is no page {formatCount(query.page)}: the results end on page {formatCount(last)}.{' '}
      <QueryLink className="link" edit={(now) => withPage(now, last)}>
        Go to the last page
      </QueryLink>
    </Notice>
  );
}
