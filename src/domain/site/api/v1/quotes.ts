import * as v from 'valibot';
import { type FormField, fieldsOf } from '../../../kit/forms/form-field.ts';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { LONGEST_CUSTOMER_NUMBER } from '../../../order/lists/customer-number.ts';
import { isSenderField } from '../../../order/quotes/quote-contact.ts';
import { quoteForm } from '../../../order/quotes/quote-form.ts';
import { LONGEST_QUOTE_TEXT, MAX_QUOTE_LINES, MAX_QUOTE_TEXTS } from '../../../order/quotes/quote-limits.ts';
import type { QuoteState } from '../../../order/quotes/quote-state.ts';
import { isQuantity } from '../../../shop/pricing/quantity.ts';
import type { Endpoint } from '../endpoint.ts';
import { partNumber } from './parts.ts';
import { publicPricedLine } from './prices.ts';
import { money } from './shapes.ts';

/** With the customer part number, it fits the note of a cart line. */
const LONGEST_NOTE = 400;

/** Name of the header that makes sending a request again harmless. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

const idempotencyKey = v.pipe(
  v.string('is missing. Send a new UUID with each new request.'),
  v.regex(/^[\w.:-]{16,100}$/, 'must have 16 to 100 letters, digits and the characters . _ : - such as a UUID.'),
  v.description(
    'A UUID, new for each request. The same key with the same body returns the quote that was stored first.',
  ),
);

/** Returns the name of a form field in the API. @example publicName('needBy') // 'need_by' */
const publicName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the path of a form field in a request. @example publicPath('email') // 'contact.email' */
export const publicPath = (name: string): string =>
  isSenderField(name) ? `contact.${publicName(name)}` : publicName(name);

/** Returns what the name of a field in the API does not say. */
const aboutField = ({ name, label, kind }: FormField): string => {
  if (kind === 'date') return `${label}: a day such as 2026-12-23.`;
  return label.toLowerCase() === publicName(name).replaceAll('_', ' ') ? '' : `${label}.`;
};

const textOf = (field: FormField) => {
  const most = 'maxLength' in field ? field.maxLength : 0;
  const text = v.pipe(v.string('must be text.'), v.maxLength(most, `must have at most ${most} characters.`));
  const about = aboutField(field);
  return about === '' ? text : v.pipe(text, v.description(about));
};

/** Returns the schemas of fields of the quote form by their names in the API. */
const schemasOf = (isIncluded: (name: string) => boolean) =>
  Object.fromEntries(
    fieldsOf(quoteForm)
      .filter(({ name }) => isIncluded(name))
      .map((field) => [
        publicName(field.name),
        field.required === undefined ? v.optional(textOf(field), '') : textOf(field),
      ]),
  );

const oneLine = (most: number, description: string) =>
  v.optional(
    v.pipe(
      v.string('must be text.'),
      v.maxLength(most, `must have at most ${most} characters.`),
      v.description(description),
    ),
    '',
  );

const requestedLine = v.object(
  {
    part_number: partNumber,
    quantity: v.pipe(
      v.number('must be a number of pieces.'),
      v.check(isQuantity, 'must be a whole number from 1 to 9,999,999.'),
    ),
    customer_part_number: oneLine(LONGEST_CUSTOMER_NUMBER, 'Your number for the part. It becomes part of the note.'),
    note: oneLine(LONGEST_NOTE, 'One line for the person who prepares the quote.'),
    expedite: v.optional(v.boolean('must be true or false.'), false),
  },
  'must be an object with part_number and quantity.',
);

const listOf = <Schema extends v.GenericSchema>(item: Schema, most: number, description: string) =>
  v.optional(
    v.pipe(
      v.array(item, 'must be a list.'),
      v.maxLength(most, `must have at most ${most} entries.`),
      v.description(description),
    ),
    [],
  );

const request = v.object({
  contact: v.object(schemasOf(isSenderField), 'must be an object with name and email.'),
  ...schemasOf((name) => !isSenderField(name)),
  lines: listOf(
    requestedLine,
    MAX_QUOTE_LINES,
    'Parts with quantities. A line with an unknown part is an error: send it in texts.',
  ),
  texts: listOf(
    v.pipe(
      v.string('must be text.'),
      v.maxLength(LONGEST_QUOTE_TEXT, `must have at most ${LONGEST_QUOTE_TEXT} characters.`),
    ),
    MAX_QUOTE_TEXTS,
    'Lines without a part number, one text each. People find the parts and price them.',
  ),
});

/** States of a quote by their names in the API, which are those of its page. */
export const PUBLIC_STATES = {
  received: 'received',
  in_work: 'in_review',
  answered: 'quoted',
  accepted: 'accepted',
  expired: 'expired',
  withdrawn: 'withdrawn',
} as const satisfies Record<QuoteState, string>;

