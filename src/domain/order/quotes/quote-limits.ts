import { LONGEST_TEXT, MOST_ITEMS, MOST_TEXTS } from '../cart/cart.ts';

/** Equal to the limit of a cart. */
export const MOST_QUOTE_LINES = MOST_ITEMS;
export const MOST_QUOTE_TEXTS = MOST_TEXTS;
export const LONGEST_QUOTE_TEXT = LONGEST_TEXT;
/** Maximum characters of a message. */
export const LONGEST_MESSAGE = 5000;
/** Maximum messages of a visitor about one quote. Longer conversations belong in email. */
export const MOST_MESSAGES = 50;
export const LONGEST_ORDER_NUMBER = 60;
