import { cutText } from '../../../../domain/kit/text/bounded-text.ts';
import { isDay } from '../../../../domain/kit/text/date-format.ts';
import { listPriceAt, priceFieldText } from '../../../../domain/order/quotes/desk/discount.ts';
import {
  alternativeField,
  breakField,
  type DraftFields,
  draftFieldsIn,
  fieldIn,
  lineField,
  linesIn,
} from '../../../../domain/order/quotes/desk/draft-fields.ts';
import { type DraftConflict, mergeDrafts } from '../../../../domain/order/quotes/desk/merge-drafts.ts';
import type { ListPrices } from '../../../../domain/order/quotes/desk/read-draft.ts';
import { settledPrice } from '../../../../domain/order/quotes/desk/settled-price.ts';
import { MAX_ALTERNATIVES, MAX_OFFERED_BREAKS } from '../../../../domain/order/quotes/line-offers.ts';
import { parseQuantity } from '../../../../domain/shop/pricing/quantity.ts';
import { shipDaysFor } from '../../../../domain/shop/pricing/ship-time.ts';
import { textIn } from '../../../http/read-form.ts';
import { type DraftState, draftAt } from '../../../quotes/draft-store.ts';
import { type ActionFields, actionFields, type DraftAction, readAction } from './draft-actions.ts';
import { type DeskContext, type Editor, type EditorParts, loadParts, startFields } from './load-editor.ts';

/** A form of the page: the fields that it has, and the actions of its buttons. */
export interface SentDraft {
  readonly fields: DraftFields;
  /** Version that the form was rendered from. */
  readonly version: number;
  /** Line whose panel was open: its unticked boxes are not sent. */
  readonly open: number;
  readonly action: DraftAction;
  readonly forAction: ActionFields;
}

const boxesOf = (line: number): readonly string[] => [
  ...Array.from({ length: MAX_OFFERED_BREAKS }, (_, at) => breakField(line, at + 1, 'on')),
  ...Array.from({ length: MAX_ALTERNATIVES }, (_, at) => alternativeField(line, at + 1, 'on')),
];

/** Returns a whole number of a form, or 0. */
const wholeIn = (form: FormData, name: string): number => {
  const value = form.get(name);
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;
};

/** Returns the values that a person chose in a comparison: `set:1.price` is `price:0.42`. */
const chosenIn = (form: FormData): DraftFields => {
  const chosen: Record<string, string> = {};
  for (const [name, value] of form) {
    if (!name.startsWith('set:') || typeof value !== 'string') continue;
    const field = name.slice('set:'.length);
    const typed = /^(\d{1,4})\.price$/.exec(field)?.[1];
    const [, how = '', text = ''] = /^(price|discount|text):([\s\S]*)$/.exec(value) ?? [];
    if (typed === undefined || how === 'text') chosen[field] = text;
    else {
      chosen[lineField(Number(typed), 'typed')] = how;
      chosen[`${typed}.${how}`] = text;
    }
  }
  return chosen;
};

/** Reads the form of a draft. Unknown fields are ignored, others are cut to their maximum length. */
export const sentDraft = (form: FormData): SentDraft => {
  const open = wholeIn(form, 'open');
  const boxes = open === 0 ? [] : boxesOf(open).map((name) => [name, ''] as const);
  const entries: (readonly [string, unknown])[] = [...boxes, ...form, ...Object.entries(chosenIn(form))];
  return {
    fields: draftFieldsIn(entries),
    version: wholeIn(form, 'version'),
    open,
    action: readAction(textIn(form, 'do') ?? ''),
    forAction: {
      percent: cutText(textIn(form, 'percent') ?? '', LONGEST_TYPED),
      ticked: form
        .getAll('ticked')
        .flatMap((value) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? [Number(value)] : [])),
      part: cutText(textIn(form, 'add_part') ?? '', LONGEST_TYPED),
      quantity: cutText(textIn(form, 'add_quantity') ?? '', LONGEST_TYPED),
    },
  };
};

/** Maximum characters of a field that only an action uses. */
const LONGEST_TYPED = 200;

const PRICE_FIELDS = ['price', 'discount', 'typed'] as const;

