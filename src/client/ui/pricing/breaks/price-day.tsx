import { type ReactNode, useEffect, useState } from 'react';
import { dayOf, longDayText } from '../../../../domain/order/plan/day.ts';
import './price-day.css';

/**
 * Shows the date of the prices in print, because readers cannot tell how old a printed page is.
 *
 * @param asOf ISO time of cached prices; today's prices without it or if it cannot be parsed
 */
export function PriceDay({ asOf = '' }: { asOf?: string }): ReactNode {
  const [day, setDay] = useState('');
  useEffect(() => {
    const read = Date.parse(asOf);
    setDay(longDayText(dayOf(Number.isNaN(read) ? new Date() : new Date(read))));
  }, [asOf]);
  return day === '' ? null : <p className="price-day">Prices and stock of {day}.</p>;
}
