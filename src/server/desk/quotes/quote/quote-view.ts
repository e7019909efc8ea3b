import * as v from 'valibot';
import { type ClosingDays, closingDaySet, dayFromText } from '../../../../domain/order/plan/day.ts';
import { type DraftFields, fieldIn, lineField } from '../../../../domain/order/quotes/desk/draft-fields.ts';
import type { DraftLine } from '../../../../domain/order/quotes/desk/draft-line.ts';
import { fileChecks } from '../../../../domain/order/quotes/desk/file-checks.ts';
import type { DraftConflict } from '../../../../domain/order/quotes/desk/merge-drafts.ts';
import { type Draft, readDraft, replyOf } from '../../../../domain/order/quotes/desk/read-draft.ts';
import { type RevisionChange, revisionChanges } from '../../../../domain/order/quotes/desk/revision-changes.ts';
import { type SendCheck, sendChecks } from '../../../../domain/order/quotes/desk/send-checks.ts';
import {
  answerFields,
  isSameAnswer,
  type QuoteAnswer,
  toQuoteAnswer,
} from '../../../../domain/order/quotes/quote-answer.ts';
import { type ShownQuote, shownQuote } from '../../../../domain/order/quotes/shown-line.ts';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import { alternativesOf, type Candidate, type NamedPart, readCandidates } from './line-parts.ts';
import { type DeskContext, type Editor, type EditorParts, loadParts, openTexts, readPricing } from './load-editor.ts';
import { todayOf } from './today.ts';

/** A line as the editor shows it. */
export interface EditorLine {
  readonly line: DraftLine;
  /** Part of the line, or null. */
  readonly part: NamedPart | null;
  /** Text of a line in words, as sent. */
  readonly text: string;
  /** Note of the customer to a line of the cart. */
  readonly note: string;
  readonly candidates: readonly Candidate[];
  /** Parts of the same size; only for the open line. */
  readonly alternatives: readonly NamedPart[];
}

/** A list price that changed since the price of a line was entered. */
export interface ChangedListPrice {
  readonly position: number;
  readonly name: string;
  readonly quantity: number;
  readonly before: number;
  readonly now: number;
}

/** Everything that the page of a quote shows. */
export interface QuoteView extends Editor, EditorParts {
  readonly read: Draft;
  readonly answer: QuoteAnswer;
  readonly shown: ShownQuote;
  readonly lines: readonly EditorLine[];
  readonly checks: readonly SendCheck[];
  readonly changes: readonly RevisionChange[];
  readonly changedPrices: readonly ChangedListPrice[];
  /** Number of the line whose panel is open; 0: none. */
  readonly open: number;
  readonly conflicts: readonly DraftConflict[];
  readonly limitPercent: number;
  readonly closed: ClosingDays;
  readonly now: number;
}

const replySchema = v.object(answerFields);

/** Returns the reply that a draft means, as it would be stored. Unreadable rows are left out; the checks name them. */
export const answerOf = (draft: Draft, quote: Editor['quote']): QuoteAnswer => {
  const parsed = v.safeParse(replySchema, { ...replyOf(draft, quote), valid_until: draft.validUntil });
  return parsed.success ? toQuoteAnswer(parsed.output) : { words: draft.words, lines: [], files: [] };
};

const changedPrices = (lines: readonly EditorLine[], fields: DraftFields): readonly ChangedListPrice[] =>
  lines.flatMap(({ line: { position, list, quantity, kind }, part }) => {
    const before = Number(fieldIn(fields, lineField(position, 'list')));
    const isChanged = kind === 'part' && before > 0 && list !== null && list !== before;
    return isChanged && quantity !== null ? [{ position, name: part?.name ?? '', quantity, before, now: list }] : [];
  });

interface ViewOptions {
  readonly now: number;
  readonly open?: number;
  /** Fields of a form that was not saved. */
  readonly fields?: DraftFields;
  readonly conflicts?: readonly DraftConflict[];
}

/** Returns what the page of a quote shows. */
export const quoteView = async (c: DeskContext, editor: Editor, options: ViewOptions): Promise<QuoteView> => {
  const { quote, catalog, revision } = editor;
  const { now, open = 0, fields = editor.fields, conflicts = [] } = options;
  const isEdited = editor.mode === 'edit' && editor.mayEdit;
  const candidates = isEdited
    ? await readCandidates(catalog, openTexts(editor, fields))
    : new Map<number, Candidate[]>();
  const found = await loadParts(c, editor, fields, [...candidates.values()].flat());
  const openPart = found.parts.get(open);
  const alternatives = openPart === undefined || !isEdited ? [] : alternativesOf(catalog, openPart.part);
  const pricing = new Map([...found.pricing, ...(await readPricing(c, alternatives))]);
  const read = readDraft(quote, fields, found.prices);
  const answer = answerOf(read, quote);
  const shown = shownQuote({ ...quote, answer, state: 'answered', acceptance: null });
  const isSameDay = read.validUntil === quote.validUntil;
  const lines = read.lines.map((line): EditorLine => {
    const { position } = line;
    return {
      line,
      part: found.parts.get(position) ?? null,
      text: quote.texts[position - quote.lines.length - 1] ?? '',
      note: quote.lines[position - 1]?.offered.note ?? '',
      candidates: candidates.get(position) ?? [],
      alternatives: position === open ? alternatives : [],
    };
  });
  const { discountLimitPercent: limitPercent } = c.var.services.settings.desk;
  const closed = closingDaySet(c.var.services.settings.closingDays);
  const digests = new Set(editor.desk.files.map(({ digest }) => digest));
  const checks = sendChecks(read, {
    today: todayOf(now),
    closed,
    needBy: dayFromText(quote.contact.needBy),
    totalCents: shown.totals.subtotalCents,
    isUnchanged: revision > 0 && isSameDay && isSameAnswer(quote.answer, answer),
    revision,
    mayExceed: mayDo(c.var.staff.role, 'discounts'),
    limitPercent,
    files: fileChecks(read.files, quote.publicId, digests),
  });
  const last = { answer: quote.answer, validUntil: quote.validUntil };
  return {
    ...editor,
    ...found,
    pricing,
    fields,
    read,
    answer,
    shown,
    lines,
    checks,
    changes: revisionChanges(quote, last, { answer, validUntil: read.validUntil }),
    changedPrices: isEdited ? changedPrices(lines, fields) : [],
    open,
    conflicts,
    limitPercent,
    closed,
    now,
  };
};
