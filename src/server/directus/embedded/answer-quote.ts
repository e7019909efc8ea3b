import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { isNoteText } from '../../../domain/order/cart/text-lines.ts';
import type { QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import { answerFields, type LineAnswer, toQuoteAnswer } from '../../../domain/order/quotes/quote-answer.ts';
import { nextState, quoteStateText, stateAt } from '../../../domain/order/quotes/quote-state.ts';
import { quoteInRow } from '../../records/quote-store.ts';
import { Refusal } from './refusal.ts';

/** Fields that staff may set; all are optional. */
const sentAnswer = v.strictObject({
  status: v.optional(v.picklist(['in_work', 'answered', 'withdrawn'], 'must be in_work, answered or withdrawn')),
  answer: v.optional(answerFields.answer),
  answer_lines: v.optional(answerFields.answer_lines),
  files: v.optional(answerFields.files),
  valid_until: v.optional(answerFields.valid_until),
});

/** The content fields of a reply: the site ignores changes to them once the quote is accepted or withdrawn. */
const CONTENT = ['answer', 'answer_lines', 'files', 'valid_until'] as const;

const invalid = (reason: string): Refusal => new Refusal('INVALID_PAYLOAD', `Invalid payload. ${reason}.`, { reason });

const readAnswer = (body: string) => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'The body is not JSON'), sentAnswer), body);
  if (parsed.success) return { parsed: parsed.output, sent: JSON.parse(body) as Readonly<Record<string, unknown>> };
  const [issue] = parsed.issues;
  throw invalid(`"${v.getDotPath(issue) ?? 'body'}" ${issue.message}`);
};

/** Throws `Refusal` if the quote does not have the line, or the line cannot have these values. */
const requireLine = (quote: QuoteRequest, { line, unitPriceE5, quantity, part, description }: LineAnswer): void => {
  const { number, lines, texts } = quote;
  if (line > lines.length + texts.length) {
    const isComplete = unitPriceE5 !== null && quantity !== null && (part !== '' || description !== undefined);
    const added = 'an added line needs unit_price, quantity, and offered_part or description';
    if (!isComplete) throw invalid(`${number} has no line ${line}: ${added}`);
    return;
  }
  const text = texts[line - lines.length - 1];
  if (text === undefined && part !== '') throw invalid(`Line ${line} already has a part number`);
  if (text === undefined || unitPriceE5 === null) return;
  if (isNoteText(text)) throw invalid(`Line ${line} is a note on the list and has no price`);
  if (quantity === null) throw invalid(`Line ${line} was sent as text: give its quantity with its price`);
};

const WRITE = `INSERT INTO quote_answers (quote_id, status, answer, answer_lines, files, valid_until, date_updated)
  VALUES (?1, coalesce(?2, 'received'), coalesce(?3, ''), coalesce(?4, '[]'), coalesce(?5, '[]'), ?6, ?7)
  ON CONFLICT (quote_id) DO UPDATE SET
    status = coalesce(?2, status), answer = coalesce(?3, answer), answer_lines = coalesce(?4, answer_lines),
    files = coalesce(?5, files), valid_until = iif(?8, ?6, valid_until), date_updated = ?7`;

/**
 * Stores the staff's reply to a quote in the fields of the embedded backend, as a separate server would; the site reads
 * it from there. Throws `Refusal` if the quote's state does not allow it: only this backend knows the state.
 */
export const answerQuote = async (db: D1Database, now: () => number, id: string, body: string): Promise<void> => {
  const { parsed, sent } = readAnswer(body);
  const quote = /^\d{1,15}$/.test(id) ? await quoteInRow(db, Number(id)) : null;
  if (quote === null) throw new Refusal('FORBIDDEN');
  const { status } = parsed;
  const state = stateAt(quote.state, quote.validUntil, now());
  if (status !== undefined && status !== state && nextState(state, status) === null) {
    throw invalid(
      `${quote.number} is ${quoteStateText(state).toLowerCase()} and cannot become ${quoteStateText(status).toLowerCase()}`,
    );
  }
  if (nextState(state, 'answered') === null && CONTENT.some((name) => Object.hasOwn(sent, name))) {
    const reason = `${quote.number} is ${quoteStateText(state).toLowerCase()}: its answer can no longer be changed`;
    throw new Refusal('CONFLICT', `${reason}. Agree on changes with the customer by email.`, { reason });
  }
  const content = { answer: '', files: [], valid_until: null, answer_lines: [], ...parsed };
  for (const line of toQuoteAnswer(content).lines) requireLine(quote, line);
  const listText = (name: string): string | null => (Array.isArray(sent[name]) ? JSON.stringify(sent[name]) : null);
  await db
    .prepare(WRITE)
    .bind(
      Number(id),
      status ?? null,
      parsed.answer ?? null,
      listText('answer_lines'),
      listText('files'),
      parsed.valid_until ?? null,
      new Date(now()).toISOString(),
      'valid_until' in sent ? 1 : 0,
    )
    .run();
};
