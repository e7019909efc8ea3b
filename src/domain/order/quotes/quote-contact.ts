import { fieldsOf } from '../../kit/forms/form-field.ts';
import type { FormValues } from '../../kit/forms/validate-form.ts';
import { isRecord } from '../../kit/schema/json-object.ts';
import { cutText } from '../../kit/text/bounded-text.ts';
import { quoteForm } from './quote-form.ts';

type QuoteField = (typeof quoteForm)['rows'][number][number]['name'];

/** Contact data of a quote request by form field. '' for an empty field. */
export type QuoteContact = Readonly<Record<QuoteField, string>>;

/** Maximum characters of a field that does not specify a limit. */
const LONGEST_TEXT = 300;

const contactFrom = (textOf: (name: string) => unknown): QuoteContact =>
  Object.fromEntries(
    fieldsOf(quoteForm).map((field) => {
      const text = textOf(field.name);
      const most = 'maxLength' in field ? field.maxLength : LONGEST_TEXT;
      return [field.name, typeof text === 'string' ? cutText(text, most) : ''];
    }),
  ) as QuoteContact;

/** Returns the contact data of valid form values. Measured values become strings with their unit. */
export const contactOf = (values: FormValues): QuoteContact =>
  contactFrom((name) => {
    const value = values[name];
    return typeof value === 'object' ? `${value.amount} ${value.unit}` : value;
  });

/** Parses the contact data of a stored quote. Missing and invalid fields become ''. Accepts any value. */
export const parseQuoteContact = (value: unknown): QuoteContact =>
  contactFrom((name) => (isRecord(value) ? value[name] : undefined));

/** Fields that identify the sender, in letterhead order. */
const SENDER = ['name', 'company', 'email', 'phone'] as const satisfies readonly QuoteField[];

export const isSenderField = (name: string): boolean => SENDER.some((field) => field === name);

/** Returns the sender on one line. @example senderText(contact) // 'R. Okafor, Plant 4, r.okafor@plant.example' */
export const senderText = (contact: QuoteContact): string =>
  SENDER.map((name) => contact[name])
    .filter(Boolean)
    .join(', ');

/** A completed field with its form label. */
export interface ContactFact {
  readonly label: string;
  readonly text: string;
}

const NOT_FACTS: readonly string[] = [...SENDER, 'message' satisfies QuoteField];

/** Returns the completed fields other than those of the sender and the message, which is displayed separately. */
export const contactFacts = (contact: QuoteContact): readonly ContactFact[] =>
  fieldsOf(quoteForm).flatMap(({ name, label }) => {
    const text = NOT_FACTS.includes(name) ? '' : (contact[name as QuoteField] ?? '');
    return text === '' ? [] : [{ label, text }];
  });

/** Returns the completed fields and the message as one line each, for staff. */
export const contactLines = (contact: QuoteContact): readonly string[] => [
  ...contactFacts(contact).map(({ label, text }) => `${label}: ${text}`),
  ...(contact.message === '' ? [] : [`Message: ${contact.message}`]),
];
