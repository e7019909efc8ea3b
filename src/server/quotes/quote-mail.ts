import { counted, formatCount } from '../../domain/kit/text/counted.ts';
import { longDay } from '../../domain/kit/text/date-format.ts';
import { textLinesText } from '../../domain/order/cart/text-lines.ts';
import { acceptanceText } from '../../domain/order/quotes/acceptance.ts';
import { acceptedText, sentText } from '../../domain/order/quotes/line-counts.ts';
import { changedPrices } from '../../domain/order/quotes/price-change.ts';
import type { QuoteRequest } from '../../domain/order/quotes/quote.ts';
import { contactLines, senderText } from '../../domain/order/quotes/quote-contact.ts';
import { quoteHref } from '../../domain/order/quotes/quote-links.ts';
import {
  type ShownLine,
  type ShownQuote,
  type ShownText,
  shownQuote,
  totalText,
} from '../../domain/order/quotes/shown-line.ts';
import { formatCents, formatUnitPrice } from '../../domain/shop/pricing/money.ts';
import { orderMinimumText } from '../../domain/shop/pricing/pricing-rules.ts';
import { shipTimeValue } from '../../domain/shop/pricing/ship-time.ts';
import type { MailContent, MailTable } from '../mail/mail-layout.tsx';
import type { QuoteMailKind } from '../records/quote-mail-rows.ts';
import type { Settings } from '../settings.ts';

/** Maximum number of lines in an email; the page has all of them. */
const MAX_ROWS = 50;

interface About {
  readonly settings: Pick<Settings, 'brandName' | 'siteUrl'>;
  /** Text of the event that the email is about. */
  readonly words: string;
}

interface Told extends About {
  readonly quote: QuoteRequest;
  readonly shown: ShownQuote;
}

/**
 * For parts that are not in the catalog, the name comes from the visitor's browser and is therefore not sent to
 * visitors.
 */
const partOf = ({ item, check, position }: ShownLine): string =>
  check === 'priced' ? item.productName : `Line ${position}`;

const moreText = (count: number): string => (count === 0 ? '' : `and ${counted(count, 'more line')} on the page`);

/** Names the text lines by position and number. Their text comes from the visitor, so visitors read it on the page. */
const textsText = (texts: ShownQuote['texts']): string => {
  const [first, last] = [texts[0], texts.at(-1)];
  if (first === undefined || last === undefined) return '';
  const places = first === last ? `Line ${first.position}` : `Lines ${first.position} to ${last.position}`;
  // Staff may have priced some of the lines between the first and the last.
  const isRow = last.position - first.position === texts.length - 1;
  const contents = textLinesText(texts.map(({ text }) => text));
  return `${isRow ? places : `Of ${places.toLowerCase()}`}: ${contents}, not in the total. The page shows the text as you wrote it.`;
};

const withNote = ({ productName, note }: ShownLine['item']): string =>
  note === '' ? productName : `${productName} (${note})`;

/** Returns the row of a priced line in words. The visitor's text is repeated only in emails that may contain it. */
const rowOfText = (
  { position, text, part, offer }: ShownText,
  isWhole: boolean,
): readonly MailTable['rows'][number][] =>
  offer === null
    ? []
    : [
        {
          part: [part || `Line ${position}`, ...(isWhole ? [`“${text}”`] : [])].join(' for '),
          quantity: formatCount(offer.quantity),
          ships: shipTimeValue(offer.shipTime),
          unitPrice: formatUnitPrice(offer.unitPriceE5),
          total: formatCents(offer.totalCents),
        },
      ];

const rowOfLine = (line: ShownLine, isWhole: boolean): MailTable['rows'][number] => ({
  part: isWhole ? withNote(line.item) : partOf(line),
  quantity: formatCount(line.item.quantity),
  ships: shipTimeValue(line.item.shipTime),
  unitPrice: isWhole || line.check === 'priced' || line.isAnswered ? line.item.fixedPriceDisplay || '–' : '–',
  total: typeof line.item.price === 'number' ? formatCents(line.item.price) : '–',
});

/** @param isWhole whether the table may repeat what the visitor typed */
const tableOf = (shown: ShownQuote, isWhole: boolean): MailTable => {
  const { texts, accepted, totals } = shown;
  const isListed = ({ position }: ShownLine | ShownText): boolean => accepted?.has(position) ?? true;
  const open = texts.filter(({ offer }) => offer === null);
  const rows = [
    ...shown.lines.filter(isListed).map((line) => rowOfLine(line, isWhole)),
    ...texts.filter(isListed).flatMap((text) => rowOfText(text, isWhole)),
  ];
  return {
    rows: rows.slice(0, MAX_ROWS),
    texts: isWhole ? open.slice(0, MAX_ROWS).map(({ position, text }) => `${position}: ${text}`) : [],
    remarks: [
      moreText(Math.max(0, rows.length - MAX_ROWS) + (isWhole ? Math.max(0, open.length - MAX_ROWS) : 0)),
      isWhole || accepted !== null ? '' : textsText(open),
      acceptanceText(shown),
    ].filter((remark) => remark !== ''),
    priced: totalText(shown),
    total: totals.pricedLines > 0 ? formatCents(totals.subtotalCents) : '–',
  };
};

const linesText = ({ quote }: Told): string => sentText(quote.lines.length, quote.texts);

/** Says where the visitor's message and notes are. Emails to visitors do not repeat them. */
const typedText = ({ quote, shown }: Told): readonly string[] => {
  const typed = [
    ...(quote.contact.message === '' ? [] : ['your message']),
    ...(shown.lines.some(({ item }) => item.note !== '') ? ['the notes on your lines'] : []),
  ];
  return typed.length === 0 ? [] : [`The request has ${typed.join(' and ')} too; the page shows them.`];
};

