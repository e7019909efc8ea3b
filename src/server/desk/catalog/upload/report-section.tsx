import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import type { KindOfUpload } from '../../../../domain/shop/catalog-uploads/upload-kinds.ts';
import type { UploadReport } from '../../../catalog-import/uploads/upload-report.ts';
import type { CatalogUpload } from '../../../catalog-import/uploads/upload-store.ts';
import { ChangesTable, percentText, Sign } from './changes-table.tsx';
import { isOver, type RowFilter, type Shown, shownRows } from './shown-rows.ts';

export interface ReportProps {
  readonly upload: CatalogUpload;
  readonly kind: KindOfUpload;
  readonly report: UploadReport;
  readonly filter: RowFilter;
  readonly mayChange: boolean;
}

const FIGURES = [
  { show: 'all', label: 'Rows read', sign: null },
  { show: 'added', label: 'Added', sign: 'added' },
  { show: 'changed', label: 'Changed', sign: 'changed' },
  { show: 'removed', label: 'Removed', sign: 'removed' },
  { show: 'errors', label: 'Errors', sign: 'error' },
] as const;

const figureOf = (report: UploadReport, show: Shown): number => (show === 'all' ? report.rows : report[show]);

const Counts = ({ upload, report, filter }: ReportProps): ReactNode => (
  <nav className="catalog-counts" aria-label="Filter by kind of change">
    {FIGURES.map(({ show, label, sign }) => (
      <a
        key={show}
        href={`/desk/catalog/uploads/${upload.id}${show === 'all' ? '' : `?show=${show}`}`}
        aria-current={filter.show === show ? 'page' : undefined}
      >
        <b>{formatCount(figureOf(report, show))}</b>
        <span>
          {sign === null ? null : <Sign kind={sign} />}
          {label}
        </span>
      </a>
    ))}
  </nav>
);

const summaryText = ({ kind }: KindOfUpload, report: UploadReport): string => {
  const { rows, added, changed, skippedRows, medianPercent, largestPercent, parts, allParts, quotes } = report;
  const unchanged = Math.max(0, rows - added - changed - skippedRows);
  const isByPart = kind === 'prices' || kind === 'stock';
  return [
    isByPart ? `${formatCount(unchanged)} rows are unchanged.` : '',
    medianPercent === null ? '' : `Median change of a price: ${percentText(medianPercent)}.`,
    largestPercent === null ? '' : `Largest: ${percentText(largestPercent)}.`,
    isByPart ? `Parts affected: ${formatCount(parts)} of ${formatCount(allParts)}.` : '',
    kind === 'prices' ? `Open quotes affected: ${quotes.length}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

const Filters = ({ upload, report, filter }: ReportProps): ReactNode => {
  const over = report.listed.filter(isOver).length;
  return (
    <form className="catalog-filters" method="get" action={`/desk/catalog/uploads/${upload.id}`} data-auto>
      {filter.show === 'all' ? null : <input type="hidden" name="show" value={filter.show} />}
      <input
        className="field-input field-input-small"
        type="search"
        name="q"
        maxLength={60}
        placeholder="Part contains"
        aria-label="Part or entry contains"
        defaultValue={filter.text}
      />
      <label className="catalog-check">
        <input type="checkbox" name="over" value="1" defaultChecked={filter.isOver} /> Changes over 10% ({over})
      </label>
      <label className="catalog-check">
        <input type="checkbox" name="quoted" value="1" defaultChecked={filter.isQuoted} /> In open quotes (
        {report.quotes.length})
      </label>
      <button className="button button-small" type="submit">
        Filter
      </button>
    </form>
  );
};

/** What the file changes: counts, the largest differences and the errors. */
export const ReportSection = (props: ReportProps): ReactNode => {
  const { upload, kind, report, filter, mayChange } = props;
  const rows = shownRows(report, filter);
  const all = report.added + report.changed + report.removed + report.errors;
  return (
    <section aria-labelledby="report">
      <h2 className="catalog-title" id="report">
        {kind.label}: what this file changes
        <small>
          {upload.state === 'published' ? '' : 'Nothing is live yet. '}Checked in {(report.ms / 1000).toFixed(1)} s
        </small>
      </h2>
      <Counts {...props} />
      <p className="catalog-summary">{summaryText(kind, report)}</p>
      <Filters {...props} />
      <p className="catalog-summary">
        Showing {formatCount(rows.length)} of {counted(all, 'difference')} and errors, the largest changes of prices
        first.{' '}
        <a href={`/desk/catalog/uploads/${upload.id}/diff.csv`} data-diff>
          Download this diff, CSV
        </a>
      </p>
      {rows.length === 0 ? (
        <p className="catalog-note">No row matches these filters.</p>
      ) : (
        <ChangesTable
          kind={kind.kind}
          rows={rows}
          quotes={report.quotes}
          fixAction={mayChange ? `/desk/catalog/uploads/${upload.id}/fix` : null}
        />
      )}
    </section>
  );
};
