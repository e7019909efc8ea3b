import type { D1Database } from '@cloudflare/workers-types';
import { isNoteText } from '../../../domain/order/cart/text-lines.ts';
import type { QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import { shownQuote } from '../../../domain/order/quotes/shown-line.ts';
import { logError } from '../../observe/log-event.ts';
import { quoteInRow } from '../../records/quote-store.ts';

/** The columns of `quote_list` that are computed from the lines of a quote, and its part numbers in upper case. */
export interface ComputedColumns {
  readonly customer: string;
  readonly lines: number;
  readonly unmatched: number;
  readonly openLines: number;
  readonly valueCents: number;
  readonly isPartial: boolean;
  readonly parts: readonly string[];
}

/** Returns the computed columns of a quote. */
const computedColumns = (quote: QuoteRequest): ComputedColumns => {
  const shown = shownQuote(quote);
  const texts = shown.texts.filter(({ text }) => !isNoteText(text));
  const unknown = shown.lines.filter(({ check, item }) => check === 'unknown' && typeof item.price !== 'number');
  const { name, company, email } = quote.contact;
  const parts = [
    ...shown.lines.flatMap(({ sent, item }) => [sent.productName, item.productName]),
    ...texts.map(({ part }) => part),
  ];
  return {
    customer: [name, company, email].join('\n').toLowerCase(),
    lines: shown.lines.length + texts.length,
    unmatched: texts.filter(({ offer }) => offer === null).length + unknown.length,
    openLines: shown.lines.length + texts.length - shown.priced.length,
    valueCents: shown.totals.subtotalCents,
    isPartial: shown.leftOut.size > 0,
    parts: [...new Set(parts.filter((part) => part !== '').map((part) => part.toUpperCase()))],
  };
};

const TO_COMPUTE = `SELECT quote_id, version FROM quote_list WHERE computed_version <> version ORDER BY quote_id DESC LIMIT ?`;
const WRITE = `UPDATE quote_list SET customer = ?3, lines = ?4, unmatched = ?5, open_lines = ?6, value_cents = ?7,
    is_partial = ?8, computed_version = ?2 WHERE quote_id = ?1 AND version = ?2`;
const DROP_PARTS = 'DELETE FROM quote_list_parts WHERE quote_id = ?';
const ADD_PARTS = `INSERT INTO quote_list_parts (part, quote_id) SELECT value, ?1 FROM json_each(?2) WHERE true
  ON CONFLICT DO NOTHING`;

/**
 * Computes the columns of the newest quotes that changed since they were computed. Reads one quote at a time, because a large one
 * has a megabyte of lines. If a quote changes during the computation, the next call computes it again.
 *
 * @param limit maximum number of quotes
 */
export const computeColumns = async (db: D1Database, limit: number): Promise<void> => {
  const { results } = await db.prepare(TO_COMPUTE).bind(limit).all<{ quote_id: number; version: number }>();
  for (const { quote_id: id, version } of results) {
    try {
      const quote = await quoteInRow(db, id);
      if (quote === null) continue;
      const { customer, lines, unmatched, openLines, valueCents, isPartial, parts } = computedColumns(quote);
      await db.batch([
        db.prepare(WRITE).bind(id, version, customer, lines, unmatched, openLines, valueCents, isPartial ? 1 : 0),
        db.prepare(DROP_PARTS).bind(id),
        db.prepare(ADD_PARTS).bind(id, JSON.stringify(parts)),
      ]);
    } catch (error) {
      logError('quote not listed', `The value of the quote in row ${id} could not be computed.`, error);
    }
  }
};
