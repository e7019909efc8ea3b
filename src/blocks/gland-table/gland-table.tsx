import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { NumberHead } from '../../client/ui/number-head.tsx';
import { counted } from '../../domain/kit/text/counted.ts';
import { type Inch, mmFromInches, type Span } from '../../domain/kit/units.ts';
import { GLAND_WORDS } from '../../domain/reference/tables/gland-words.ts';
import type { Gland } from '../../domain/reference/tables/glands.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { ReferenceTable, StoreHead } from '../shared/tables/reference-table.tsx';
import { WithoutData } from '../shared/without-data.tsx';
import type { declaration } from './gland-table.inputs.ts';

export interface GlandTableData {
  /** Each groove with the store's parts of its cross-section, or `null` if the store was unavailable. */
  readonly rows: readonly { readonly gland: Gland; readonly href: string; readonly parts: number | null }[];
}

interface Column {
  readonly title: string;
  readonly span: (gland: Gland) => Span<Inch> | null;
  /** Whether the figure is only a maximum, which a prefix indicates. */
  readonly atMost?: true;
  /** Whether a hairline precedes the column. */
  readonly ruled?: true;
}

/** Columns of figures after the cross-section. */
export const GLAND_COLUMNS: readonly Column[] = [
  { title: 'L, gland depth', span: ({ depthIn }) => depthIn, ruled: true },
  { title: 'G, groove width', span: ({ widthIn }) => widthIn[0], ruled: true },
  { title: 'G, one backup ring', span: ({ widthIn }) => widthIn[1] },
  { title: 'G, two backup rings', span: ({ widthIn }) => widthIn[2] },
  { title: 'R, radius', span: ({ radiusIn }) => radiusIn, ruled: true },
  { title: 'Diametral clearance', span: ({ clearanceIn }) => clearanceIn },
  {
    title: 'Eccentricity',
    span: ({ eccentricityIn }) => (eccentricityIn === null ? null : [eccentricityIn, eccentricityIn]),
    atMost: true,
  },
];

const mm = (length: Inch): string => mmFromInches(length).toFixed(2);
const inch = (length: Inch): string => length.toFixed(3);

/** Returns a range of figures. A range from zero, or of which only the maximum is known, is written as a maximum. */
export const spanWritten = <Figure extends number>(
  [low, high]: Span<Figure>,
  write: (value: Figure) => string,
  atMost = false,
): string => {
  if (low === 0 || atMost) return `≤ ${write(high)}`;
  return low === high ? write(low) : `${write(low)}–${write(high)}`;
};

const SpanCell = ({ column, gland }: { column: Column; gland: Gland }): ReactNode => {
  const span = column.span(gland);
  return (
    <td className={column.ruled ? 'text-number text-mono is-ruled' : 'text-number text-mono'}>
      {span === null ? (
        <span className="text-muted">–</span>
      ) : (
        <>
          {spanWritten(span, mm, column.atMost)}
          <small>{spanWritten(span, inch, column.atMost)}</small>
        </>
      )}
    </td>
  );
};

const SQUEEZE_AXIS = { percent: 50, width: 60 };

const SqueezeBar = ({ squeeze: [low, high] }: { squeeze: Span }): ReactNode => {
  const at = (percent: number): number => (Math.min(percent, SQUEEZE_AXIS.percent) / SQUEEZE_AXIS.percent) * 60;
  return (
    <svg className="inline-chart" width={SQUEEZE_AXIS.width} height="10" viewBox="0 0 60 10" aria-hidden="true">
      <path d="M0 5H60" stroke="var(--color-rule-strong)" />
      <rect x={at(low)} y="3" width={Math.max(1.5, at(high) - at(low))} height="4" fill="var(--color-ink)" />
    </svg>
  );
};

const Row = (props: {
  row: GlandTableData['rows'][number];
  columns: readonly Column[];
  marked: boolean;
}): ReactNode => {
  const { row, columns, marked } = props;
  const { gland, href, parts } = row;
  const [depth, ...others] = columns;
  return (
    <tr className={marked ? 'is-nearest' : undefined}>
      <th scope="row" className="text-mono">
        {gland.dashes === null ? <span className="text-muted">–</span> : `-${gland.dashes[0]} to -${gland.dashes[1]}`}
      </th>
      <td className="text-number text-mono">
        {mm(gland.csIn)}
        <small>{inch(gland.csIn)}</small>
      </td>
      {depth === undefined ? null : <SpanCell column={depth} gland={gland} />}
      <td className="text-number">
        <span className="reference-table-figure">
          <SqueezeBar squeeze={gland.squeezePercent} />
          <span className="text-mono">{spanWritten(gland.squeezePercent, String)}%</span>
        </span>
      </td>
      {others.map((column) => (
        <SpanCell key={column.title} column={column} gland={gland} />
      ))}
      <td className="is-ruled">
        <TextLink href={href}>{parts === null ? 'Shop' : counted(parts, 'part')}</TextLink>
      </td>
    </tr>
  );
};

/** Returns the note about the sources of grooves. */
export const sourceNote = (glands: readonly Gland[]): string =>
  glands.every(({ source }) => source === 'agreeing')
    ? 'Each row is in at least two published gland tables that agree.'
    : 'The values are from one published table: compare them with your own standard before you machine the groove.';

/** Grooves for one application: millimeters first, inches below, with the store's parts of each cross-section. */
export function GlandTable(props: BlockProps<typeof declaration, GlandTableData>): ReactNode {
  const { id, heading, application, markedMm, data } = props;
  const { title, notes } = GLAND_WORDS[application];
  const rows = data?.rows ?? [];
  if (rows.length === 0) {
    return (
      <WithoutData
        id={id}
        heading={heading || title}
        link={{ label: 'Ask for the groove you need', href: '/contact-us' }}
      >
        The table could not be read.
      </WithoutData>
    );
  }
  const glands = rows.map(({ gland }) => gland);
  const columns = GLAND_COLUMNS.filter(({ span }) => glands.some((gland) => span(gland) !== null));
  return (
    <BlockSection id={id} heading={heading || title} aside={<span className="text-muted">mm, below in inches</span>}>
      <ReferenceTable label={heading || title} className="reference-table reference-table-double">
        <thead>
          <tr>
            <th scope="col">AS568 size</th>
            <NumberHead>CS</NumberHead>
            {columns.slice(0, 1).map((column) => (
              <th key={column.title} scope="col" className="text-number is-ruled">
                {column.title}
              </th>
            ))}
            <NumberHead>Squeeze</NumberHead>
            {columns.slice(1).map((column) => (
              <th key={column.title} scope="col" className={column.ruled ? 'text-number is-ruled' : 'text-number'}>
                {column.title}
              </th>
            ))}
            <StoreHead />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.gland.csIn}
              row={row}
              columns={columns}
              marked={mm(row.gland.csIn) === markedMm?.toFixed(2)}
            />
          ))}
        </tbody>
      </ReferenceTable>
      <p className="reference-table-note">{[...notes, sourceNote(glands)].join(' ')}</p>
    </BlockSection>
  );
}
