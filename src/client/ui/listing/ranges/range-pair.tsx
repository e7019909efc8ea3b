import { type ReactNode, useState } from 'react';
import type { Entered, EntryUnit } from '../../../../domain/kit/text/unit-entry.ts';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { RANGE_PARAMETERS, type RangeName } from '../../../../domain/shop/catalog/ranges.ts';
import { withRange } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { useListing, useListingActions, usePreferences } from '../listing-context.tsx';
import { RangeField } from './range-field.tsx';
import '../filters/filter-section.css';
import './range-pair.css';

/** Low and high end of a range. If they are entered in reverse order, they are swapped and the visitor is notified. */
export function RangePair({ name, title }: { name: RangeName; title: string }): ReactNode {
  const range = useListing((state) => state.query[name]);
  const preferences = usePreferences();
  const { apply, getState } = useListingActions();
  const [swapped, setSwapped] = useState(false);
  const unit = name === 'temperatureC' ? preferences.temperature : preferences.measurement;
  const parameter = RANGE_PARAMETERS[name];

  const commit = (end: 'low' | 'high') => (value: Entered<EntryUnit> | null) => {
    const { query } = getState();
    const next = { ...query[name], [end]: value } as CatalogQuery[RangeName];
    setSwapped(next.low !== null && next.high !== null && next.low > next.high);
    apply(withRange(query, name, next));
  };
  return (
    <>
      <div className="range-pair">
        {(['low', 'high'] as const).map((end) => (
          <RangeField
            key={end}
            label={title === '' ? (end === 'low' ? 'Low' : 'High') : `${title} ${end}`}
            name={parameter[end]}
            value={range[end]}
            unit={unit}
            bounds={parameter}
            onCommit={commit(end)}
          />
        ))}
      </div>
      <p className="filter-section-note range-pair-swapped" role="status">
        {swapped ? 'Low was above high, so the two were swapped.' : ''}
      </p>
    </>
  );
}
