import { parseAcceptance, parseQuoteLines, parseQuoteTexts } from '../../domain/order/quotes/parse-quote.ts';
import { parseStoredAnswer } from '../../domain/order/quotes/quote-answer.ts';
import type { QuoteSummary } from '../../domain/order/quotes/quote-summary.ts';
import { shownQuote } from '../../domain/order/quotes/shown-line.ts';
import { storedState } from './stored-state.ts';

/** The total of a larger quote is on its page only: a list of 20 would read many megabytes. */
const MAX_BYTES = 300_000;

/** Columns of `quote_requests` from which a list of quotes computes total, accepted lines and PO number. */
export const LISTED_TOTAL = `state, order_number, (SELECT acceptance FROM quote_events
    WHERE quote_id = quote_requests.id AND kind = 'accepted' ORDER BY id DESC LIMIT 1) AS acceptance,
  json_extract(contact, '$.poNumber') AS po_number,
  CASE WHEN octet_length(lines) + octet_length(texts) + coalesce(octet_length(answer), 0) <= ${MAX_BYTES}
    THEN json_object('lines', json(lines), 'texts', json(texts), 'answer', json(answer)) END AS content`;

export interface ListedTotalRow {
  readonly state: string;
  /** JSON of the selection of an acceptance. */
  readonly acceptance: string | null;
  readonly order_number: string;
  readonly po_number: unknown;
  /** JSON; `null` for a quote whose total is not computed. */
  readonly content: string | null;
}

type ListedTotal = Pick<QuoteSummary, 'totalCents' | 'openLines' | 'acceptedLines' | 'poNumber'>;

/** Returns total and PO number of a listed quote. The number given with an acceptance replaces that of the request. */
export const listedTotalOf = (row: ListedTotalRow): ListedTotal => {
  const { content } = row;
  const acceptance = parseAcceptance(JSON.parse(row.acceptance ?? 'null'));
  const common = {
    acceptedLines: acceptance?.lines.length ?? null,
    poNumber: row.order_number || (typeof row.po_number === 'string' ? row.po_number : ''),
  };
  if (content === null) return { ...common, totalCents: null, openLines: 0 };
  const { lines, texts, answer } = JSON.parse(content);
  const { totals, counts } = shownQuote({
    lines: parseQuoteLines(lines),
    texts: parseQuoteTexts(texts),
    answer: parseStoredAnswer(answer),
    state: storedState(row.state),
    acceptance,
  });
  return { ...common, totalCents: totals.subtotalCents, openLines: counts.open };
};
