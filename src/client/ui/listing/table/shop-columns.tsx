import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { formatLength } from '../../../../domain/kit/units.ts';
import { sizePrefix } from '../../../../domain/reference/sizes/size-standard.ts';
import type { ShopRow } from '../../../../domain/shop/catalog/listing.ts';
import { tradeName } from '../../../../domain/shop/catalog/rows/trade-name.ts';
import { RingGlyph } from '../../../../drawings/rings/ring-glyph.tsx';
import { CompareTick } from '../../compare/compare-tick.tsx';
import { isPlainClick } from '../../links/in-place-link.tsx';
import { ShipLine, StockCell } from '../../stock-line.tsx';
import { pinOfPart } from '../pins.ts';
import type { Column, ShownRow } from './column.ts';
import {
  compoundWords,
  dimensionsText,
  hardnessOfRow,
  isPriced,
  materialText,
  modifierText,
  priceDisplay,
} from './row-text.ts';
import { COLOR, FEATURES, TEMPERATURE } from './shared-columns.tsx';
import './column.css';

/** A part with the data of its row. */
export interface ShownPart extends ShownRow {
  readonly row: ShopRow;
  /** The part's page. */
  readonly href: string;
  readonly onPrice: (row: ShopRow) => void;
}

/** The shop's columns. */
export const SHOP_COLUMNS: readonly Column<ShownPart>[] = [
  {
    titles: [{ text: 'Part Number', sort: { by: 'name', menu: 'Part number' } }],
    narrow: 'name',
    cell: ({ row, color, href, preferences, formId }) => (
      <>
        <span className="results-table-part">
          <CompareTick pin={pinOfPart(row, color)} formId={formId} />
          <RingGlyph idMm={row.id_mm} csMm={row.cs_mm} color={color} />
          <a className="link text-mono" href={href}>
            {row.name}
          </a>
        </span>
        <small className="results-table-specification">
          {compoundWords(row.compound)}
          <span className="column-folds"> · {dimensionsText(row, preferences.measurement)}</span>
        </small>
      </>
    ),
  },
  {
    titles: [{ text: 'Material', sort: { by: 'material', menu: 'Material' } }],
    width: 'cut',
    tooltip: ({ compound }) => materialText(compound),
    cell: ({ compound }) => {
      const brand = modifierText(compound, 'brand');
      return (
        <>
          {modifierText(compound, 'material')}
          {brand === '' ? null : <span className="text-muted column-from-1280"> {tradeName(brand)}</span>}
        </>
      );
    },
  },
  COLOR,
  {
    titles: [{ text: 'Hardness', sort: { by: 'hardness', menu: 'Hardness' } }],
    cell: ({ compound }) => {
      const { value, scale } = hardnessOfRow(compound);
      return (
        <>
          {value}
          {scale === '' ? null : <span className="text-muted"> {scale}</span>}
        </>
      );
    },
  },
  {
    titles: [{ text: 'Size', sort: { by: 'size', menu: 'Size' } }],
    figures: 'code',
    folds: true,
    cell: ({ row }) => (
      <>
        <span className="text-muted column-from-1440">{sizePrefix(row.size_standard)}</span>
        {row.size}
      </>
    ),
  },
  {
    titles: [{ text: 'CS', sort: { by: 'cs', menu: 'Cross-section' } }],
    unit: 'measurement',
    figures: 'right',
    folds: true,
    cell: ({ row, preferences }) => formatLength(preferences.measurement, row.cs_mm),
  },
  {
    titles: [{ text: 'ID', sort: { by: 'id', menu: 'Inside diameter' } }],
    unit: 'measurement',
    figures: 'right',
    folds: true,
    cell: ({ row, preferences }) => formatLength(preferences.measurement, row.id_mm),
  },
  { ...FEATURES, narrow: 'features' },
  { ...TEMPERATURE, from: 1280 },
  {
    titles: [{ text: 'Starting Price', sort: { by: 'price', menu: 'Price' } }],
    atQuantity: (quantity) => `Price for ${formatCount(quantity)}`,
    figures: 'right',
    narrow: 'price',
    cell: ({ row, href, onPrice }) => {
      const { offer } = row;
      const priced = offer === undefined ? isPriced(row) : offer.total !== '';
      const price = offer?.price ?? (priced ? priceDisplay(row) : 'Check Pricing');
      return (
        <>
          <a
            className={priced ? 'part-row-price link' : 'part-row-price link part-row-unpriced'}
            href={`${href}#pricing`}
            rel="nofollow"
            aria-haspopup="dialog"
            aria-label={priced ? `${price}, pricing of ${row.name}` : `${price} of ${row.name}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onPrice(row);
            }}
          >
            {price}
          </a>
          {offer?.total ? <small className="part-row-note">{offer.total}</small> : null}
        </>
      );
    },
  },
  {
    titles: [{ text: 'Stock', sort: { by: 'stock', menu: 'Stock' } }],
    atQuantity: (quantity) => `Stock for ${formatCount(quantity)}`,
    narrow: 'stock',
    cell: ({ row: { offer, canyonStock, vendorStock } }) =>
      offer === undefined ? (
        <StockCell onHand={canyonStock} vendorQuantity={vendorStock} />
      ) : (
        <>
          <ShipLine {...offer} />
          <small className="part-row-note">{offer.supply}</small>
        </>
      ),
  },
];