/** Returns the fields with price and discount of every line computed from the typed one. */
const settled = (before: DraftFields, fields: DraftFields, prices: ListPrices): DraftFields => {
  const changes: Record<string, string> = {};
  for (const line of linesIn(fields)) {
    const textsIn = (side: DraftFields) => {
      const [price, discount, typed] = PRICE_FIELDS.map((field) => fieldIn(side, lineField(line, field)));
      return { price: price ?? '', discount: discount ?? '', typed: typed ?? '' };
    };
    const quantity = parseQuantity(fieldIn(fields, lineField(line, 'quantity')));
    const isPart = fieldIn(fields, lineField(line, 'kind')) === 'part';
    const list = isPart ? listPriceAt(prices.get(line) ?? null, quantity) : null;
    const texts = settledPrice(textsIn(before), textsIn(fields), list);
    for (const field of PRICE_FIELDS) changes[lineField(line, field)] = texts[field];
    if (list !== null && fieldIn(fields, lineField(line, 'list')) === '')
      changes[lineField(line, 'list')] = String(list);
  }
  return filled({ ...fields, ...changes });
};

const filled = (fields: DraftFields): DraftFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Returns the fields with list price and ship time of parts that the form chose for lines in words. */
const withNewParts = (before: DraftFields, fields: DraftFields, { parts, pricing }: EditorParts): DraftFields => {
  const changes: Record<string, string> = {};
  for (const line of linesIn(fields)) {
    const nameOf = (field: 'part' | 'price' | 'days' | 'quantity' | 'list') => lineField(line, field);
    const part = fieldIn(fields, nameOf('part'));
    const named = parts.get(line);
    if (part === '' || part === fieldIn(before, nameOf('part')) || named === undefined) continue;
    const data = pricing.get(named.part.id);
    const quantity = parseQuantity(fieldIn(fields, nameOf('quantity')));
    const list = listPriceAt(data?.priceList ?? null, quantity);
    const days = data === undefined || quantity === null ? null : shipDaysFor(data.supply.tiers, quantity);
    changes[nameOf('part')] = named.name;
    changes[nameOf('list')] = list === null ? '' : String(list);
    if (fieldIn(fields, nameOf('price')) === '' && list !== null) changes[nameOf('price')] = priceFieldText(list);
    if (fieldIn(fields, nameOf('days')) === '' && days !== null) changes[nameOf('days')] = String(days);
  }
  return { ...fields, ...changes };
};

const NO_PARTS: EditorParts = { parts: new Map(), pricing: new Map(), prices: new Map() };

/** Two people changed the same fields: nothing was saved. */
export interface SaveConflict {
  readonly conflicts: readonly DraftConflict[];
  /** The fields with every change that does not conflict, and yours where they do. */
  readonly fields: DraftFields;
  readonly state: DraftState;
}

export type SaveResult = { readonly state: DraftState } | { readonly refusal: SaveConflict };

/**
 * Saves the fields of a form. Fields that the form does not have keep their value. Changes that others saved since the form was
 * rendered remain; fields that both changed are a conflict, and nothing is saved.
 */
export const saveDraft = async (
  c: DeskContext,
  editor: Editor,
  { fields: typed, version, action, forAction }: SentDraft,
): Promise<SaveResult> => {
  const { drafts } = await c.var.services.editedQuotes();
  const whole = { ...editor.fields, ...typed };
  const found = ['list', 'reset'].includes(action.name) ? await loadParts(c, editor, whole) : NO_PARTS;
  const sent = { ...typed, ...actionFields(action, editor, whole, { form: forAction, parts: found }) };
  const start = startFields(editor.quote, Date.now());
  const parts = await loadParts(c, editor, { ...editor.fields, ...sent });
  return drafts.save<SaveConflict>(editor.desk.id, c.var.staff.name, (state) => {
    const theirs = state.draft?.fields ?? start;
    const before = draftAt(state, version) ?? start;
    const yours = settled(before, withNewParts(before, { ...before, ...sent }, parts), parts.prices);
    const isSent = (name: string): boolean => Object.hasOwn(sent, name) || !Object.hasOwn(before, name);
    const { fields, conflicts } = mergeDrafts({ before, theirs, yours }, isSent);
    if (conflicts.length > 0) {
      const mine = Object.fromEntries(conflicts.map(({ field }) => [field, fieldIn(yours, field)]));
      return { refusal: { conflicts, fields: { ...fields, ...mine }, state } };
    }
    const merged = settled(fields, fields, parts.prices);
    const day = fieldIn(merged, 'follow_up');
    return {
      fields: merged,
      followUp: isDay(day) ? day : null,
      base: state.draft?.base ?? editor.quote.answeredAt,
    };
  });
};
