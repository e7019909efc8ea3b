import { parseQuoteLines, parseQuoteTexts } from '../../domain/order/quotes/parse-quote.ts';
import { parseStoredAnswer } from '../../domain/order/quotes/quote-answer.ts';
import type { QuoteSummary } from '../../domain/order/quotes/quote-summary.ts';
import { shownQuote } from '../../domain/order/quotes/shown-line.ts';

/** The total of a larger quote is on its page only: a list of 20 would read many megabytes. */
const MAX_BYTES = 300_000;

/** Columns of `quote_requests` from which a list of quotes computes total and PO number. */
export const LISTED_TOTAL = `order_number, json_extract(contact, '$.poNumber') AS po_number,
  CASE WHEN octet_length(lines) + octet_length(texts) + coalesce(octet_length(answer), 0) <= ${MAX_BYTES}
    THEN json_object('lines', json(lines), 'texts', json(texts), 'answer', json(answer)) END AS content`;

export interface ListedTotalRow {
  readonly order_number: string;
  readonly po_number: unknown;
  /** JSON; `null` for a quote whose total is not computed. */
  readonly content: string | null;
}

type ListedTotal = Pick<QuoteSummary, 'totalCents' | 'openLines' | 'poNumber'>;

/** Returns total and PO number of a listed quote. The number given with an acceptance replaces that of the request. */
export const listedTotalOf = ({ order_number, po_number, content }: ListedTotalRow): ListedTotal => {
  const poNumber = order_number || (typeof po_number === 'string' ? po_number : '');
  if (content === null) return { totalCents: null, openLines: 0, poNumber };
  const { lines, texts, answer } = JSON.parse(content);
  const { totals, counts } = shownQuote({
    lines: parseQuoteLines(lines),
    texts: parseQuoteTexts(texts),
    answer: parseStoredAnswer(answer),
  });
  return { totalCents: totals.subtotalCents, openLines: counts.open, poNumber };
};
