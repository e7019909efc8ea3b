import * as v from 'valibot';

/** A whole number of at least `least`. */
export const wholeNumber = (least = 0) => v.pipe(v.number(), v.safeInteger(), v.minValue(least));