type PublicState = (typeof PUBLIC_STATES)[QuoteState];

const { same_total_up_to: _, ...pricedEntries } = publicPricedLine.entries;

const position = v.pipe(wholeNumber(1), v.description('Number of the line, as on the page of the quote.'));
const isAccepted = v.pipe(v.nullable(v.boolean()), v.description('null before an acceptance.'));
const reply = v.pipe(v.string(), v.description('Comment of the sales desk. Empty without a comment.'));

const leadTime = v.pipe(v.nullable(wholeNumber()), v.description('Business days. null: on request.'));
const isChosen = v.pipe(v.boolean(), v.description('The customer accepted this instead of the line.'));

/** What the sales desk offers beside the price of a line. People choose among it on the page of the quote. */
const offers = {
  is_declined: v.pipe(v.boolean(), v.description('The sales desk does not quote this line.')),
  breaks: v.pipe(
    v.array(v.object({ quantity: wholeNumber(1), unit_price: money, total: money, is_chosen: isChosen })),
    v.description('Other quantities at their own prices.'),
  ),
  alternatives: v.pipe(
    v.array(v.object({ part_number: v.string(), unit_price: money, lead_time_days: leadTime, is_chosen: isChosen })),
    v.description('Other parts for the quantity of the line. They are not in the subtotal unless chosen.'),
  ),
};

const quotedLine = v.object({
  position,
  ...pricedEntries,
  requested_quantity: wholeNumber(1),
  description: v.string(),
  note: v.string(),
  expedite: v.boolean(),
  is_quoted: v.pipe(v.boolean(), v.description('The sales desk set the price. false: the published price.')),
  is_accepted: isAccepted,
  ...offers,
  reply,
});

const quotedText = v.object({
  position,
  text: v.pipe(v.string(), v.description('As sent. Empty for a line that the sales desk added.')),
  description: v.pipe(v.string(), v.description('What the sales desk offers, in its words.')),
  part_number: v.pipe(v.nullable(v.string()), v.description('Part that the sales desk offers.')),
  quantity: v.nullable(wholeNumber(1)),
  unit_price: v.nullable(money),
  total: v.pipe(v.nullable(money), v.description('null: not priced and not in the subtotal.')),
  lead_time_days: leadTime,
  is_accepted: isAccepted,
  ...offers,
  reply,
});

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

export const publicQuote = v.object({
  id: v.pipe(v.string(), v.description('Secret: with it, anyone can read and accept the quote.')),
  number: v.pipe(v.string(), v.description('Q-2026-000123, for people.')),
  url: v.pipe(v.string(), v.description('Page of the quote, on which people accept it. Contains the secret.')),
  status: v.picklist(Object.values(PUBLIC_STATES) as [PublicState, ...PublicState[]]),
  version: v.pipe(wholeNumber(), v.description('Number of replies of the sales desk. 0: prices are estimates.')),
  requested_at: v.pipe(v.string(), v.description('ISO time.')),
  quoted_at: v.pipe(v.nullable(v.string()), v.description('ISO time of the latest reply. null without a reply.')),
  valid_until: v.pipe(v.nullable(day), v.description('Last day of the latest reply. null without a reply.')),
  reply,
  lines: v.array(quotedLine),
  texts: v.array(quotedText),
  subtotal: v.pipe(
    money,
    v.description('Sum of the totals, after an acceptance of the accepted lines. Freight is not included.'),
  ),
  lines_without_price: v.pipe(wholeNumber(), v.description('Lines and texts that are not in the subtotal.')),
  order_minimum: v.pipe(money, v.description('An order costs at least this.')),
  accepted_lines: v.pipe(
    v.nullable(v.array(wholeNumber(1))),
    v.description('Positions of the accepted lines and texts. null before an acceptance.'),
  ),
  po_number: v.string(),
  order_number: v.pipe(v.string(), v.description('Order number of the acceptance. Empty without one.')),
  files: v.array(v.object({ label: v.string(), url: v.string() })),
});

export const sendQuoteEndpoint = {
  method: 'POST',
  path: '/api/v1/quotes',
  takes: 'json',
  headers: { [IDEMPOTENCY_KEY]: idempotencyKey },
  creates: true,
  request,
  response: publicQuote,
} as const satisfies Endpoint;

export const quoteEndpoint = {
  method: 'GET',
  path: '/api/v1/quotes/:id',
  takes: 'param',
  request: v.object({ id: v.pipe(v.string(), v.description('id of the response to the request.')) }),
  response: publicQuote,
} as const satisfies Endpoint;

export type QuoteToSend = Value<typeof request>;
export type PublicQuote = Value<typeof publicQuote>;
export type PublicQuotedLine = Value<typeof quotedLine>;
export type PublicQuotedText = Value<typeof quotedText>;
