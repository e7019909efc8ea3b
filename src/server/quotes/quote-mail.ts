import { counted } from '../../domain/kit/text/counted.ts';
import { longDay } from '../../domain/kit/text/date-format.ts';
import { changeText, revisionChanges } from '../../domain/order/quotes/desk/revision-changes.ts';
import { sentText } from '../../domain/order/quotes/line-counts.ts';
import { changedPrices } from '../../domain/order/quotes/price-change.ts';
import { type QuoteRequest, revisionOf } from '../../domain/order/quotes/quote.ts';
import { contactFacts, senderText } from '../../domain/order/quotes/quote-contact.ts';
import { quoteHref, quotePdfHref } from '../../domain/order/quotes/quote-links.ts';
import type { QuoteEventKind } from '../../domain/order/quotes/quote-state.ts';
import { type ShownQuote, shownQuote } from '../../domain/order/quotes/shown-line.ts';
import { formatCents } from '../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../domain/shop/pricing/ship-time.ts';
import type { MailContent } from '../mail/mail-layout.tsx';
import type { MailTable } from '../mail/mail-table.tsx';
import type { QuoteMailKind } from '../records/quote-mail-rows.ts';
import type { Settings } from '../settings.ts';
import { type MailReader, partOf, quoteMailTable, replacedPrices, type TableContext } from './quote-mail-table.ts';

interface About extends Pick<TableContext, 'describe'> {
  readonly settings: Pick<Settings, 'brandName' | 'siteUrl'>;
  /** Text of the event that the email is about. */
  readonly words: string;
  /** The email address that a message came from, if it is not the customer's. */
  readonly otherAddress?: string | null;
}

interface Told extends About {
  readonly quote: QuoteRequest;
  readonly shown: ShownQuote;
}

const tableOf = ({ quote, shown, settings, describe }: Told, reader: MailReader, isAnswer = false): MailTable =>
  quoteMailTable(
    shown,
    { siteUrl: settings.siteUrl, describe, reader, replaced: isAnswer ? replacedPrices(quote) : null },
    isAnswer,
  );

/** Maximum number of changes since the last revision that an email lists. */
const MAX_CHANGES = 8;

/** Returns what changed since the reply that the latest one replaced, in sentences. */
const changesText = (quote: QuoteRequest): readonly string[] => {
  const { replaced, answer, validUntil } = quote;
  if (replaced === undefined) return [];
  const changes = revisionChanges(quote, replaced, { answer, validUntil });
  const left = changes.length - MAX_CHANGES;
  return [
    ...changes.slice(0, MAX_CHANGES).map((change) => `${changeText(change)}.`),
    ...(left > 0 ? [`and ${counted(left, 'more change')} on the page.`] : []),
  ];
};

/** Says how many files the page has. Their links are there only, because the page shows which revision they belong to. */
const filesText = ({ answer }: QuoteRequest): readonly string[] =>
  answer === null || answer.files.length === 0
    ? []
    : [`The page of the quote has ${counted(answer.files.length, 'file')} for you.`];

const linesText = ({ quote }: Told): string => sentText(quote.lines.length, quote.texts);

/** Says where the visitor's message and notes are. Emails to visitors do not repeat them. */
const typedText = ({ quote, shown }: Told): readonly string[] => {
  const typed = [
    ...(quote.contact.message === '' ? [] : ['your message']),
    ...(shown.lines.some(({ item }) => item.note !== '') ? ['the notes on your lines'] : []),
  ];
  return typed.length === 0 ? [] : [`The request has ${typed.join(' and ')} too; the page shows them.`];
};

/** Number and date of the email: the day of its event. */
const headOf = ({ quote }: Told, event: QuoteEventKind | null): Pick<MailContent, 'about' | 'at'> => ({
  about: { label: event === null ? 'Quote request' : 'Quote', number: quote.number },
  at: quote.events.findLast(({ kind }) => kind === event)?.at ?? quote.requestedAt,
});

const hrefOf = ({ settings, quote }: Told): string => settings.siteUrl + quoteHref(quote.publicId);

const openQuote = (context: Told, label = 'Open the quote') => ({ label, href: hrefOf(context) });

/** What a person wrote, or nothing. */
const said = (words: string, from: string): Pick<MailContent, 'comment'> =>
  words === '' ? {} : { comment: { words, from } };

