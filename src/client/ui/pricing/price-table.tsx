import type { ReactNode } from 'react';
import type { DisplayedPriceLine } from '../../../domain/pricing/price-lines.ts';

const Row = ({ line, isActive }: { line: DisplayedPriceLine; isActive: boolean }): ReactNode => {
  const state = isActive ? ({ className: 'on', 'aria-current': 'true' } as const) : {};
  if (line.is_line_max) {
    return (
      <tr {...state}>
        <td>{line.minQuantity}</td>
        <td className="num" colSpan={3}>
          {line.total}
        </td>
      </tr>
    );
  }
  const isMinimum = line.id === 'line-min' && line.is_line_min;
  return (
    <tr {...state}>
      <td>{line.minQuantity}</td>
      <td className={isMinimum ? 'num mut' : 'num'}>{isMinimum ? 'line minimum' : line.fixedPriceDisplay}</td>
      <td className="num mut">{line.discount}</td>
      <td className="num">{line.total}</td>
    </tr>
  );
};

/** The price breaks, the row of the quantity asked for marked. */
export function PriceTable(props: {
  lines: readonly DisplayedPriceLine[];
  active: DisplayedPriceLine | undefined;
}): ReactNode {
  return (
    <table className="bt">
      <caption className="vh">Price breaks in US dollars</caption>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col" className="num">
            Unit price
          </th>
          <th scope="col" className="num">
            Discount
          </th>
          <th scope="col" className="num">
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
