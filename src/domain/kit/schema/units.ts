import * as v from 'valibot';
import { celsius, mm, usdCents, usdE5 } from '../units.ts';
import { whole } from './whole.ts';

/** A length in millimeters: the number gets its unit where it is checked. */
export const millimeters = v.pipe(v.number(), v.transform(mm));

/** A temperature in degrees Celsius. */
export const degreesCelsius = v.pipe(v.number(), v.transform(celsius));

/** An amount of money from `least` cents on. */
export const amountInCents = (least = 0) => v.pipe(whole(least), v.transform(usdCents));

/** A unit price above zero, in 1/100,000 USD. */
export const unitPrice = v.pipe(whole(1), v.transform(usdE5));
