import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ShopRow } from '../../../../domain/catalog/listing.ts';
import { EMPTY_PAGE } from '../../../../domain/catalog/query.ts';
import { listingHref } from '../../../../domain/catalog-url/query-string.ts';
import type { Design } from '../../../../domain/gland-design/design-gland.ts';
import { lengthsQuery } from '../../../../domain/gland-design/design-request.ts';
import { partsQuery, type RingParts } from '../../../../domain/gland-design/ring-parts.ts';
import { partHref } from '../../../../domain/site/store-links.ts';
import { counted } from '../../../../domain/text/counted.ts';
import type { LengthUnit } from '../../../../domain/units.ts';
import { RingGlyph } from '../../../../drawings/ring-glyph.tsx';
import { type Column, columnClass } from '../../listing/column.ts';
import { RowCells } from '../../listing/row-cells.tsx';
import {
  colorOf,
  firstLabel,
  hardness,
  isPriced,
  materialText,
  priceDisplay,
  specText,
} from '../../listing/row-text.ts';
import { UnlistedParts } from '../../listing/unlisted-parts.tsx';
import { StockCell } from '../../stock-line.tsx';
import { COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from '../../table-roles.ts';

/** How many parts stand under a design. */
const SHOWN = 5;

interface Shown {
  readonly row: ShopRow;
  readonly color: string;
  readonly unit: LengthUnit;
}

const COLUMNS: readonly Column<Shown>[] = [
  {
    titles: [{ text: 'Part number' }],
    narrow: 'name',
    cell: ({ row, color, unit }) => (
      <>
        <span className="results-table-part">
          <RingGlyph idMm={row.id_mm} csMm={row.cs_mm} color={color} />
          <a className="link text-mono" href={partHref(row.name)}>
            {row.name}
          </a>
        </span>
        <small className="results-table-specification">{specText(row, unit)}</small>
      </>
    ),
  },
  { titles: [{ text: 'Material' }], cell: ({ row }) => materialText(row.compound) },
  {
    titles: [{ text: 'Hardness' }],
    cell: ({ row }) => {
      const { value, scale } = hardness(row.compound);
      return `${value} ${scale}`.trim();
    },
  },
  { titles: [{ text: 'Color' }], cell: ({ row }) => firstLabel(row.compound, 'color') ?? '–' },
  {
    titles: [{ text: 'Starting price' }],
    figures: 'right',
    narrow: 'price',
    cell: ({ row }) => (isPriced(row) ? priceDisplay(row) : 'Check Pricing'),
  },
  {
    titles: [{ text: 'Stock' }],
    narrow: 'stock',
    cell: ({ row }) => <StockCell onHand={row.canyonStock} vendorQuantity={row.vendorStock} />,
  },
];

/** The store with the ring of a design; null for a ring of no standard. */
export const shopHref = (design: Design, polymer: string | null): string | null => {
  const query = partsQuery(design, polymer);
  return query === null ? null : listingHref({ ...query, limit: EMPTY_PAGE.limit, sort: null });
};

const PartsTable = memo(
  ({ parts, unit }: { parts: RingParts; unit: LengthUnit }): ReactNode => (
    <table className="results-table" {...TABLE} aria-labelledby="gland-parts">
      <thead {...ROW_GROUP}>
        <tr {...ROW}>
          {COLUMNS.map((column) => (
            <th key={column.titles[0].text} {...COLUMN_HEADER} className={columnClass(column)}>
              {column.titles[0].text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROW_GROUP}>
        {parts.items.slice(0, SHOWN).map((row) => (
          <tr key={row.id} {...ROW}>
            <RowCells columns={COLUMNS} shown={{ row, unit, color: colorOf(row.compound, parts.colorCodes) }} />
          </tr>
        ))}
      </tbody>
    </table>
  ),
);

/** Parts of the ring that was designed, in stock first, with the way to all of them. */
export function GlandParts(props: {
  design: Design;
  polymer: string | null;
  /** null: they could not be loaded. */
  parts: RingParts | null;
  isLoading: boolean;
  unit: LengthUnit;
  /** The form for a custom part, with this design. */
  requestHref: string;
}): ReactNode {
  const { design, polymer, parts, isLoading, unit, requestHref } = props;
  const href = shopHref(design, polymer);
  const name = 'name' in design.ring ? design.ring.name : null;
  if (href === null || name === null)
    return (
      <section className="tool-section" aria-labelledby="gland-parts">
        <header>
          <h2 className="heading-4" id="gland-parts">
            Parts
          </h2>
        </header>
        <p className="tool-section-note">
          A ring of these dimensions is in no size table.{' '}
          <a className="link" href={requestHref} rel="nofollow">
            Request it as a custom part
          </a>{' '}
          with all of this design,{' '}
          <a className="link" href={listingHref(lengthsQuery(design, polymer))} rel="nofollow">
            see the nearest parts
          </a>
          , or start from the groove to see the nearest standard ring.
        </p>
        <UnlistedParts query={lengthsQuery(design, polymer)} units={{ measurement: unit, temperature: 'C' }} />
      </section>
    );
  return (
    <section className="tool-section gland-parts" aria-labelledby="gland-parts" aria-busy={isLoading || undefined}>
      <header>
        <h2 className="heading-4" id="gland-parts">
          {name} parts
        </h2>
        <p>{polymer === null ? 'all materials' : polymer}, in stock first</p>
        {parts === null ? null : (
          <a className="link-onward" href={href}>
            All {counted(parts.totalItems, 'part')} <ArrowRight className="icon icon-small" />
          </a>
        )}
      </header>
      {parts === null ? (
        <p className="tool-section-note">
          Parts could not be loaded.{' '}
          <a className="link" href={href}>
            See them in the store
          </a>
        </p>
      ) : (
        <PartsTable parts={parts} unit={unit} />
      )}
    </section>
  );
}
