import { type ReactNode, use } from 'react';
import { counted } from '../../domain/kit/text/counted.ts';
import { sizeHref } from '../../domain/reference/paths/store-links.ts';
import { leftOutPrefix, shortSize } from '../../domain/reference/sizes/size-standard.ts';
import { CachedMarkup } from '../render/cached-markup.ts';
import { ReferenceTable, StoreHead } from '../shared/tables/reference-table.tsx';
import type { ChartRow, SizeColumn, SizeSeriesRows } from './size-columns.tsx';

const ROW_PX = 31;
const HEAD_PX = 110;

const csText = ([low, high]: readonly [number, number]): string =>
  low === high ? `CS ${low.toFixed(2)} mm` : `CS ${low.toFixed(2)}–${high.toFixed(2)} mm`;

/** Returns the classes of a column's cells. They are short, because a chart has about four thousand cells. */
const classOf = ({ holds, isRuled }: SizeColumn): string | undefined =>
  [holds === 'words' && 'is-words', holds === 'tolerances' && 'text-muted', isRuled && 'is-ruled']
    .filter(Boolean)
    .join(' ') || undefined;

const Head = ({ columns }: { columns: readonly SizeColumn[] }): ReactNode => (
  <thead>
    <tr>
      <th scope="col">Size</th>
      {columns.map((column, place) => {
        const { title, unit, figure } = column;
        return title === '' ? (
          <td key={String(place)} />
        ) : (
          <th key={`${title}${String(place)}`} scope="col" className={classOf(column)} data-figure={figure}>
            {title} <span className="text-muted">{unit}</span>
          </th>
        );
      })}
      <StoreHead />
    </tr>
  </thead>
);

const Row = (props: { row: ChartRow; columns: readonly SizeColumn[]; shown: boolean; hot: boolean }): ReactNode => {
  const { row, columns, shown, hot } = props;
  return (
    <tr data-row="" hidden={!shown} className={hot ? 'is-nearest' : undefined}>
      <th scope="row">{shortSize(row.standard, row.code)}</th>
      {columns.map((column, place) => (
        <td key={String(place)} className={classOf(column)}>
          {(column.draw ?? column.cell)(row)}
        </td>
      ))}
      <td className="is-ruled">
        <a href={sizeHref(row)}>{row.parts === null ? 'Shop' : counted(row.parts, 'part')}</a>
      </td>
    </tr>
  );
};

/** A series with its display state. */
export interface ShownSeries {
  readonly series: SizeSeriesRows;
  /** Whether each row is shown, aligned with the rows of the series. */
  readonly shown: readonly boolean[];
  /** Index of the row nearest to the requested size, or `null` if it is in another series. */
  readonly nearest: number | null;
  readonly columns: readonly SizeColumn[];
  readonly level: 'h2' | 'h3';
}

type ShownRows = Pick<ShownSeries, 'series' | 'shown' | 'nearest' | 'columns'> & { leaveOut: boolean };

const rowsOf = ({ series, shown, nearest, columns, leaveOut }: ShownRows): ReactNode =>
  series.rows.map((row, place) =>
    leaveOut && !shown[place] ? null : (
      <Row key={row.code} row={row} columns={columns} shown={shown[place] ?? false} hot={nearest === place} />
    ),
  );

/**
 * The rows of a table. If all are shown and none is highlighted, they are identical for all visitors, and most of the
 * rendering time of a chart.
 */
const Rows = (props: ShownRows): ReactNode => {
  const { series, shown, nearest } = props;
  const keep = use(CachedMarkup);
  const isMarked = nearest !== null && series.rows[nearest] !== undefined;
  if (keep === null || isMarked || shown.includes(false)) return <tbody>{rowsOf(props)}</tbody>;
  return <tbody dangerouslySetInnerHTML={{ __html: keep(series.rows, () => rowsOf(props)) }} />;
};

/** The table of a series. Rows that are not shown remain in the page, hidden, unless they are omitted. */
export const SizeTable = (props: Omit<ShownSeries, 'level'> & { leaveOut?: boolean }): ReactNode => {
  const { series, columns, leaveOut = false } = props;
  const { title, rows } = series;
  return (
    <ReferenceTable
      label={title}
      className="reference-table size-chart-table size-chart-figures"
      data-prefix={leftOutPrefix(rows[0]?.standard ?? 'metric') || undefined}
    >
      <Head columns={columns} />
      <Rows {...props} leaveOut={leaveOut} />
    </ReferenceTable>
  );
};

/** A series with all its rows. */
export const SizeSeriesSection = ({ level: Heading, ...props }: ShownSeries): ReactNode => {
  const { anchor, title, csMm, rows } = props.series;
  const count = props.shown.filter(Boolean).length;
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
      <SizeTable {...props} />
    </section>
  );
};
