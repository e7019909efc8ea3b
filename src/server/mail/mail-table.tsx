import type { CSSProperties, ReactNode } from 'react';

/** One line of a quote. */
interface MailRow {
  readonly part: string;
  readonly quantity: string;
  readonly ships: string;
  readonly unitPrice: string;
  readonly total: string;
}

/** Lines of a quote in an email. */
export interface MailTable {
  readonly rows: readonly MailRow[];
  /** Text lines, which have no price; only in emails that may repeat what the visitor typed. */
  readonly texts: readonly string[];
  /** Sentences about lines that the email does not list. */
  readonly remarks: readonly string[];
  /** Number of lines that the total covers: `33 of 54 lines priced; 21 are not in this total.` */
  readonly priced: string;
  /** '–' when nothing is priced. */
  readonly total: string;
}

/** Returns the lines as plain text, one below the other. */
export const tableText = ({ rows, texts, remarks, priced, total }: MailTable): string =>
  [
    ...rows.map(({ part, quantity, ships, unitPrice, total: sum }) =>
      [part, `${quantity} pieces`, `unit price ${unitPrice}`, `total ${sum}`, ships].join(', '),
    ),
    ...texts.map((text) => `Unmatched: ${text}`),
    ...remarks,
    `Lines: ${priced}`,
    `Total, US dollars, freight not included: ${total}`,
  ].join('\n');

const TABLE: CSSProperties = { width: '100%', borderCollapse: 'collapse', fontSize: '14px', lineHeight: '20px' };
const HEAD: CSSProperties = { padding: '6px 14px 6px 0', borderBottom: '1px solid #14181d', textAlign: 'left' };
const CELL: CSSProperties = { padding: '8px 14px 8px 0', borderBottom: '1px solid #dde1e0', verticalAlign: 'top' };
const FIGURE: CSSProperties = { textAlign: 'right' };

const COLUMNS = ['Part', 'Quantity', 'Ships', 'Unit price', 'Total'];
const isFigure = (at: number): boolean => at !== 0 && at !== 2;
const styleOf = (base: CSSProperties, at: number): CSSProperties => (isFigure(at) ? { ...base, ...FIGURE } : base);

export const MailLines = ({ table }: { readonly table: MailTable }): ReactNode => (
  <table style={TABLE}>
    <thead>
      <tr>
        {COLUMNS.map((label, at) => (
          <th key={label} scope="col" style={styleOf(HEAD, at)}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map((row, line) => (
        <tr key={line}>
          {[row.part, row.quantity, row.ships, row.unitPrice, row.total].map((text, at) => (
            <td key={COLUMNS[at]} style={styleOf(CELL, at)}>
              {text}
            </td>
          ))}
        </tr>
      ))}
      {table.texts.map((text, at) => (
        <tr key={at}>
          <td colSpan={COLUMNS.length} style={CELL}>
            {text} <span style={{ color: '#5c6670' }}>unmatched, not in the total</span>
          </td>
        </tr>
      ))}
      {table.remarks.map((remark) => (
        <tr key={remark}>
          <td colSpan={COLUMNS.length} style={CELL}>
            {remark}
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td colSpan={COLUMNS.length - 1} style={CELL}>
          <b>Total, US dollars, freight not included</b>
          <br />
          {table.priced}
        </td>
        <td style={{ ...CELL, ...FIGURE }}>
          <b>{table.total}</b>
        </td>
      </tr>
    </tfoot>
  </table>
);
