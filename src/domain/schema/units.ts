import * as v from 'valibot';
import { celsius, mm } from '../units.ts';

/** A length in millimeters: the number gets its unit where it is checked. */
export const millimeters = v.pipe(v.number(), v.transform(mm));

/** A temperature in degrees Celsius. */
export const degreesCelsius = v.pipe(v.number(), v.transform(celsius));
