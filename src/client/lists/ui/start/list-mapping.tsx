import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Columns,
  columnsProblem,
  ROLE_NAMES,
  ROLES,
  type Role,
  type Table,
} from '../../../../domain/order/lists/reading/columns.ts';
import { columnLetters } from '../../../../domain/order/lists/reading/workbook-parts.ts';
import { Notice } from '../../../ui/notice.tsx';
import './list-mapping.css';

const sampleOf = (table: Table, { headerAt }: Columns, at: number): string =>
  table.slice(headerAt + 1).find((cells) => (cells[at] ?? '').trim() !== '')?.[at] ?? '';

const isRole = (value: string): value is Role => (ROLES as readonly string[]).includes(value);

const OFFERED = ROLES.filter((role) => role !== 'line');

/** The roles of the file's columns. Each can be changed or left out. */
export function ListMapping(props: {
  table: Table;
  columns: Columns;
  sheet: string;
  isRemembered: boolean;
  onRemember: (remember: boolean) => void;
  onChange: (columns: Columns) => void;
  onOneOfEach: () => void;
}): ReactNode {
  const { table, columns, sheet, onChange } = props;
  const { headerAt, roles } = columns;
  if (roles.length < 2) return null;
  const heads = table[headerAt] ?? [];
  const used = roles.filter((role) => role !== 'skip').length;
  const problem = columnsProblem(columns);
  const set = (at: number, role: string): void => {
    if (isRole(role)) onChange({ headerAt, roles: roles.map((one, index) => (index === at ? role : one)) });
  };
  const quantities = roles.flatMap((role, at) => (role === 'quantity' ? [at] : []));
  const useAsQuantity = (chosen: number): void =>
    onChange({ headerAt, roles: roles.map((role, at) => (role === 'quantity' && at !== chosen ? 'skip' : role)) });
  return (
    <details className="list-mapping" open={problem !== null || undefined}>
      <summary>
        <b>Columns</b>
        <span className="text-secondary">
          {used} of {roles.length} used
          {headerAt === -1 ? ', no headings found' : `, headings in row ${headerAt + 1}`}
          {sheet === '' ? '' : `, sheet “${sheet}”`}
        </span>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {problem === null ? null : (
        <Notice tone="warning" role="alert">
          {problem === 'part' ? (
            'No column names the parts. Choose the one with part numbers, sizes or descriptions.'
          ) : problem === 'quantities' ? (
            <>
              <b>Which column is the quantity?</b> No line is counted before you choose.{' '}
              {quantities.map((at) => (
                <button key={at} type="button" className="button button-small" onClick={() => useAsQuantity(at)}>
                  {(heads[at] ?? '').trim() || `Column ${columnLetters(at)}`}
                </button>
              ))}
            </>
          ) : (
            <>
              <b>No quantity column found.</b> Choose one, or use 1 for every line.{' '}
              <button type="button" className="button button-small" onClick={props.onOneOfEach}>
                Use 1
              </button>
            </>
          )}
        </Notice>
      )}
      <ul>
        {roles.map((role, at) => (
          <li key={at} className={role === 'skip' ? 'is-unused' : undefined}>
            <label htmlFor={`list-column-${at}`}>
              <i>{columnLetters(at)}</i> {(heads[at] ?? '').trim() || 'No heading'}
            </label>
            <small className="text-mono">{sampleOf(table, columns, at) || '–'}</small>
            <select
              id={`list-column-${at}`}
              className="field-input field-input-small field-select"
              value={role}
              onChange={(event) => set(at, event.target.value)}
            >
              {OFFERED.map((one) => (
                <option key={one} value={one}>
                  {ROLE_NAMES[one]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {headerAt === -1 ? null : (
        <label className="choice">
          <input
            type="checkbox"
            checked={props.isRemembered}
            onChange={(event) => props.onRemember(event.target.checked)}
          />
          Remember for files with these headings
        </label>
      )}
    </details>
  );
}
