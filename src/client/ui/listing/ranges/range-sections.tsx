import { memo, type ReactNode } from 'react';
import { formatLength, mm } from '../../../../domain/kit/units.ts';
import { countBounds, withRange } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { FilterSection } from '../filters/filter-section.tsx';
import { QueryLink } from '../filters/query-link.tsx';
import { useListing, usePreferences } from '../listing-context.tsx';
import { DiameterRuler } from '../sizes/diameter-ruler.tsx';
import { RangePair } from './range-pair.tsx';
import './range-sections.css';

/** The section's heading; older material spells it "Dimesional". */
const DIMENSIONAL_TITLE = 'Dimensional Range Search';

/** Cross-sections of most AS568 sizes. */
const COMMON_CROSS_SECTIONS_MM = [1.78, 2.62, 3.53, 5.33, 6.99].map(mm);

/** Inside diameter and cross-section ranges. */
export const DimensionalSection = memo(function DimensionalSection(): ReactNode {
  const csMm = useListing((state) => state.query.csMm);
  const idMm = useListing((state) => state.query.idMm);
  const { measurement } = usePreferences();
  return (
    <FilterSection
      title={DIMENSIONAL_TITLE}
      why="ID is the inside diameter, CS the cross-section: the thickness of the ring."
      count={countBounds(idMm) + countBounds(csMm)}
      startsOpen
    >
      <RangePair name="idMm" title="ID" />
      <DiameterRuler />
      <RangePair name="csMm" title="CS" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links */}
      <div className="range-sections-common" role="group" aria-label={`Common cross-sections, ${measurement}`}>
        {COMMON_CROSS_SECTIONS_MM.map((section) => {
          const chosen = csMm.low === section && csMm.high === section;
          const range = chosen ? { low: null, high: null } : { low: section, high: section };
          return (
            <QueryLink
              key={section}
              className="range-sections-choice"
              aria-current={chosen || undefined}
              edit={(now) => withRange(now, 'csMm', range)}
            >
              {formatLength(measurement, section)}
            </QueryLink>
          );
        })}
      </div>
    </FilterSection>
  );
});

/** Limits the results to compounds rated for the whole range. */
export const TemperatureSection = memo(function TemperatureSection(): ReactNode {
  const temperatureC = useListing((state) => state.query.temperatureC);
  return (
    <FilterSection
      title="Temperature Search"
      why="Compounds rated for the full range."
      count={countBounds(temperatureC)}
      startsOpen
    >
      <RangePair name="temperatureC" title="" />
    </FilterSection>
  );
});
