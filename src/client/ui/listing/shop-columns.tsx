import type { ShopRow } from '../../../domain/catalog/listing.ts';
import { tradeName } from '../../../domain/catalog/rows/trade-name.ts';
import { sizePrefix } from '../../../domain/sizes/size-standard.ts';
import { formatLength } from '../../../domain/units.ts';
import { RingGlyph } from '../../../drawings/ring-glyph.tsx';
import { CompareTick } from '../compare/compare-tick.tsx';
import { StockCell } from '../stock-line.tsx';
import type { Column, ShownRow } from './column.ts';
import { pinOfPart } from './pins.ts';
import { isPlainClick } from './query-link.tsx';
import { hardness, isPriced, materialText, modifierText, priceDisplay, specText } from './row-text.ts';
import { COLOR, FEATURES, TEMPERATURE } from './shared-columns.tsx';

/** A part with what its row needs. */
export interface ShownPart extends ShownRow {
  readonly row: ShopRow;
  /** The part's page. */
  readonly href: string;
  readonly onPrice: (row: ShopRow) => void;
}

/** The shop's columns. */
export const SHOP_COLUMNS: readonly Column<ShownPart>[] = [
  {
    className: 'results-table-name',
    titles: [{ text: 'Part Number', sort: { by: 'name', menu: 'Part number' } }],
    cell: ({ row, color, href, preferences, formId }) => (
      <>
        <span className="results-table-part">
          <CompareTick pin={pinOfPart(row, color)} formId={formId} />
          <RingGlyph idMm={row.id_mm} csMm={row.cs_mm} color={color} />
          <a className="link text-mono" href={href}>
            {row.name}
          </a>
        </span>
        <small className="results-table-specification">{specText(row, preferences.measurement)}</small>
      </>
    ),
  },
  {
    className: 'results-table-material',
    titles: [{ text: 'Material', sort: { by: 'material', menu: 'Material' } }],
    tooltip: ({ compound }) => materialText(compound),
    cell: ({ compound }) => {
      const brand = modifierText(compound, 'brand');
      return (
        <>
          {modifierText(compound, 'material')}
          {brand === '' ? null : <span className="text-muted"> {tradeName(brand)}</span>}
        </>
      );
    },
  },
  COLOR,
  {
    className: 'results-table-hardness',
    titles: [{ text: 'Hardness', sort: { by: 'hardness', menu: 'Hardness' } }],
    cell: ({ compound }) => {
      const { value, scale } = hardness(compound);
      return (
        <>
          {value}
          {scale === '' ? null : <span className="text-muted"> {scale}</span>}
        </>
      );
    },
  },
  {
    className: 'results-table-size',
    titles: [{ text: 'Size', sort: { by: 'size', menu: 'Size' } }],
    cell: ({ row }) => (
      <>
        <span className="text-muted">{sizePrefix(row.size_standard)}</span>
        {row.size}
      </>
    ),
  },
  {
    className: 'results-table-cross-section',
    titles: [{ text: 'CS', sort: { by: 'cs', menu: 'Cross-section' } }],
    unit: 'measurement',
    cell: ({ row, preferences }) => formatLength(preferences.measurement, row.cs_mm),
  },
  {
    className: 'results-table-inside-diameter',
    titles: [{ text: 'ID', sort: { by: 'id', menu: 'Inside diameter' } }],
    unit: 'measurement',
    cell: ({ row, preferences }) => formatLength(preferences.measurement, row.id_mm),
  },
  FEATURES,
  TEMPERATURE,
  {
    className: 'results-table-price',
    titles: [{ text: 'Starting Price', sort: { by: 'price', menu: 'Starting price' } }],
    cell: ({ row, href, onPrice }) => {
      const priced = isPriced(row);
      return (
        <a
          className={priced ? 'part-row-price link' : 'part-row-price link part-row-unpriced'}
          href={`${href}#pricing`}
          rel="nofollow"
          aria-haspopup="dialog"
          aria-label={priced ? `${priceDisplay(row)}, pricing of ${row.name}` : `Check Pricing of ${row.name}`}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onPrice(row);
          }}
        >
          {priced ? priceDisplay(row) : 'Check Pricing'}
        </a>
      );
    },
  },
  {
    className: 'results-table-stock',
    titles: [{ text: 'Stock', sort: { by: 'stock', menu: 'Stock' } }],
    cell: ({ row }) => <StockCell onHand={row.canyonStock} vendorQuantity={row.vendorStock} />,
  },
];
