import * as v from 'valibot';
import { celsius, mm, usdCents, usdE5 } from '../units.ts';
import { wholeNumber } from './whole.ts';

/** A length in millimeters: validation adds the unit type. */
export const millimeters = v.pipe(v.number(), v.transform(mm));

/** A temperature in degrees Celsius. */
export const degreesCelsius = v.pipe(v.number(), v.transform(celsius));

/** An amount of money of at least `least` cents. */
export const amountInCents = (least = 0) => v.pipe(wholeNumber(least), v.transform(usdCents));

/** A unit price above zero, in 1/100,000 USD. */
export const unitPrice = v.pipe(wholeNumber(1), v.transform(usdE5));
