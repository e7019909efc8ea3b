import { LONGEST_TEXT, MAX_ITEMS, MAX_TEXTS } from '../cart/cart.ts';

/** Equal to the limit of a cart. */
export const MAX_QUOTE_LINES = MAX_ITEMS;
export const MAX_QUOTE_TEXTS = MAX_TEXTS;
export const LONGEST_QUOTE_TEXT = LONGEST_TEXT;
/** Maximum characters of a message. */
export const LONGEST_MESSAGE = 5000;
/** Maximum messages of a visitor about one quote. Longer conversations belong in email. */
export const MAX_MESSAGES = 50;
export const LONGEST_ORDER_NUMBER = 60;
