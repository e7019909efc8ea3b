import type { Context } from 'hono';
import { isNoteText } from '../../../../domain/order/cart/text-lines.ts';
import { businessTime } from '../../../../domain/order/quotes/desk/business-clock.ts';
import { type DraftFields, fieldIn, lineField, linesIn } from '../../../../domain/order/quotes/desk/draft-fields.ts';
import { initialFields } from '../../../../domain/order/quotes/desk/initial-fields.ts';
import { type QuoteStatus, quoteStatus } from '../../../../domain/order/quotes/desk/quote-status.ts';
import type { ListPrices } from '../../../../domain/order/quotes/desk/read-draft.ts';
import { defaultValidUntil } from '../../../../domain/order/quotes/desk/send-checks.ts';
import { type QuoteRequest, revisionOf } from '../../../../domain/order/quotes/quote.ts';
import { type QuoteState, stateAt } from '../../../../domain/order/quotes/quote-state.ts';
import type { Catalog } from '../../../../domain/shop/catalog/index/catalog.ts';
import { partById } from '../../../../domain/shop/catalog/rows/parts.ts';
import type { PricingData } from '../../../../domain/shop/pricing/pricing-data.ts';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import { AppError } from '../../../http/app-error.ts';
import { waitUntilOf } from '../../../http/wait-until.ts';
import type { DraftState } from '../../../quotes/draft-store.ts';
import type { DeskQuote } from '../../../quotes/edited-quotes.ts';
import { type NamedPart, namedPartBy, nameOfPart } from './line-parts.ts';

export type DeskContext = Context<AppBindings>;

/** What may happen to a quote now: its draft is edited, a frozen reply is shown, or nothing changes any more. */
export type EditorMode = 'edit' | 'sent' | 'locked';

/** A quote, its draft, and the parts of its lines. */
export interface Editor {
  readonly desk: DeskQuote;
  readonly quote: QuoteRequest;
  readonly state: QuoteState;
  readonly status: QuoteStatus;
  readonly mode: EditorMode;
  /** Number of the last reply; 0 before the first. */
  readonly revision: number;
  readonly draft: DraftState;
  /** Fields of the draft, or those that a new one starts from. */
  readonly fields: DraftFields;
  readonly catalog: Catalog;
  readonly mayEdit: boolean;
}

/** The part of each line that has one, and its prices and stock. */
export interface EditorParts {
  readonly parts: ReadonlyMap<number, NamedPart>;
  /** By product ID. */
  readonly pricing: ReadonlyMap<number, PricingData>;
  readonly prices: ListPrices;
}

/** Returns whether the customer wrote after staff did last. */
const hasOpenMessage = ({ events }: Pick<QuoteRequest, 'events'>): boolean => {
  const last = events.findLast(({ kind }) => kind === 'message' || kind === 'answered');
  return last !== undefined && last.kind === 'message' && last.actor === 'visitor';
};

const modeOf = (state: QuoteState, hasDraft: boolean): EditorMode => {
  if (state === 'accepted' || state === 'withdrawn') return 'locked';
  return state === 'received' || state === 'in_work' || hasDraft ? 'edit' : 'sent';
};

/** Returns the fields that a new draft starts from, with the default validity. */
export const startFields = (quote: QuoteRequest, now: number): DraftFields => ({
  ...initialFields(quote),
  valid_until: defaultValidUntil(businessTime(now).day),
});

/** Loads a quote by the number in the URL. Throws `AppError('not-found')`. */
export const loadEditor = async (c: DeskContext, now: number): Promise<Editor> => {
  const { services, staff } = c.var;
  const desk = await (await services.editedQuotes()).find(c.req.param('number') ?? '');
  if (desk === null) throw new AppError('not-found', { message: 'There is no quote with this number.' });
  const [draft, catalog] = await Promise.all([
    (await services.editedQuotes()).drafts.read(desk.id),
    services.catalog.get(waitUntilOf(c)),
  ]);
  const { quote, work } = desk;
  const state = stateAt(quote.state, quote.validUntil, now);
  const facts = {
    state: quote.state,
    validUntil: quote.validUntil,
    hasOpenMessage: hasOpenMessage(quote),
    isViewed: work.viewedAt !== null,
    isLost: work.lostReason !== null,
  };
  const mode = modeOf(state, draft.draft !== null);
  const started = { ...startFields(quote, now), ...(work.followUpOn !== null && { follow_up: work.followUpOn }) };
  return {
    desk,
    quote,
    state,
    status: quoteStatus(facts, now),
    mode,
    revision: revisionOf(quote),
    draft,
    fields: draft.draft?.fields ?? started,
    catalog,
    mayEdit: mayDo(staff.role, 'quotes'),
  };
};

/** Returns the part of each line: that of the request, or the one that staff offer. */
const partsOf = ({ quote, catalog }: Editor, fields: DraftFields): ReadonlyMap<number, NamedPart> => {
  const parts = new Map<number, NamedPart>();
  quote.lines.forEach(({ offered }, at) => {
    const part = partById(catalog, offered.id);
    if (part !== null) parts.set(at + 1, nameOfPart(catalog, part));
  });
  for (const line of linesIn(fields)) {
    const part = line > quote.lines.length ? namedPartBy(catalog, fieldIn(fields, lineField(line, 'part'))) : null;
    if (part !== null) parts.set(line, part);
  }
  return parts;
};

/** Number of parts per read, as for requests. */
const AT_ONCE = 200;

/** Reads prices and stock of parts. Parts without a response are absent. */
export const readPricing = async (
  c: DeskContext,
  parts: Iterable<NamedPart>,
): Promise<ReadonlyMap<number, PricingData>> => {
  const ids = [...new Set([...parts].map(({ part }) => part.id))];
  const read = new Map<number, PricingData>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const [id, data] of await c.var.services.prices.readAll(ids.slice(from, from + AT_ONCE))) read.set(id, data);
  }
  return read;
};

/** Loads the parts of a draft's lines with their prices. */
export const loadParts = async (
  c: DeskContext,
  editor: Editor,
  fields: DraftFields,
  others: readonly NamedPart[] = [],
): Promise<EditorParts> => {
  const parts = partsOf(editor, fields);
  const pricing = await readPricing(c, [...parts.values(), ...others]);
  return {
    parts,
    pricing,
    prices: new Map([...parts].map(([line, { part }]) => [line, pricing.get(part.id)?.priceList ?? null])),
  };
};

/** Returns the lines in words that have no part yet, for their candidates. */
export const openTexts = (
  { quote }: Editor,
  fields: DraftFields,
): readonly { readonly position: number; readonly text: string }[] =>
  quote.texts.flatMap((text, at) => {
    const position = quote.lines.length + at + 1;
    const isOpen = fieldIn(fields, lineField(position, 'part')) === '';
    return isOpen && !isNoteText(text) && fieldIn(fields, lineField(position, 'kind')) !== 'none'
      ? [{ position, text }]
      : [];
  });
