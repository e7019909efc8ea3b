import { type ReactNode, useEffect, useState } from 'react';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** On paper prices say of which day they are: nobody sees there how old the sheet is. */
export function PriceDay(): ReactNode {
  const [day, setDay] = useState('');
  useEffect(() => setDay(DAY.format(new Date())), []);
  return day === '' ? null : <p className="price-day">Prices and stock of {day}.</p>;
}
