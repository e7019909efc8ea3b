export const QUOTES_PATH = '/quotes';

/** Where a mailed link opens the visitor's own quotes. */
export const OPEN_QUOTES_PATH = `${QUOTES_PATH}/open`;

/** @example quoteHref('0123…') // '/quotes/0123…' */
export const quoteHref = (id: string): string => `${QUOTES_PATH}/${id}`;

/** Confirms that a request was sent. @example quoteSentHref('/quotes/0123…') // '/quotes/0123…/sent' */
export const quoteSentHref = (href: string): string => `${href}/sent`;

/** @example quotePdfHref('/quotes/0123…') // '/quotes/0123…/quote.pdf' */
export const quotePdfHref = (href: string): string => `${href}/quote.pdf`;

export const acceptHref = (href: string): string => `${href}/accept`;

export const messagesHref = (href: string): string => `${href}/messages`;
