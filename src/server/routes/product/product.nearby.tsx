import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { StockCell } from '../../../client/ui/stock-line.tsx';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from '../../../client/ui/table-roles.ts';
import type { Part } from '../../../domain/catalog/model.ts';
import { formatUnitPrice } from '../../../domain/pricing/money.ts';
import { keywordHref, partHref, STORE_PATH } from '../../../domain/site/store-links.ts';
import { displaySize, sizePrefix } from '../../../domain/sizes/size-standard.ts';
import { RingGlyph } from '../../../drawings/ring-glyph.tsx';

const dimensions = ({ sizeRecord: { idMm, csMm } }: Part): string => `${idMm.toFixed(2)} × ${csMm.toFixed(2)} mm`;

const Row = ({ part }: { part: Part }): ReactNode => {
  const { standard, code, idMm, csMm } = part.sizeRecord;
  return (
    <tr {...ROW}>
      <td {...CELL} className="results-table-name">
        <span className="results-table-part">
          <RingGlyph idMm={idMm} csMm={csMm} color={part.compoundRecord.backgroundColor} />
          <a className="link text-mono" href={partHref(part.name)}>
            {part.name}
          </a>
          <small className="results-table-specification">
            {displaySize(standard, code)} · {dimensions(part)}
          </small>
        </span>
      </td>
      <td {...CELL} className="results-table-size">
        <span className="text-muted">{sizePrefix(standard)}</span>
        {code}
      </td>
      <td {...CELL} className="results-table-inside-diameter">
        {dimensions(part)}
      </td>
      <td {...CELL} className="results-table-price">
        {part.priceE5 > 0 ? formatUnitPrice(part.priceE5) : 'Check Pricing'}
      </td>
      <td {...CELL} className="results-table-stock">
        <StockCell onHand={part.onHand} vendorQuantity={part.vendorQuantity} />
      </td>
    </tr>
  );
};

/** Class of the column and its name, in the order of the cells. */
const HEADS = [
  ['results-table-name', 'Part number'],
  ['results-table-size', 'Size'],
  ['results-table-inside-diameter', 'Inside diameter × cross-section'],
  ['results-table-price', 'Starting price'],
  ['results-table-stock', 'Stock'],
] as const;

/** Parts of the same compound in neighboring sizes, and the ways to all its sizes and all compounds in this size. */
export function NearbySizes({ part, nearby }: { part: Part; nearby: readonly Part[] }): ReactNode {
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
          <thead className="visually-hidden" {...ROW_GROUP}>
            <tr {...ROW}>
              {HEADS.map(([column, head]) => (
                <th key={column} {...COLUMN_HEADER} className={column}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROW_GROUP}>
            {nearby.map((neighbor) => (
              <Row key={neighbor.id} part={neighbor} />
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
