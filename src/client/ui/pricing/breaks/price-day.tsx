import { type ReactNode, useEffect, useState } from 'react';
import { dayOf, longDayText } from '../../../../domain/order/plan/day.ts';
import './price-day.css';

/**
 * On paper prices say of which day they are: nobody sees there how old the sheet is.
 *
 * @param asOf ISO time of prices that were read earlier; today's without it, or when it cannot be read
 */
export function PriceDay({ asOf = '' }: { asOf?: string }): ReactNode {
  const [day, setDay] = useState('');
  useEffect(() => {
    const read = Date.parse(asOf);
    setDay(longDayText(dayOf(Number.isNaN(read) ? new Date() : new Date(read))));
  }, [asOf]);
  return day === '' ? null : <p className="price-day">Prices and stock of {day}.</p>;
}
