import type { ReactNode } from 'react';
import { displaySize, exampleSize } from '../../domain/reference/sizes/size-standard.ts';
import { findSizes, shownText } from '../../domain/reference/tables/find-sizes.ts';
import { parseSizeFields, wantedSize } from '../../domain/reference/tables/wanted-size.ts';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import { BlockSection, innerHeading } from '../shared/block-section.tsx';
import { WithoutData } from '../shared/without-data.tsx';
import { FoldedSeries } from './folded-series.tsx';
import type { declaration } from './size-chart.inputs.ts';
import { SIZE_COLUMNS, type SizeSeriesRows } from './size-columns.tsx';
import { SizeFilter } from './size-filter.tsx';
import { SizeSeriesSection } from './size-series-section.tsx';
import './size-chart.css';

export interface SizeChartData {
  readonly series: readonly SizeSeriesRows[];
}

/** Maximum rows of a chart. A longer chart shows only the names of a section until it is opened. */
const MAX_ROWS = 500;

/**
 * All sizes of a standard, by series. Filtered rows remain in the page, hidden, so that JavaScript can show them again.
 * In a long chart the page contains the names of all sizes, and the rows of the open section.
 */
export function SizeChart(props: BlockProps<typeof declaration, SizeChartData>): ReactNode {
  const { id, heading, standard, data } = props;
  const { query, preferences } = usePage();
  const all = data?.series ?? [];
  if (all.length === 0) {
    return (
      <WithoutData id={id} heading={heading} link={{ label: 'Find a size in the store', href: '/shop/orings' }}>
        The sizes could not be read.
      </WithoutData>
    );
  }
  const fields = parseSizeFields((field) => query[field]);
  const { wanted, invalid } = wantedSize(fields, preferences.measurement);
  const rows = all.flatMap((series) => series.rows);
  const found = findSizes(
    rows.map((row) => ({ name: displaySize(standard, row.code), idMm: row.idMm, csMm: row.csMm })),
    wanted,
  );
  const places = new Set(found.places);
  const count = shownText({ shown: places.size, total: rows.length, noun: 'sizes', beyond: found.beyond });
  const isFolded = rows.length > MAX_ROWS;
  const isNarrow = places.size <= MAX_ROWS / 2;
  let first = 0;
  const parts = all.map((series) => {
    const start = first;
    first += series.rows.length;
    const shown = series.rows.map((_, place) => places.has(start + place));
    const nearest = found.nearest === null ? null : found.nearest - start;
    return { series, shown, nearest, columns: SIZE_COLUMNS[standard], level: innerHeading(heading) };
  });
  return (
    <BlockSection id={id} heading={heading} className={`size-chart-${standard}`}>
      <SizeFilter
        fields={fields}
        invalid={invalid}
        found={count}
        anchor={id}
        placeholder={exampleSize(standard)}
        enhancement={isFolded ? 'size-sections' : 'table-filter'}
      />
      <div data-sections="">
        {parts.map((part) =>
          isFolded ? (
            <FoldedSeries
              key={part.series.anchor}
              {...part}
              isOpen={isNarrow || query.section === part.series.anchor}
            />
          ) : (
            <SizeSeriesSection key={part.series.anchor} {...part} />
          ),
        )}
      </div>
    </BlockSection>
  );
}
