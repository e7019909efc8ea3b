import { LONGEST_TEXT, MOST_ITEMS, MOST_TEXTS } from '../cart/cart.ts';

/** What a cart holds can be asked for. */
export const MOST_QUOTE_LINES = MOST_ITEMS;
export const MOST_QUOTE_TEXTS = MOST_TEXTS;
export const LONGEST_QUOTE_TEXT = LONGEST_TEXT;
/** A question, another quantity, another date. */
export const LONGEST_MESSAGE = 5000;
/** Messages of a visitor about one quote: more are a conversation by mail. */
export const MOST_MESSAGES = 50;
export const LONGEST_ORDER_NUMBER = 60;
