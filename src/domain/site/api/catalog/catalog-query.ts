import * as v from 'valibot';

/** Query string of a listing. `domain/shop/catalog-url` parses it and reports problems by parameter. */
export const catalogQuery = v.string();
