import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { StockDot } from '../../client/ui/stock-line.tsx';
import { counted } from '../../domain/kit/text/counted.ts';
import { formatLength, type LengthUnit, type Mm } from '../../domain/kit/units.ts';
import { partHref } from '../../domain/reference/paths/store-links.ts';
import { RingGlyph } from '../../drawings/rings/ring-glyph.tsx';

/** A part in a list. */
export interface MarginPart {
  readonly name: string;
  readonly idMm: Mm;
  readonly csMm: Mm;
  readonly color: string;
  readonly onHand: number;
  readonly vendorQuantity: number;
  /** Formatted starting unit price in USD; '' if none is recorded. */
  readonly price: string;
}

/** Search results of the store at one of its URLs. */
export interface MarginStore {
  readonly href: string;
  readonly compounds: number;
  readonly parts: number;
  readonly shown: readonly MarginPart[];
}

/** Some parts of the store, and a link to all of them. */
export function MarginParts({ store, unit }: { store: MarginStore; unit: LengthUnit }): ReactNode {
  return (
    <>
      <table className="page-margin-parts" aria-label="Parts in the store">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">ID × CS, {unit}</th>
            <th scope="col">Stock</th>
            <th scope="col">Starting price</th>
          </tr>
        </thead>
        <tbody>
          {store.shown.map(({ name, idMm, csMm, color, onHand, vendorQuantity, price }) => (
            <tr key={name}>
              <th scope="row">
                <a className="link text-mono" href={partHref(name)}>
                  <RingGlyph idMm={idMm} csMm={csMm} color={color} />
                  {name}
                </a>
              </th>
              <td className="text-number">
                {formatLength(unit, idMm)} × {formatLength(unit, csMm)}
              </td>
              <td>
                <StockDot onHand={onHand} vendorQuantity={vendorQuantity} />
              </td>
              <td className="text-number">{price || 'On request'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="page-margin-note">
        <span>ID × CS in {unit === 'mm' ? 'mm' : 'inches'}; starting price, before breaks for larger quantities.</span>
        <a className="link-onward" href={store.href}>
          All {counted(store.parts, 'part')} <ArrowRight className="icon icon-small" aria-hidden="true" />
        </a>
      </p>
    </>
  );
}
