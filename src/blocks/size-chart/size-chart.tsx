import type { ReactNode } from 'react';
import { type FoundSizes, findSizes, shownText } from '../../domain/reference/find-sizes.ts';
import { sizeFields, wantedSize } from '../../domain/reference/wanted-size.ts';
import { sizeHref } from '../../domain/site/store-links.ts';
import { displaySize, exampleSize, leftOutPrefix, shortSize } from '../../domain/sizes/size-standard.ts';
import type { Mm } from '../../domain/units.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { usePage } from '../page-context.ts';
import { ReferenceFrame } from '../reference-frame.tsx';
import { WithoutData } from '../without-data.tsx';
import type { declaration } from './size-chart.inputs.ts';
import { type ChartRow, SIZE_COLUMNS, type SizeColumn } from './size-columns.tsx';
import { SizeFilter } from './size-filter.tsx';

export interface SizeChartData {
  readonly series: readonly {
    readonly anchor: string;
    readonly title: string;
    readonly csMm: readonly [low: Mm, high: Mm];
    readonly rows: readonly ChartRow[];
  }[];
}

const ROW_PX = 31;
const HEAD_PX = 110;

const csText = ([low, high]: readonly [number, number]): string =>
  low === high ? `CS ${low.toFixed(2)} mm` : `CS ${low.toFixed(2)}–${high.toFixed(2)} mm`;

const Head = ({ columns }: { columns: readonly SizeColumn[] }): ReactNode => (
  <thead>
    <tr>
      <th scope="col">Size</th>
      {columns.map(({ title, unit, className, figure }, place) =>
        title === '' ? (
          <td key={String(place)} />
        ) : (
          <th key={`${title}${String(place)}`} scope="col" className={className} data-figure={figure}>
            {title} <span className="text-muted">{unit}</span>
          </th>
        ),
      )}
      <th scope="col" className="reference-table-rule">
        In the store
      </th>
    </tr>
  </thead>
);

const Row = (props: { row: ChartRow; columns: readonly SizeColumn[]; shown: boolean; hot: boolean }): ReactNode => {
  const { row, columns, shown, hot } = props;
  return (
    <tr data-row="" hidden={!shown} className={hot ? 'is-nearest' : undefined}>
      <th scope="row">{shortSize(row.standard, row.code)}</th>
      {columns.map((column, place) => (
        <td key={String(place)} className={column.className || undefined}>
          {column.cell(row)}
        </td>
      ))}
      <td className="reference-table-rule">
        <a href={sizeHref(row)}>{row.parts === null ? 'Shop' : `${row.parts.toLocaleString('en-US')} parts`}</a>
      </td>
    </tr>
  );
};

const Series = (props: {
  series: SizeChartData['series'][number];
  first: number;
  columns: readonly SizeColumn[];
  found: FoundSizes;
  places: ReadonlySet<number>;
  level: 'h2' | 'h3';
}): ReactNode => {
  const { series, first, columns, found, places, level: Heading } = props;
  const { anchor, title, csMm, rows } = series;
  const count = rows.filter((_, place) => places.has(first + place)).length;
  const extended = rows.every(({ remark }) => remark === 'extended');
  return (
    <section
      className="size-chart-range"
      id={anchor}
      data-part=""
      hidden={count === 0}
      style={{ containIntrinsicSize: `auto ${count * ROW_PX + HEAD_PX}px` }}
    >
      <div className="size-chart-head">
        <Heading className="heading-3">{title}</Heading>
        <span className="text-muted">
          {csText(csMm)}
          {extended ? ', extended sizes outside of SAE AS568' : ''}
        </span>
      </div>
      <ReferenceFrame label={title}>
        <table
          className="plain-table reference-table size-chart-table"
          data-prefix={leftOutPrefix(rows[0]?.standard ?? 'metric') || undefined}
        >
          <Head columns={columns} />
          <tbody>
            {rows.map((row, place) => (
              <Row
                key={row.code}
                row={row}
                columns={columns}
                shown={places.has(first + place)}
                hot={found.nearest === first + place}
              />
            ))}
          </tbody>
        </table>
      </ReferenceFrame>
    </section>
  );
};

/** All sizes of a standard in their series. Filtered rows stay in the page, hidden, so that script can show them again. */
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
  const fields = sizeFields((field) => query[field]);
  const { wanted, invalid } = wantedSize(fields, preferences.measurement);
  const rows = all.flatMap((series) => series.rows);
  const found = findSizes(
    rows.map((row) => ({ name: displaySize(standard, row.code), idMm: row.idMm, csMm: row.csMm })),
    wanted,
  );
  const places = new Set(found.places);
  const count = shownText({ shown: places.size, total: rows.length, noun: 'sizes', beyond: found.beyond });
  const columns = SIZE_COLUMNS[standard];
  let first = 0;
  return (
    <BlockSection id={id} heading={heading} className={`size-chart-${standard}`}>
      <SizeFilter fields={fields} invalid={invalid} found={count} anchor={id} placeholder={exampleSize(standard)} />
      {all.map((series) => {
        const start = first;
        first += series.rows.length;
        return (
          <Series
            key={series.anchor}
            series={series}
            first={start}
            columns={columns}
            found={found}
            places={places}
            level={heading === '' ? 'h2' : 'h3'}
          />
        );
      })}
    </BlockSection>
  );
}