/** What limits an acceptance: lines that are not part of it, and the order minimum. */
const acceptanceTexts = ({ counts, totals }: ShownQuote): readonly string[] => [
  ...(counts.open === 0 ? [] : [acceptedText(counts)]),
  ...(counts.priced < 2 ? [] : ['You can accept all priced lines, or only those that you select on the page.']),
  ...(totals.orderMinimumReached ? [] : [`${orderMinimumText(false)}.`]),
];

const openQuote = ({ settings, quote }: Told) => ({
  label: 'Open the quote',
  href: settings.siteUrl + quoteHref(quote.publicId),
});

const isInPart = ({ shown }: Told): boolean => shown.leftOut.size > 0;

const PRIVATE = 'The link opens this quote only. Anyone with the link can read the quote, so forward it with care.';
const ASKED =
  'You receive this email because this address was entered on a quote request. If it was not you, ignore this email.';

const received = (context: Told, typed: readonly string[], table: MailTable): MailContent => ({
  subject: `We received your quote request ${context.quote.number}`,
  heading: 'Request received',
  paragraphs: [
    `Your request ${context.quote.number} at ${context.settings.brandName} has ${linesText(context)}.`,
    ...typed,
    'We check stock, price and ship date of every line. We email you a quote, which is valid for 30 days. Accept it, request changes or ignore it. Nothing is ordered or charged until you accept.',
  ],
  action: openQuote(context),
  table,
  after: [PRIVATE, ASKED],
});

/**
 * Anybody can cause these emails to any recipient, so they contain nothing that a visitor typed: lines sent as text are
 * on the page.
 */
const TO_VISITOR = {
  received: (context: Told): MailContent => received(context, typedText(context), tableOf(context.shown, false)),
  answered: (context: Told): MailContent => {
    const { quote, shown, words } = context;
    const named = shown.lines.map((line) => ({ ...line, item: { ...line.item, productName: partOf(line) } }));
    const changed = changedPrices(named);
    const total = shown.totals.pricedLines > 0 ? `: ${formatCents(shown.totals.subtotalCents)}` : '';
    const until = quote.validUntil === null ? '' : ` It is valid until ${longDay(new Date(quote.validUntil))}.`;
    return {
      subject: `Your quote ${quote.number} is ready`,
      heading: `Your quote is ready${total}`,
      paragraphs: [
        `${quote.number}, ${linesText(context)}.${until}`,
        ...(changed === null ? [] : [`${changed.title} ${changed.words}`.trim()]),
        ...(words === '' ? [] : [words]),
      ],
      action: openQuote(context),
      table: tableOf(shown, false),
      after: [
        ...acceptanceTexts(shown),
        'Next: accept on the quote’s page, or ask there for another quantity or date. The page has the quote as a PDF. Nothing is ordered before you accept.',
        PRIVATE,
      ],
    };
  },
  withdrawn: (context: Told): MailContent => ({
    subject: `Quote ${context.quote.number} was withdrawn`,
    heading: 'Quote withdrawn',
    paragraphs: [`We withdrew the quote ${context.quote.number}.`, ...(context.words === '' ? [] : [context.words])],
    action: openQuote(context),
    after: ['Its lines stay on the page. Reply to this email with any question.'],
  }),
  accepted: (context: Told): MailContent => ({
    subject: `We received your order request for ${context.quote.number}`,
    heading: 'Order request received',
    paragraphs: [
      `You accepted ${isInPart(context) ? 'part of ' : ''}the quote ${context.quote.number}. We confirm the order by email. Nothing is charged until then.`,
    ],
    action: openQuote(context),
    table: tableOf(context.shown, false),
    after: ['Something to change? Reply to this email.'],
  }),
} as const;

/** To the confirmed email address of the person who sent the request. */
const TO_SENDER = {
  received_own: (context: Told): MailContent =>
    received(context, contactLines(context.quote.contact), tableOf(context.shown, true)),
} as const;

const forSales = (context: Told, subject: string, heading: string, paragraphs: readonly string[]): MailContent => ({
  subject: `${context.quote.number}: ${subject}`,
  heading,
  paragraphs: [
    `${context.quote.number}, ${linesText(context)}. From ${senderText(context.quote.contact)}.`,
    ...paragraphs,
  ],
  action: openQuote(context),
  after: ['Reply in Directus. Status, prices, ship days and comments appear on the quote page within five minutes.'],
});

const TO_SALES = {
  sales_received: (context: Told): MailContent => ({
    ...forSales(context, 'new quote request', 'New quote request', contactLines(context.quote.contact)),
    table: tableOf(context.shown, true),
  }),
  sales_message: (context: Told): MailContent =>
    forSales(context, 'message from the customer', 'Message about a quote', [`Message: ${context.words}`]),
  sales_accepted: (context: Told): MailContent => ({
    ...forSales(
      context,
      `accepted${isInPart(context) ? ' in part' : ''}, an order request`,
      isInPart(context) ? 'Quote accepted in part' : 'Quote accepted',
      [
        context.quote.orderNumber === '' ? 'Without an order number.' : `Order number: ${context.quote.orderNumber}`,
        ...(context.quote.acceptance === null ? [] : [`Revision of the quote: ${context.quote.acceptance.answeredAt}`]),
      ],
    ),
    table: tableOf(context.shown, true),
  }),
} as const;

const CONTENTS: Readonly<Record<QuoteMailKind, (context: Told) => MailContent>> = {
  ...TO_VISITOR,
  ...TO_SENDER,
  ...TO_SALES,
};

/** Returns the content of an email about a quote. */
export const quoteMail = (kind: QuoteMailKind, quote: QuoteRequest, about: About): MailContent =>
  CONTENTS[kind]({ ...about, quote, shown: shownQuote(quote) });
