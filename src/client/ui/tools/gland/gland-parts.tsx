import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Design, DesignRequest } from '../../../../domain/engineering/gland-design/design-gland.ts';
import { lengthsQuery } from '../../../../domain/engineering/gland-design/design-request.ts';
import type { Service } from '../../../../domain/engineering/gland-design/model.ts';
import type { RingParts } from '../../../../domain/engineering/gland-design/rings/ring-parts.ts';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { formatSigned, type LengthUnit, roundTo } from '../../../../domain/kit/units.ts';
import { partHref } from '../../../../domain/reference/paths/store-links.ts';
import type { ShopRow } from '../../../../domain/shop/catalog/listing.ts';
import { listingHref } from '../../../../domain/shop/catalog-url/query-string.ts';
import { RingGlyph } from '../../../../drawings/rings/ring-glyph.tsx';
import { TextLink } from '../../links/text-link.tsx';
import { UnlistedParts } from '../../listing/results/unlisted-parts.tsx';
import type { Column } from '../../listing/table/column.ts';
import { ColumnHeads } from '../../listing/table/column-heads.tsx';
import { RowCells } from '../../listing/table/row-cells.tsx';
import {
  firstLabel,
  hardnessOfRow,
  isPriced,
  materialText,
  priceDisplay,
  ringColor,
  specText,
} from '../../listing/table/row-text.ts';
import { StockCell } from '../../stock-line.tsx';
import { ROW, ROW_GROUP, TABLE } from '../../table-roles.ts';
import '../../listing/table/results-table.css';
import '../tool-section.css';
import './gland-parts.css';

/** Describes the filters of the parts. @example 'FKM, 66–75 A, to 180 °C' */
const filtersText = ({ polymer, shoreA, lowC, highC }: Service): string => {
  const degrees = (value: number): string => `${formatSigned(roundTo(value, 0))} °C`;
  const range =
    lowC !== null && highC !== null
      ? `${formatSigned(roundTo(lowC, 0))} to ${degrees(highC)}`
      : highC !== null
        ? `to ${degrees(highC)}`
        : lowC !== null
          ? `from ${degrees(lowC)}`
          : '';
  return [polymer ?? 'all materials', shoreA === null ? '' : `about ${shoreA} A`, range]
    .filter((text) => text !== '')
    .join(', ');
};

/** Maximum number of parts shown under a design. */
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
      const { value, scale } = hardnessOfRow(row.compound);
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

const PartsTable = memo(
  ({ parts, unit }: { parts: RingParts; unit: LengthUnit }): ReactNode => (
    <table className="results-table" {...TABLE} aria-labelledby="gland-parts">
      <ColumnHeads columns={COLUMNS} />
      <tbody {...ROW_GROUP}>
        {parts.items.slice(0, SHOWN).map((row) => (
          <tr key={row.id} {...ROW}>
            <RowCells columns={COLUMNS} shown={{ row, unit, color: ringColor(row.compound, parts.colorCodes) }} />
          </tr>
        ))}
      </tbody>
    </table>
  ),
);

/** Parts for the designed ring, in stock first, with a link to all of them. */
export function GlandParts(props: {
  design: Design;
  request: DesignRequest;
  href: string | null;
  /** `null` if they could not be loaded. */
  parts: RingParts | null;
  isLoading: boolean;
  unit: LengthUnit;
  /** URL of the form for a custom part with this design. */
  requestHref: string;
}): ReactNode {
  const { design, request, href, parts, isLoading, unit, requestHref } = props;
  const { service } = request;
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
          <TextLink href={requestHref} rel="nofollow">
            Request it as a custom part
          </TextLink>{' '}
          with all of this design,{' '}
          <TextLink href={listingHref(lengthsQuery(design, service))} rel="nofollow">
            see the nearest parts
          </TextLink>
          , or start from the groove to see the nearest standard ring.
        </p>
        <UnlistedParts query={lengthsQuery(design, service)} units={{ measurement: unit, temperature: 'C' }} />
      </section>
    );
  return (
    <section className="tool-section gland-parts" aria-labelledby="gland-parts" aria-busy={isLoading || undefined}>
      <header>
        <h2 className="heading-4" id="gland-parts">
          {name} parts
        </h2>
        <p>{filtersText(service)}, in stock first</p>
        {parts === null ? null : (
          <a className="link-onward" href={href}>
            All {counted(parts.totalItems, 'part')} <ArrowRight className="icon icon-small" />
          </a>
        )}
      </header>
      {parts === null ? (
        <p className="tool-section-note">
          Parts could not be loaded. <TextLink href={href}>See them in the store</TextLink>
        </p>
      ) : (
        <PartsTable parts={parts} unit={unit} />
      )}
    </section>
  );
}