const isInPart = ({ shown }: Told): boolean => shown.leftOut.size > 0;

const FROM_SALES = 'From the sales desk';
const PRIVATE = 'The link opens this quote only. Anyone with the link can read the quote, so forward it with care.';
const ASKED =
  'You receive this email because this address was entered on a quote request. If it was not you, ignore this email.';
const REASON = `${PRIVATE} ${ASKED} Prices in US dollars.`;

const received = (context: Told): Pick<MailContent, 'subject' | 'heading' | 'about' | 'at' | 'action' | 'next'> => ({
  ...headOf(context, null),
  subject: `We received your quote request ${context.quote.number}`,
  heading: 'Request received',
  action: openQuote(context),
  next: 'we check stock, price and ship date of every line. We email you a quote, which is valid for 30 days. Accept it, request changes or ignore it. Nothing is ordered or charged until you accept.',
});

const receivedText = (context: Told): string =>
  `We received your request at ${context.settings.brandName}: ${linesText(context)}.`;

/** The last day of the prices, and the ship time of the last line. */
const answerFacts = ({ quote, shown }: Told): NonNullable<MailContent['beside']> => [
  ...(quote.validUntil === null ? [] : [{ label: 'Valid until', text: longDay(new Date(quote.validUntil)) }]),
  ...(shown.totals.longestShipTime === null
    ? []
    : [{ label: 'Longest ship time', text: shipTimeValue(shown.totals.longestShipTime) }]),
];

/**
 * Anybody can cause these emails to any recipient, so they contain nothing that a visitor typed: lines sent as text are
 * on the page.
 */
const TO_VISITOR = {
  received: (context: Told): MailContent => ({
    ...received(context),
    paragraphs: [receivedText(context), ...typedText(context)],
    table: tableOf(context, 'visitor'),
    after: [],
    reason: REASON,
  }),
  answered: (context: Told): MailContent => {
    const { quote, shown, words } = context;
    const named = shown.lines.map((line) => ({ ...line, item: { ...line.item, productName: partOf(line) } }));
    const changed = changedPrices(named);
    const total = shown.totals.pricedLines > 0 ? `: ${formatCents(shown.totals.subtotalCents)}` : '';
    const revision = revisionOf(quote);
    const isFirst = revision < 2;
    const sinceRequest = changed === null ? [] : [`${changed.title} ${changed.words}`.trim()];
    return {
      ...headOf(context, 'answered'),
      subject: `Your quote ${quote.number}${isFirst ? '' : ` R${revision}`} is ready`,
      heading: isFirst ? `Your quote is ready${total}` : `Revision ${revision} of your quote is ready${total}`,
      paragraphs: [
        ...(isFirst
          ? [`This quote answers your request: ${linesText(context)}.`, ...sinceRequest]
          : [`It replaces R${revision - 1}.`, ...changesText(quote)]),
        ...filesText(quote),
      ],
      action: openQuote(context, 'View and accept'),
      link: { label: 'Download the PDF', href: quotePdfHref(hrefOf(context)) },
      beside: answerFacts(context),
      ...said(words, FROM_SALES),
      table: tableOf(context, 'visitor', true),
      next: 'accept on the quote’s page, or ask there for another quantity or date. Nothing is ordered or charged until you accept.',
      after: [],
      reason: REASON,
    };
  },
  message: (context: Told): MailContent => ({
    ...headOf(context, 'message'),
    subject: `Message about your quote ${context.quote.number}`,
    heading: 'Message about your quote',
    paragraphs: [`The sales desk of ${context.settings.brandName} wrote about ${context.quote.number}.`],
    action: openQuote(context, 'Read and reply'),
    ...said(context.words, FROM_SALES),
    after: [],
    reason: `${PRIVATE} ${ASKED}`,
  }),
  withdrawn: (context: Told): MailContent => ({
    ...headOf(context, 'withdrawn'),
    subject: `Quote ${context.quote.number} was withdrawn`,
    heading: 'Quote withdrawn',
    paragraphs: [`We withdrew the quote ${context.quote.number}. It cannot be accepted any more.`],
    action: openQuote(context),
    ...said(context.words, FROM_SALES),
    after: ['Its lines stay on the page. Reply to this email with any question.'],
    reason: `${PRIVATE} ${ASKED}`,
  }),
  accepted: (context: Told): MailContent => ({
    ...headOf(context, 'accepted'),
    subject: `We received your order request for ${context.quote.number}`,
    heading: 'Order request received',
    paragraphs: [
      `You accepted ${isInPart(context) ? 'part of ' : ''}the quote ${context.quote.number}. We confirm the order by email. Nothing is charged until then.`,
    ],
    action: openQuote(context),
    table: tableOf(context, 'visitor'),
    after: ['Something to change? Reply to this email.'],
    reason: REASON,
  }),
  reminder: (context: Told): MailContent => {
    const { quote } = context;
    const day = quote.validUntil === null ? 'soon' : `on ${longDay(new Date(quote.validUntil))}`;
    return {
      ...headOf(context, 'answered'),
      subject: `Your quote ${quote.number} expires ${day}`,
      heading: `Your quote expires ${day}`,
      paragraphs: [`The prices of the quote ${quote.number} are valid until then. After that, we price it again.`],
      action: openQuote(context, 'View and accept'),
      link: { label: 'Download the PDF', href: quotePdfHref(hrefOf(context)) },
      beside: answerFacts(context),
      next: 'accept on the quote’s page, or ask there for another quantity or date. You do not have to reply.',
      after: [],
      reason: REASON,
    };
  },
} as const;

