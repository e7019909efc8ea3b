import { type ReactNode, useEffect, useState } from 'react';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/**
 * On paper prices say of which day they are: nobody sees there how old the sheet is.
 *
 * @param asOf ISO time of prices that were read earlier; today's without it, or when it cannot be read
 */
export function PriceDay({ asOf = '' }: { asOf?: string }): ReactNode {
  const [day, setDay] = useState('');
  useEffect(() => {
    const read = Date.parse(asOf);
    setDay(DAY.format(Number.isNaN(read) ? new Date() : read));
  }, [asOf]);
  return day === '' ? null : <p className="price-day">Prices and stock of {day}.</p>;
}
