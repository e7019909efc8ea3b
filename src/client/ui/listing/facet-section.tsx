import { memo, type ReactNode } from 'react';
import type { Facet } from '../../../domain/catalog/facets.ts';
import type { FacetList, FacetValue } from '../../../domain/catalog/listing.ts';
import type { ListingMode } from '../../../domain/catalog/query.ts';
import { toggleFacet } from '../../../domain/catalog-url/edit-query.ts';
import { formatCount } from '../../../domain/pricing/money.ts';
import { FilterSection } from './filter-section.tsx';
import { useListing, useListingActions } from './listing-context.tsx';

/** From these totals on, counts of values that are all asked for are not shown: nearly everything would have to be counted again. */
const COUNTS_HIDDEN_FROM: Readonly<Record<ListingMode, number>> = { parts: 1_084_458, compounds: 442 };

/** Whether the section shows how many rows each value has. */
const showsCounts = ({ combine }: Facet, mode: ListingMode, categoryCount: number): boolean =>
  combine !== 'all' || categoryCount < COUNTS_HIDDEN_FROM[mode];

/** A label's trailing numbers are muted: `Medium` and `66–75`. */
const splitLabel = (label: string): readonly [string, string] => {
  const [, words = label, numbers = ''] = /^(.+?) ([\d–]+)$/.exec(label) ?? [];
  return [words, numbers];
};

/** One group of values to tick, with exact counts. */
export const FacetSection = memo(function FacetSection(props: {
  facet: Facet;
  facetList: FacetList;
  colorCodes: Readonly<Record<string, string>>;
}): ReactNode {
  const { facet, facetList, colorCodes } = props;
  const { key: group, section } = facet;
  // Only what this section shows: a tick elsewhere must not draw it again.
  const ticked = useListing((state) => state.query.facets[group]);
  const mode = useListing((state) => state.query.mode);
  const { apply, getState } = useListingActions();
  const values: readonly FacetValue[] = facetList[group];
  const categoryCount = facetList.category.find(({ key }) => key === 'orings')?.count ?? 0;
  const counted = showsCounts(facet, mode, categoryCount);

  return (
    <FilterSection title={section.title} why={section.why} count={ticked.length} startsOpen={section.startsOpen}>
      <fieldset className="facet-section-values">
        <legend className="visually-hidden">{section.title}</legend>
        {values.map(({ key, label, count }) => {
          const [words, numbers] = splitLabel(label);
          return (
            <label key={key} className={count === 0 ? 'choice choice-empty' : 'choice'}>
              <input
                type="checkbox"
                name={group}
                value={key}
                checked={ticked.includes(key)}
                onChange={() => apply(toggleFacet(getState().query, group, key))}
              />
              {group === 'color' ? <i className="swatch" style={{ background: colorCodes[key] }} /> : null}
              <span>
                {words} {numbers === '' ? null : <span className="text-muted">{numbers}</span>}
              </span>
              {counted ? <span className="choice-count">{formatCount(count)}</span> : null}
            </label>
          );
        })}
        {values.length === 0 ? <p className="filter-section-note">No values to choose from.</p> : null}
      </fieldset>
    </FilterSection>
  );
});
