import type { CSSProperties, ReactNode } from 'react';
import { BREAKING, STYLE } from './mail-style.ts';

/** What a line costs and when it ships, as shown. '–' for what is unknown. */
export interface MailFigures {
  readonly quantity: string;
  readonly shipTime: string;
  readonly unitPrice: string;
  /** The earlier unit price if it was another one, or ''. */
  readonly before: string;
  /** Where the earlier price was: `in the request` or `in R1`, or ''. */
  readonly beforeIn: string;
  readonly total: string;
  readonly isLineMinimum: boolean;
}

/** One line of a quote. */
export interface MailRow {
  /** Part number, position or text of the line. */
  readonly part: string;
  /** URL of the part's page, or `null`. */
  readonly href: string | null;
  /** Description, notes and comments, one below the other. */
  readonly details: readonly string[];
  /** `null` for a line without price. */
  readonly figures: MailFigures | null;
}

/** Lines of a quote in an email. */
export interface MailTable {
  readonly rows: readonly MailRow[];
  /** Number of lines that the email does not list: `and 21 more lines on the page`, or ''. */
  readonly more: string;
  /** Number of lines that the total covers: `33 of 54 lines priced; 21 are not in this total.` */
  readonly priced: string;
  /** '–' when nothing is priced. */
  readonly total: string;
  /** Sentences about the order minimum and the lines that are not ordered. */
  readonly limits: readonly string[];
  /** Terms of the prices, in sentences. */
  readonly notes: readonly string[];
}

const LINE_MINIMUM = 'line minimum';
const TOTAL = 'Total, US dollars, freight not included';

const figuresText = ({ quantity, shipTime, unitPrice, before, beforeIn, total, isLineMinimum }: MailFigures): string =>
  [
    `Quantity ${quantity}`,
    `unit price ${unitPrice}${before === '' ? '' : ` (${before} ${beforeIn})`}`,
    `total ${total}${isLineMinimum ? ` (${LINE_MINIMUM})` : ''}`,
    `ship time ${shipTime}`,
  ].join(', ');

const rowText = ({ part, details, figures, href }: MailRow): string =>
  [part, ...details, ...(figures === null ? [] : [figuresText(figures)]), ...(href === null ? [] : [href])].join(
    '\n  ',
  );

/** Returns the lines as plain text, one below the other. */
export const tableText = ({ rows, more, priced, total, limits, notes }: MailTable): readonly string[] => [
  ...rows.map(rowText),
  ...(more === '' ? [] : [more]),
  [`Lines: ${priced}`, `${TOTAL}: ${total}`, ...limits].join('\n'),
  ...(notes.length === 0 ? [] : [notes.join(' ')]),
];

/** The columns: classes of the narrow layout, and alignment. */
const COLUMNS = [
  ['Part', 'mail-name', {}],
  ['Quantity', 'mail-quantity', { textAlign: 'right' }],
  ['Ship time', 'mail-ship', { paddingLeft: '18px' }],
  ['Unit price', 'mail-unit', { textAlign: 'right', paddingLeft: '16px' }],
  ['Total', 'mail-total', { textAlign: 'right', paddingLeft: '16px' }],
] as const satisfies readonly (readonly [label: string, className: string, style: CSSProperties])[];

const Head = (): ReactNode => (
  <thead>
    <tr className="mail-head">
      {COLUMNS.map(([label, className, style]) => (
        <th key={label} scope="col" className={className} style={{ ...STYLE.lineHead, textAlign: 'left', ...style }}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

const Part = ({ part, href, details }: MailRow): ReactNode => (
  <>
    {href === null ? (
      <span style={STYLE.part}>{part}</span>
    ) : (
      <a href={href} style={STYLE.partLink}>
        {part}
      </a>
    )}
    {details.map((detail, at) => (
      <span key={at} style={STYLE.detail}>
        <br />
        {detail}
      </span>
    ))}
  </>
);

const UnitPrice = ({ before, unitPrice }: MailFigures): ReactNode => (
  <>
    {before === '' ? null : (
      <>
        <s style={STYLE.aside}>{before}</s>{' '}
      </>
    )}
    {unitPrice}
  </>
);

const Total = ({ total, isLineMinimum }: MailFigures): ReactNode => (
  <>
    <b>{total}</b>
    {isLineMinimum ? (
      <span style={STYLE.aside}>
        <br />
        {LINE_MINIMUM}
      </span>
    ) : null}
  </>
);

/** A word longer than any part number, which breaks instead of widening the table. */
const LONG_WORD = /\S{25}/;

const nameStyle = ({ part, details }: MailRow): CSSProperties => ({
  ...STYLE.line,
  paddingRight: '12px',
  ...([part, ...details].some((text) => LONG_WORD.test(text)) && BREAKING),
});

const Row = ({ row }: { readonly row: MailRow }): ReactNode => {
  const { figures } = row;
  if (figures === null)
    return (
      <tr className="mail-line">
        <td colSpan={COLUMNS.length} className="mail-name" style={nameStyle(row)}>
          <Part {...row} />
        </td>
      </tr>
    );
  const cells = [
    <Part key="part" {...row} />,
    figures.quantity,
    figures.shipTime,
    <UnitPrice key="price" {...figures} />,
    <Total key="total" {...figures} />,
  ];
  return (
    <tr className="mail-line">
      {COLUMNS.map(([label, className, style], at) => (
        <td key={label} className={className} style={at === 0 ? nameStyle(row) : { ...STYLE.line, ...style }}>
          {cells[at]}
        </td>
      ))}
    </tr>
  );
};

export const MailLines = ({ table }: { readonly table: MailTable }): ReactNode => (
  <>
    <table className="mail-lines" width="100%" cellSpacing={0} cellPadding={0} style={STYLE.lines}>
      <Head />
      <tbody>
        {table.rows.map((row, at) => (
          <Row key={at} row={row} />
        ))}
        {table.more === '' ? null : (
          <tr className="mail-line">
            <td colSpan={COLUMNS.length} className="mail-name" style={STYLE.line}>
              {table.more}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="mail-line">
          <td colSpan={COLUMNS.length - 1} className="mail-sum" style={STYLE.total}>
            {TOTAL}
            <br />
            <span style={STYLE.priced}>{table.priced}</span>
          </td>
          <td align="right" className="mail-amount" style={STYLE.amount}>
            {table.total}
          </td>
        </tr>
      </tfoot>
    </table>
    {table.limits.length === 0 ? null : <p style={STYLE.limits}>{table.limits.join(' ')}</p>}
    {table.notes.length === 0 ? null : <p style={STYLE.notes}>{table.notes.join(' ')}</p>}
  </>
);
