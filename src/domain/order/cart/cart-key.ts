/** Name and version of the local storage entry. The badge on every page reads it without the code of the cart. */
export const CART_KEY = 'canyon-cart';
export const CART_VERSION = 2;
