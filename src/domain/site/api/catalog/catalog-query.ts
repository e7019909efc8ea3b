import * as v from 'valibot';

/** Query string of a listing: `domain/shop/catalog-url` reads it, and says what is wrong with it, parameter by parameter. */
export const catalogQuery = v.string();
