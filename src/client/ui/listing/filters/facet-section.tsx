import { memo, type ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import type { Facet } from '../../../../domain/shop/catalog/facets.ts';
import type { FacetList, FacetValue } from '../../../../domain/shop/catalog/listing.ts';
import { useListing } from '../listing-context.tsx';
import { ExactHardness } from '../ranges/exact-hardness.tsx';
import { FacetValueChoice } from './facet-value-choice.tsx';
import { FDA, fdaParagraph } from './fda-paragraphs.ts';
import { FilterSection } from './filter-section.tsx';
import './facet-section.css';

/**
 * Whether the section shows how many rows each value has. Those of values that are combined with AND are hidden while
 * the listing has the whole catalog, because nearly everything would have to be counted again.
 */
const showsCounts = ({ combine }: Facet, categoryCount: number, wholeCount: number): boolean =>
  combine !== 'all' || categoryCount < wholeCount;

/** The band that is not on the same scale as the others. */
const OFF_SCALE = 'spring_steel';

/** One group of checkboxes with exact counts. Values without rows are collapsed below the others. */
export const FacetSection = memo(function FacetSection(props: {
  facet: Facet;
  facetList: FacetList;
  colorCodes: Readonly<Record<string, string>>;
  /** Rows of the listing in the whole catalog. */
  wholeCount: number;
}): ReactNode {
  const { facet, facetList, colorCodes, wholeCount } = props;
  const { key: group, section } = facet;
  // Selects only what this section shows, so that ticks elsewhere do not rerender it.
  const ticked = useListing((state) => state.query.facets[group]);
  const mode = useListing((state) => state.query.mode);
  const values: readonly FacetValue[] = facetList[group];
  const categoryCount = facetList.category.find(({ key }) => key === 'orings')?.count ?? 0;
  const counted = showsCounts(facet, categoryCount, wholeCount);
  const isEmpty = ({ key, count }: FacetValue): boolean => count === 0 && !ticked.includes(key);
  const shown = values.filter((value) => !isEmpty(value));
  const empty = values.filter(isEmpty);
  const choice = (value: FacetValue): ReactNode => (
    <FacetValueChoice
      key={value.key}
      group={group}
      value={value}
      ticked={ticked.includes(value.key)}
      counted={counted}
      swatch={group === 'color' ? (colorCodes[value.key] ?? 'none') : undefined}
    />
  );
  const choices = (some: readonly FacetValue[]): ReactNode => {
    const paragraphs = group === 'compliance' ? some.filter(({ label }) => fdaParagraph(label) !== null) : [];
    const [first, ...others] = paragraphs;
    return some.map((value) => {
      if (value === first) {
        return (
          <fieldset key={FDA} className="facet-section-regulation">
            <legend>{FDA}</legend>
            {paragraphs.map(choice)}
          </fieldset>
        );
      }
      return others.includes(value) ? null : choice(value);
    });
  };

  return (
    <FilterSection title={section.title} why={section.why} count={ticked.length} startsOpen={section.startsOpen}>
      <fieldset className="facet-section-values">
        <legend className="visually-hidden">{section.title}</legend>
        {choices(shown.filter(({ key }) => key !== OFF_SCALE))}
        {values.length === 0 ? <p className="filter-section-note">No values to choose from.</p> : null}
        {empty.length === 0 ? null : (
          <details className="facet-section-empty">
            <summary>
              {formatCount(empty.length)} {shown.length === 0 ? '' : 'more '}without{' '}
              {mode === 'parts' ? 'parts' : 'compounds'}
            </summary>
            {choices(empty)}
          </details>
        )}
      </fieldset>
      {group === 'durometer' ? (
        <>
          <ExactHardness />
          {shown.some(({ key }) => key === OFF_SCALE) ? (
            <fieldset className="facet-section-values">
              <legend className="filter-section-note">Metal rings, not on the Shore scale</legend>
              {choices(shown.filter(({ key }) => key === OFF_SCALE))}
            </fieldset>
          ) : null}
        </>
      ) : null}
    </FilterSection>
  );
});
