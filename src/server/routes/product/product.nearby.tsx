import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column } from '../../../client/ui/listing/table/column.ts';
import { ColumnHeads } from '../../../client/ui/listing/table/column-heads.tsx';
import { RowCells } from '../../../client/ui/listing/table/row-cells.tsx';
import { StockCell } from '../../../client/ui/stock-line.tsx';
import { ROW, ROW_GROUP, TABLE } from '../../../client/ui/table-roles.ts';
import { type LengthUnit, ringSizeText } from '../../../domain/kit/units.ts';
import { keywordHref, partHref, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { displaySize, sizePrefix } from '../../../domain/reference/sizes/size-standard.ts';
import type { Part } from '../../../domain/shop/catalog/model.ts';
import { sizeLine } from '../../../domain/shop/catalog/rows/describe-part.ts';
import { formatUnitPrice } from '../../../domain/shop/pricing/money.ts';
import { RingGlyph } from '../../../drawings/rings/ring-glyph.tsx';
import '../../../client/ui/listing/table/results-table.css';
import './product.nearby.css';

const columnsIn = (unit: LengthUnit): readonly Column<Part>[] => [
  {
    titles: [{ text: 'Part number' }],
    narrow: 'name',
    cell: ({ name, sizeRecord, compoundRecord }) => (
      <>
        <span className="results-table-part">
          <RingGlyph idMm={sizeRecord.idMm} csMm={sizeRecord.csMm} color={compoundRecord.backgroundColor} />
          <a className="link text-mono" href={partHref(name)}>
            {name}
          </a>
        </span>
        <small className="results-table-specification">{sizeLine(sizeRecord, unit)}</small>
      </>
    ),
  },
  {
    titles: [{ text: 'Size' }],
    figures: 'code',
    cell: ({ sizeRecord: { standard, code } }) => (
      <>
        <span className="text-muted column-from-1440">{sizePrefix(standard)}</span>
        {code}
      </>
    ),
  },
  {
    titles: [{ text: 'Inside diameter × cross-section' }],
    figures: 'right',
    cell: ({ sizeRecord }) => ringSizeText(unit, sizeRecord),
  },
  {
    titles: [{ text: 'Starting price' }],
    figures: 'right',
    narrow: 'price',
    cell: ({ priceE5 }) => (priceE5 > 0 ? formatUnitPrice(priceE5) : 'Check Pricing'),
  },
  {
    titles: [{ text: 'Stock' }],
    narrow: 'stock',
    cell: ({ onHand, vendorQuantity }) => <StockCell onHand={onHand} vendorQuantity={vendorQuantity} />,
  },
];

/** Parts of the same compound in neighboring sizes, with links to all its sizes and to all compounds in this size. */
export function NearbySizes(props: { part: Part; nearby: readonly Part[]; unit: LengthUnit }): ReactNode {
  const { part, nearby, unit } = props;
  const columns = columnsIn(unit);
  const { standard, code } = part.sizeRecord;
  const { labelDisplay } = part.compoundRecord;
  const size = standard === 'usa' ? displaySize(standard, code) : code;
  return (
    <section className="product-nearby" aria-labelledby="nearby">
      <h2 className="heading-4 text-ruled" id="nearby">
        {nearby.length > 0 ? 'Same compound, nearby sizes' : 'More of this kind'}
      </h2>
      {nearby.length > 0 ? (
        <table className="results-table" {...TABLE} aria-labelledby="nearby">
          <ColumnHeads className="visually-hidden" columns={columns} />
          <tbody {...ROW_GROUP}>
            {nearby.map((neighbor) => (
              <tr key={neighbor.id} {...ROW}>
                <RowCells columns={columns} shown={neighbor} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p className="product-nearby-more">
        <a className="link-onward" href={keywordHref(labelDisplay)}>
          All sizes of {labelDisplay} <ArrowRight className="icon icon-small" />
        </a>
        <a className="link-onward" href={`${STORE_PATH}?size=${encodeURIComponent(size)}`}>
          All compounds in {displaySize(standard, code)} <ArrowRight className="icon icon-small" />
        </a>
      </p>
    </section>
  );
}
