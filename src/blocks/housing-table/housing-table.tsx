import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import {
  type HousingCell,
  type HousingRow,
  rangeName,
  type HousingTable as Table,
} from '../../domain/engineering/gland-design/housings/housing-table.ts';
import { counted } from '../../domain/kit/text/counted.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import type { NamedSize } from '../../domain/reference/tables/find-sizes.ts';
import type { SizeField, SizeFields } from '../../domain/reference/tables/wanted-size.ts';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import { BlockSection, innerHeading } from '../shared/block-section.tsx';
import { ReferenceTable, StoreHead } from '../shared/tables/reference-table.tsx';
import { UnitChoice } from '../shared/unit-choice.tsx';
import { WithoutData } from '../shared/without-data.tsx';
import { SizeFilter } from '../size-chart/size-filter.tsx';
import type { declaration } from './housing-table.inputs.ts';
import '../size-chart/size-chart.css';
import './housing-table.css';

/** A table with its display state. */
export interface ShownTable extends Table {
  /** For a collapsible table: whether its rows are in the page. */
  readonly isOpen: boolean;
  /** The ring nearest to the requested size. */
  readonly nearest: NamedSize | null;
}

export interface HousingTableData {
  readonly unit: LengthUnit;
  /** State and result of the size filter, or `null` for tables without sizes. */
  readonly filter: {
    readonly fields: SizeFields;
    readonly invalid: readonly SizeField[];
    readonly found: string;
  } | null;
  readonly tables: readonly ShownTable[];
}

const classOf = ({ isRuled, isWords }: Table['columns'][number]): string | undefined =>
  [isRuled && 'is-ruled', isWords && 'is-words'].filter(Boolean).join(' ') || undefined;

const CellText = ({ text, isUnconfirmed }: HousingCell): ReactNode => {
  if (text === '') return <span className="text-muted">no data</span>;
  return isUnconfirmed ? <abbr title="Not confirmed by a public source">{text}*</abbr> : text;
};

const Row = ({ row, columns, hasStore, hasDesign, isNearest }: RowShown): ReactNode => {
  const { name, storeHref, designHref, cells } = row;
  return (
    <tr className={isNearest ? 'is-nearest' : undefined}>
      <th scope="row">{name}</th>
      {cells.map((cell, place) => {
        const column = columns[place];
        return (
          <td key={column?.title ?? String(place)} className={column && classOf(column)}>
            <CellText {...cell} />
          </td>
        );
      })}
      {hasDesign ? <td className="is-ruled">{designHref === null ? '' : <a href={designHref}>Design</a>}</td> : null}
      {hasStore ? <td className="is-ruled">{storeHref === null ? '' : <a href={storeHref}>Shop</a>}</td> : null}
    </tr>
  );
};

interface TableShown {
  readonly columns: Table['columns'];
  readonly hasStore: boolean;
  readonly hasDesign: boolean;
}

interface RowShown extends TableShown {
  readonly row: HousingRow;
  readonly isNearest: boolean;
}

const Rows = ({ table }: { table: ShownTable }): ReactNode => {
  const { title, nameTitle, columns, rows, nearest } = table;
  const hasStore = rows.some(({ storeHref }) => storeHref !== null);
  const hasDesign = rows.some(({ designHref }) => designHref !== null);
  return (
    <ReferenceTable label={title} className="reference-table housing-table">
      <thead>
        <tr>
          <th scope="col">{nameTitle}</th>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={classOf(column)}>
              {column.title}
            </th>
          ))}
          {hasDesign ? (
            <th scope="col" className="is-ruled">
              Gland designer
            </th>
          ) : null}
          {hasStore ? <StoreHead /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <Row
            key={`${row.name} ${String(place)}`}
            {...{ row, columns, hasStore, hasDesign }}
            isNearest={nearest !== null && row.ring === nearest}
          />
        ))}
      </tbody>
    </ReferenceTable>
  );
};

const isMarked = ({ rows }: Table): boolean => rows.some(({ cells }) => cells.some((cell) => cell.isUnconfirmed));
const isMissing = ({ rows }: Table): boolean => rows.some(({ cells }) => cells.some(({ text }) => text === ''));

const Note = ({ table }: { table: Table }): ReactNode => {
  const notes = [
    table.note,
    ...(isMarked(table)
      ? ['* Known to the trade; no public source confirms it. Check it against the standard before you machine.']
      : []),
    ...(isMissing(table) ? ['No data: the public sources do not have this figure.'] : []),
  ].filter(Boolean);
  return notes.length === 0 ? null : <p className="reference-table-note">{notes.join(' ')}</p>;
};

/** The browser's find-in-page only needs the names. The table is loaded when the section is opened. */
const Names = ({ table: { anchor, rows } }: { table: Table }): ReactNode => (
  <>
    <p className="size-chart-names text-mono">{rows.map(({ name }) => name).join(' ')}</p>
    <TextLink href={`${usePage().path}?section=${anchor}#${anchor}`} data-more="">
      Table with limits and the gland designer
    </TextLink>
  </>
);

const Part = ({ table, level: Heading }: { table: ShownTable; level: 'h2' | 'h3' }): ReactNode => {
  const { anchor, title, rows, isFolded, isOpen } = table;
  if (!isFolded) {
    return (
      <section className="housing-table-part" id={anchor}>
        <Heading className="heading-4">{title}</Heading>
        <Rows table={table} />
        <Note table={table} />
      </section>
    );
  }
  return (
    <details className="size-chart-range" open={isOpen} data-section={anchor}>
      <summary className="size-chart-head">
        <Heading className="heading-4">{title}</Heading>
        <span className="text-muted">
          {counted(rows.length, 'size')}, {rangeName(rows.map(({ name }) => name))}
        </span>
        <span className="plus-minus" aria-hidden="true" />
      </summary>
      <div id={anchor}>
        {isOpen ? <Rows table={table} /> : <Names table={table} />}
        <Note table={table} />
      </div>
    </details>
  );
};

/**
 * Grooves of a standard in the visitor's unit: depth and width by cross-section, or diameters by size in collapsible
 * series.
 */
export function HousingTable(props: BlockProps<typeof declaration, HousingTableData>): ReactNode {
  const { id, heading, view, data } = props;
  const { path } = usePage();
  if (data === null) {
    return (
      <WithoutData id={id} heading={heading} link={{ label: 'Ask for the groove you need', href: '/contact-us' }}>
        The table could not be read.
      </WithoutData>
    );
  }
  const { unit, filter, tables } = data;
  const parts = tables.map((table) => <Part key={table.anchor} table={table} level={innerHeading(heading)} />);
  if (filter === null) {
    return (
      <BlockSection id={id} heading={heading}>
        <p className="housing-table-unit">
          <span className="text-muted">Lengths in {unit === 'mm' ? 'millimeters' : 'inches'}</span>
          <UnitChoice unit={unit} path={path} label="Unit of the tables" />
        </p>
        {parts}
      </BlockSection>
    );
  }
  return (
    <BlockSection id={id} heading={heading}>
      <SizeFilter
        {...filter}
        anchor={id}
        placeholder={view === 'jis-sizes' ? 'P26' : 'AS568-214'}
        enhancement="size-sections"
      />
      <div data-sections="">{parts}</div>
    </BlockSection>
  );
}
