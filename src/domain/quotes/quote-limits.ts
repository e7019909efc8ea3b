/** More lines than this are a file to send, not a cart. */
export const MOST_QUOTE_LINES = 1000;
/** Lines of a list that no part was found for: they are sent as text. */
export const MOST_QUOTE_TEXTS = 500;
export const LONGEST_QUOTE_TEXT = 300;
/** A question, another quantity, another date. */
export const LONGEST_MESSAGE = 5000;
/** Messages of a visitor about one quote: more are a conversation by mail. */
export const MOST_MESSAGES = 50;
export const LONGEST_ORDER_NUMBER = 60;
