import type { ReactNode } from 'react';
import { type DisplayedPriceLine, unitPriceText } from '../../../../domain/shop/pricing/price-lines.ts';
import './price-table.css';

const Row = ({ line, isActive }: { line: DisplayedPriceLine; isActive: boolean }): ReactNode => {
  const state = isActive ? ({ className: 'is-current', 'aria-current': 'true' } as const) : {};
  if (line.is_line_max) {
    return (
      <tr {...state}>
        <th scope="row">{line.minQuantity}</th>
        <td className="text-number" colSpan={3}>
          {line.total}
        </td>
      </tr>
    );
  }
  const isMinimum = line.id === 'line-min' && line.is_line_min;
  return (
    <tr {...state}>
      <th scope="row">{line.minQuantity}</th>
      <td className={isMinimum ? 'text-number text-muted' : 'text-number'}>{unitPriceText(line)}</td>
      <td className="text-number text-muted">{line.discount}</td>
      <td className="text-number">{line.total}</td>
    </tr>
  );
};

/** The price breaks, with the row of the requested quantity highlighted. */
export function PriceTable(props: {
  lines: readonly DisplayedPriceLine[];
  active: DisplayedPriceLine | undefined;
}): ReactNode {
  return (
    <table className="price-table">
      <caption className="visually-hidden">Price breaks in US dollars</caption>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col" className="text-number">
            Unit price
          </th>
          <th scope="col" className="text-number">
            Discount
          </th>
          <th scope="col" className="text-number">
            Total from
          </th>
        </tr>
      </thead>
      <tbody>
        {props.lines.map((line) => (
          <Row key={line.id} line={line} isActive={line === props.active} />
        ))}
      </tbody>
    </table>
  );
}
