export const QUOTES_PATH = '/quotes';

/** Path that opens the visitor's quotes from an emailed link. */
export const OPEN_QUOTES_PATH = `${QUOTES_PATH}/open`;

/** @example quoteHref('0123…') // '/quotes/0123…' */
export const quoteHref = (id: string): string => `${QUOTES_PATH}/${id}`;

/**
 * Returns the path of the page that confirms a submitted request.
 *
 * @example quoteSentHref('/quotes/0123…') // '/quotes/0123…/sent'
 */
export const quoteSentHref = (href: string): string => `${href}/sent`;

/** @example quotePdfHref('/quotes/0123…') // '/quotes/0123…/quote.pdf' */
export const quotePdfHref = (href: string): string => `${href}/quote.pdf`;

export const acceptHref = (href: string): string => `${href}/accept`;

export const messagesHref = (href: string): string => `${href}/messages`;
