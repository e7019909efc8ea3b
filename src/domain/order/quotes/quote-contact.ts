import { fieldsOf } from '../../kit/forms/form-field.ts';
import type { FormValues } from '../../kit/forms/validate-form.ts';
import { isRecord } from '../../kit/schema/json-object.ts';
import { cutText } from '../../kit/text/bounded-text.ts';
import { quoteForm } from './quote-form.ts';

type QuoteField = (typeof quoteForm)['rows'][number][number]['name'];

/** What a visitor gave with a quote request, by field of the form; '' for a field left empty. */
export type QuoteContact = Readonly<Record<QuoteField, string>>;

/** The longest text of a field without a limit of its own. */
const LONGEST_TEXT = 300;

const contactFrom = (textOf: (name: string) => unknown): QuoteContact =>
  Object.fromEntries(
    fieldsOf(quoteForm).map((field) => {
      const text = textOf(field.name);
      const most = 'maxLength' in field ? field.maxLength : LONGEST_TEXT;
      return [field.name, typeof text === 'string' ? cutText(text, most) : ''];
    }),
  ) as QuoteContact;

/** Returns the contact of valid form values; a measured value as text with its unit. */
export const contactOf = (values: FormValues): QuoteContact =>
  contactFrom((name) => {
    const value = values[name];
    return typeof value === 'object' ? `${value.amount} ${value.unit}` : value;
  });

/** Returns the contact of a stored quote; what is missing or not text is empty. Total for any value. */
export const parseQuoteContact = (value: unknown): QuoteContact =>
  contactFrom((name) => (isRecord(value) ? value[name] : undefined));

/** Fields that say who asks, in the order of a letterhead. */
const SENDER = ['name', 'company', 'email', 'phone'] as const satisfies readonly QuoteField[];

/** The sender on one line. @example senderText(contact) // 'R. Okafor, Plant 4, r.okafor@plant.example' */
export const senderText = (contact: QuoteContact): string =>
  SENDER.map((name) => contact[name])
    .filter(Boolean)
    .join(', ');

/** A field that was filled in, with the label of the form. */
export interface ContactFact {
  readonly label: string;
  readonly text: string;
}

const NOT_FACTS: readonly string[] = [...SENDER, 'message' satisfies QuoteField];

/** Returns the fields that were filled in, beside the sender's and the message, which is shown as one. */
export const contactFacts = (contact: QuoteContact): readonly ContactFact[] =>
  fieldsOf(quoteForm).flatMap(({ name, label }) => {
    const text = NOT_FACTS.includes(name) ? '' : (contact[name as QuoteField] ?? '');
    return text === '' ? [] : [{ label, text }];
  });

/** Returns the fields that were filled in and the message, one line of text each, as staff read them. */
export const contactLines = (contact: QuoteContact): readonly string[] => [
  ...contactFacts(contact).map(({ label, text }) => `${label}: ${text}`),
  ...(contact.message === '' ? [] : [`Message: ${contact.message}`]),
];