/** To the confirmed email address of the person who sent the request. */
const TO_SENDER = {
  received_own: (context: Told): MailContent => ({
    ...received(context),
    paragraphs: [receivedText(context)],
    facts: contactFacts(context.quote.contact),
    ...said(context.quote.contact.message, 'Your message'),
    table: tableOf(context, 'sender'),
    after: [],
    reason: `${PRIVATE} You receive this email because you requested a quote. Prices in US dollars.`,
  }),
} as const;

const messageFrom = ({ quote }: Told): string => `Message from ${quote.contact.name || quote.contact.email}`;

/** An email from another sender is never presented as the customer's. */
const messageSender = (context: Told): string =>
  context.otherAddress ? `Email from another address, ${context.otherAddress}` : messageFrom(context);

interface ForSales extends Pick<MailContent, 'heading' | 'facts' | 'comment' | 'table'> {
  /** The event that the email reports, or `null` for the request itself. */
  readonly about: QuoteEventKind | null;
  /** End of the subject, which must not contain what a visitor typed. */
  readonly subject: string;
}

const forSales = (context: Told, { about, subject, facts = [], ...rest }: ForSales): MailContent => ({
  ...headOf(context, about),
  ...rest,
  subject: `${context.quote.number}: ${subject}`,
  paragraphs: [`${linesText(context)}.`],
  action: openQuote(context),
  facts: [{ label: 'From', text: senderText(context.quote.contact) }, ...facts],
  after: ['Reply at the desk, or in Directus: then the reply appears on the quote page within five minutes.'],
  reason: `This address receives the quote requests of ${context.settings.brandName}.`,
});

const TO_SALES = {
  sales_answered: (context: Told): MailContent =>
    forSales(context, {
      about: 'answered',
      subject: `R${revisionOf(context.quote)} sent`,
      heading: `Quote sent: R${revisionOf(context.quote)}`,
      ...said(context.words, FROM_SALES),
      table: tableOf(context, 'staff', true),
    }),
  sales_received: (context: Told): MailContent =>
    forSales(context, {
      about: null,
      subject: 'new quote request',
      heading: 'New quote request',
      facts: contactFacts(context.quote.contact),
      ...said(context.quote.contact.message, messageFrom(context)),
      table: tableOf(context, 'staff'),
    }),
  sales_message: (context: Told): MailContent =>
    forSales(context, {
      about: 'message',
      subject: context.otherAddress ? 'email from another address' : 'message from the customer',
      heading: 'Message about a quote',
      ...said(context.words, messageSender(context)),
    }),
  sales_accepted: (context: Told): MailContent =>
    forSales(context, {
      about: 'accepted',
      subject: `accepted${isInPart(context) ? ' in part' : ''}, an order request`,
      heading: `Quote accepted${isInPart(context) ? ' in part' : ''}`,
      facts: [
        { label: 'Order number', text: context.quote.orderNumber || 'None given' },
        ...(context.quote.acceptance === null
          ? []
          : [{ label: 'Revision of the quote', text: context.quote.acceptance.answeredAt }]),
      ],
      table: tableOf(context, 'staff'),
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
