import { createCartLine } from '../../client/ui/cart/lines/new-line.ts';
import type { Problem } from '../../domain/kit/errors.ts';
import { fieldsOf, NO_UNITS } from '../../domain/kit/forms/form-field.ts';
import { validateSent } from '../../domain/kit/forms/sent-texts.ts';
import { hasHiddenCharacter } from '../../domain/kit/text/hidden-characters.ts';
import { type CartItem, cartItem } from '../../domain/order/cart/cart.ts';
import { parseSentTexts } from '../../domain/order/quotes/parse-quote.ts';
import { contactOf } from '../../domain/order/quotes/quote-contact.ts';
import { quoteForm } from '../../domain/order/quotes/quote-form.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { publicPath, type QuoteToSend } from '../../domain/site/api/v1/quotes.ts';
import { namedPart } from '../catalog/named-part.ts';
import { AppError } from '../http/app-error.ts';
import type { RequestedQuote } from './place-quote.ts';

type RequestedLine = QuoteToSend['lines'][number];

const UNKNOWN_PART = 'There is no part with this number. Send the line in texts, and people will look for the part.';

/** Returns the value at a path of one or two names. @example valueAt(sent, 'contact.email') */
const valueAt = (sent: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (typeof value === 'object' && value ? Reflect.get(value, name) : ''), sent);

const readContact = (sent: QuoteToSend) => {
  const texts = Object.fromEntries(
    fieldsOf(quoteForm).map(({ name }) => [name, String(valueAt(sent, publicPath(name)) ?? '')]),
  );
  const read = validateSent(quoteForm, { texts, wrongTypes: [] }, NO_UNITS);
  if (read.ok) return { ok: true as const, contact: contactOf(read.values) };
  const problems = read.problems.map(({ parameter, message }) => ({ parameter: publicPath(parameter), message }));
  return { ok: false as const, problems };
};

const TYPED = ['customer_part_number', 'note'] as const;

const noteOf = ({ customer_part_number: own, note }: RequestedLine): string =>
  [own.trim() === '' ? '' : `Your no. ${own.trim()}`, note.trim()].filter(Boolean).join(', ');

const readLine = (catalog: Catalog, line: RequestedLine, at: number): CartItem | readonly Problem[] => {
  const hidden = TYPED.filter((name) => hasHiddenCharacter(line[name])).map((name) => ({
    parameter: `lines.${at}.${name}`,
    message: 'must be one line without invisible characters.',
  }));
  const part = findPart(catalog, line.part_number);
  if (part === null) return [{ parameter: `lines.${at}.part_number`, message: UNKNOWN_PART }, ...hidden];
  const made = createCartLine(namedPart(catalog, part, 'mm'), line.quantity, null);
  if (hidden.length > 0 || made === null) return hidden;
  const { option, pricing, ring } = made;
  return { ...cartItem(option, { uid: `line-${at + 1}`, pricing, ring, note: noteOf(line) }), expedite: line.expedite };
};

/** Returns the quote request that a program sent. Throws `AppError('bad-input')` with the path of each invalid field. */
export const requestedQuote = (catalog: Catalog, key: string, sent: QuoteToSend): RequestedQuote => {
  const contact = readContact(sent);
  const texts = parseSentTexts(sent.texts);
  const lines = sent.lines.map((line, at) => readLine(catalog, line, at));
  const items = lines.filter((line): line is CartItem => !Array.isArray(line));
  const problems = [
    ...[contact, texts].flatMap((one) => (one.ok ? [] : one.problems)),
    ...lines.flatMap((line) => (Array.isArray(line) ? line : [])),
  ];
  if (problems.length === 0 && texts.ok && items.length + texts.value.length === 0)
    problems.push({ parameter: 'lines', message: 'Send at least one line or one text.' });
  if (!contact.ok || !texts.ok || problems.length > 0) throw new AppError('bad-input', { problems });
  return { contact: contact.contact, items, texts: texts.value, key, sent, isUnpriced: true };
};
