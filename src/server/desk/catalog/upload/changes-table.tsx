import type { ReactNode } from 'react';
import type { UploadChange } from '../../../../domain/shop/catalog-uploads/upload-changes.ts';
import type { UploadKind } from '../../../../domain/shop/catalog-uploads/upload-kinds.ts';
import type { ListedProblem } from '../../../../domain/shop/catalog-uploads/upload-problems.ts';
import type { AffectedQuote } from '../../../catalog-import/uploads/upload-report.ts';
import { TableScroll } from '../../table-scroll.tsx';

/** A row of the table. */
export type ShownRow =
  | { readonly change: UploadChange; readonly problem: null }
  | { readonly change: null; readonly problem: ListedProblem };

interface TableProps {
  readonly kind: UploadKind;
  readonly rows: readonly ShownRow[];
  readonly quotes: readonly AffectedQuote[];
  /** Path of the form for a suggestion; `null` without the permission to change the upload. */
  readonly fixAction: string | null;
}

const SIGNS = {
  added: { sign: '+', label: 'Added' },
  changed: { sign: '~', label: 'Changed' },
  removed: { sign: '−', label: 'Removed' },
  error: { sign: '!', label: 'Error' },
} as const;

/** A sign with its meaning for screen readers. */
export const Sign = ({
  kind,
  isNamed = false,
}: {
  readonly kind: keyof typeof SIGNS;
  readonly isNamed?: boolean;
}): ReactNode => (
  <span className="catalog-sign" data-kind={kind} title={SIGNS[kind].label}>
    <span aria-hidden="true">{SIGNS[kind].sign}</span>
    {isNamed ? <span className="visually-hidden">{SIGNS[kind].label}</span> : null}
  </span>
);

const HEADS: Readonly<Record<'prices' | 'stock' | 'other', readonly string[]>> = {
  prices: ['Part', 'Quantity', 'Unit price'],
  stock: ['Part', '', 'On hand'],
  other: ['Entry', 'Column', 'Value'],
};

/** Formats a change in percent. @example percentText(-4) // '−4.0%' */
export const percentText = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;

const Value = ({ change: { before, after, percent } }: { readonly change: UploadChange }): ReactNode => (
  <>
    {before === '' ? null : <s className="catalog-old">{before}</s>}
    {after === '' ? null : <span className="catalog-new">{after}</span>}
    {percent === null ? null : <span className="catalog-percent">{percentText(percent)}</span>}
  </>
);

const InQuotes = ({ quotes }: { readonly quotes: readonly AffectedQuote[] }): ReactNode =>
  quotes.length === 0 ? null : (
    <>
      {' '}
      In {quotes.length === 1 ? '1 open quote' : `${quotes.length} open quotes`}:{' '}
      {quotes.slice(0, 3).map(({ number }, at) => (
        <span key={number}>
          {at === 0 ? '' : ', '}
          <a href={`/desk/quotes/${number}`}>{number}</a>
        </span>
      ))}
    </>
  );

const ChangeNote = ({ change, quotes }: { readonly change: UploadChange } & Pick<TableProps, 'quotes'>): ReactNode => (
  <>
    {change.confirm === '' ? null : (
      <span className="catalog-warning">
        More than 50% {(change.percent ?? 0) < 0 ? 'lower' : 'higher'}. Confirm it below.
      </span>
    )}{' '}
    {change.note}
    <InQuotes quotes={quotes.filter(({ parts }) => parts.includes(change.name))} />
  </>
);

const ProblemNote = ({
  problem,
  fixAction,
}: { readonly problem: ListedProblem } & Pick<TableProps, 'fixAction'>): ReactNode => {
  const { what, fix, suggestion, alike } = problem;
  const isNotation = suggestion?.kind === 'notation';
  return (
    <>
      <span className="catalog-problem">{what}</span> {isNotation ? `Read it as ${suggestion.to}?` : fix}
      {suggestion === null || fixAction === null ? null : (
        <form className="catalog-fix" method="post" action={fixAction}>
          <input type="hidden" name="kind" value={suggestion.kind} />
          <input type="hidden" name="column" value={suggestion.column} />
          <input type="hidden" name="to" value={suggestion.to} />
          {suggestion.kind === 'value' ? <input type="hidden" name="from" value={suggestion.from} /> : null}
          <button className="button button-small" type="submit" data-fix>
            {alike > 1 ? `Use for ${alike} rows` : 'Use'}
          </button>
        </form>
      )}
    </>
  );
};

const rowText = (row: number | null): string => (row === null || row === 0 ? '–' : String(row));

/** Differences and errors of a checked file, row by row. */
export const ChangesTable = ({ kind, rows, quotes, fixAction }: TableProps): ReactNode => {
  const [name, detail, value] = HEADS[kind === 'prices' || kind === 'stock' ? kind : 'other'];
  return (
    <TableScroll label="Differences and errors">
      <table className="desk-table catalog-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Change</span>
            </th>
            <th scope="col" className="catalog-row">
              Row
            </th>
            <th scope="col">{name}</th>
            <th scope="col">{detail === '' ? <span className="visually-hidden">Detail</span> : detail}</th>
            <th scope="col">{value}</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ change, problem }, at) => {
            const shown = change ?? problem;
            return (
              <tr key={at} tabIndex={-1} data-row={problem === null ? 'change' : 'error'}>
                <td>
                  <Sign kind={change?.kind ?? 'error'} isNamed />
                </td>
                <td className="catalog-number catalog-row">{rowText(shown.row)}</td>
                <td className="catalog-number">{shown.name}</td>
                <td>{shown.detail}</td>
                <td>
                  {change === null ? problem.value === problem.name ? '' : problem.value : <Value change={change} />}
                </td>
                <td>
                  {change === null ? (
                    <ProblemNote problem={problem} fixAction={fixAction} />
                  ) : (
                    <ChangeNote change={change} quotes={quotes} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableScroll>
  );
};
