import { longDay } from '../../domain/kit/text/date-format.ts';
import { acceptanceText } from '../../domain/order/quotes/acceptance.ts';
import { changedPrices } from '../../domain/order/quotes/price-change.ts';
import { type QuoteRequest, revisionOf } from '../../domain/order/quotes/quote.ts';
import { contactFacts, senderText } from '../../domain/order/quotes/quote-contact.ts';
import { quoteHref } from '../../domain/order/quotes/quote-links.ts';
import { type QuoteState, quoteStateText, VALID_DAYS } from '../../domain/order/quotes/quote-state.ts';
import { type ShownQuote, shownQuote, totalText } from '../../domain/order/quotes/shown-line.ts';
import { formatCents } from '../../domain/shop/pricing/money.ts';
import { orderMinimumText, PRICING_NOTES } from '../../domain/shop/pricing/pricing-rules.ts';
import { shipTimeValue } from '../../domain/shop/pricing/ship-time.ts';
import type { Settings } from '../settings.ts';
import { createPdfPen, INK, MUTED, PAGE, type PdfPen, RULE, type TextStyle } from './pdf-pen.ts';
import { quoteTable } from './quote-table.ts';

type Issuer = Pick<Settings, 'brandName' | 'postalAddress' | 'phone' | 'salesEmail' | 'siteUrl'>;

const { margin: LEFT } = PAGE;
const WIDTH = PAGE.width - 2 * LEFT;
/** Below this height there is only the footer. */
const FOOT = 58;
const TEXT: TextStyle = { size: 9 };
const LABEL: TextStyle = { size: 7.5, color: MUTED };
const SMALL: TextStyle = { size: 8, color: MUTED };

const paragraph = (pen: PdfPen, text: string, y: number, style: TextStyle): number => {
  let after = y;
  pen.within('P', () => {
    after = pen.write(text, { x: LEFT, y, width: WIDTH }, style);
  });
  return after;
};

const heading = (pen: PdfPen, title: string, y: number): number => {
  pen.within('H2', () => pen.write(title, { x: LEFT, y, width: WIDTH }, { size: 11, font: 'bold' }));
  pen.line([LEFT, y - 5], [LEFT + WIDTH, y - 5], INK, 0.8);
  return y - 18;
};

/** Returns the baseline for content of this height, on a new page if it does not fit. */
const roomFor = (pen: PdfPen, y: number, height: number): number => {
  if (y - height >= FOOT) return y;
  pen.newPage();
  return PAGE.height - LEFT;
};

const facts = (
  quote: QuoteRequest,
  state: QuoteState,
  { totals }: ShownQuote,
): readonly (readonly [string, string])[] => [
  ['Status', quoteStateText(state)],
  ['Date', longDay(new Date(quote.answeredAt ?? quote.requestedAt))],
  [
    'Valid until',
    quote.validUntil === null ? `${VALID_DAYS} days from our quote` : longDay(new Date(quote.validUntil)),
  ],
  ['Longest ship time', totals.longestShipTime === null ? '–' : shipTimeValue(totals.longestShipTime)],
  ['Terms', 'US dollars, freight not included'],
];

const factRow = (pen: PdfPen, cells: readonly (readonly [string, string])[], y: number): number => {
  const width = WIDTH / cells.length;
  let below = y;
  pen.within('Table', () => {
    cells.forEach(([label, text], at) => {
      const place = { x: LEFT + at * width + 8, width: width - 12 };
      pen.within('TR', () => {
        pen.within('TH', () => pen.write(label, { ...place, y: y - 12 }, LABEL));
        pen.within('TD', () => {
          below = Math.min(below, pen.write(text, { ...place, y: y - 24 }, { size: 8.5, font: 'bold' }));
        });
      });
    });
  });
  const foot = below + 4;
  for (let at = 0; at <= cells.length; at++) pen.line([LEFT + at * width, y], [LEFT + at * width, foot], RULE);
  for (const height of [y, foot]) pen.line([LEFT, height], [LEFT + WIDTH, height], RULE);
  return foot - 18;
};

/** A document is a quote once staff replied. */
const kindOf = ({ answeredAt }: QuoteRequest): string => (answeredAt === null ? 'Quote request' : 'Quote');

/** Returns the number, with that of the reply. @example 'Q-2026-000151 R2' */
const numberOf = (quote: QuoteRequest): string => {
  const revision = revisionOf(quote);
  return revision === 0 || quote.answeredAt === null ? quote.number : `${quote.number} R${revision}`;
};

const head = (pen: PdfPen, quote: QuoteRequest, issuer: Issuer): number => {
  const top = PAGE.height - LEFT;
  pen.logo(LEFT, top + 13, 20);
  pen.write(issuer.brandName, { x: LEFT + 27, y: top - 1, width: WIDTH / 2 }, { size: 13, font: 'bold' });
  const kind = kindOf(quote);
  const width = pen.widthOf(kind, SMALL);
  pen.write(kind, { x: LEFT + WIDTH - width, y: top, width: width + 1 }, SMALL);
  pen.line([LEFT, top - 14], [LEFT + WIDTH, top - 14], INK, 1);
  pen.within('H1', () => {
    pen.write(`${kind} ${numberOf(quote)}`, { x: LEFT, y: top - 46, width: WIDTH }, { size: 20, font: 'mono' });
  });
  let below = paragraph(pen, `For ${senderText(quote.contact)}`, top - 64, TEXT);
  for (const { label, text } of contactFacts(quote.contact)) below = paragraph(pen, `${label}: ${text}`, below, TEXT);
  return quote.orderNumber === '' ? below : paragraph(pen, `Your order number ${quote.orderNumber}`, below, TEXT);
};

const terms = (pen: PdfPen, quote: QuoteRequest, shown: ShownQuote, issuer: Issuer, from: number): void => {
  let y = from;
  if (quote.answer !== null && quote.answer.words !== '') {
    y = heading(pen, 'From the sales desk', roomFor(pen, y - 14, 60));
    for (const line of quote.answer.words.split('\n')) y = paragraph(pen, line, roomFor(pen, y, 12), TEXT);
  }
  y = heading(pen, 'Terms', roomFor(pen, y - 14, 110));
  const minimum = orderMinimumText(shown.totals.orderMinimumReached);
  const texts = [
    `Prices in US dollars, freight not included. ${minimum}.`,
    `Valid until the date shown, otherwise for ${VALID_DAYS} days from our quote. Accept it online at the link below; we confirm the order by email.`,
    ...PRICING_NOTES.map((note) => `${note}.`),
    `${issuer.siteUrl}/terms-and-conditions`,
    `${issuer.siteUrl}${quoteHref(quote.publicId)}`,
  ];
  for (const text of texts) y = paragraph(pen, text, roomFor(pen, y, 12), SMALL) - 2;
};

const foot = (pen: PdfPen, quote: QuoteRequest, issuer: Issuer): void => {
  const contact = [issuer.brandName, issuer.postalAddress, issuer.phone, issuer.salesEmail].filter(Boolean).join(' · ');
  pen.onEveryPage((page, pages) => {
    pen.line([LEFT, FOOT - 12], [LEFT + WIDTH, FOOT - 12], RULE);
    pen.write(contact, { x: LEFT, y: FOOT - 24, width: WIDTH - 130 }, LABEL);
    const pageLabel = `${numberOf(quote)}, page ${page} of ${pages}`;
    const width = pen.widthOf(pageLabel, LABEL);
    pen.write(pageLabel, { x: LEFT + WIDTH - width, y: FOOT - 24, width: width + 1 }, LABEL);
  });
};

/** Returns a quote as a PDF file in Letter format. Its text can be selected, and it is tagged for screen readers. */
export const quotePdf = async (
  quote: QuoteRequest,
  state: QuoteState,
  issuer: Issuer,
): Promise<Uint8Array<ArrayBuffer>> => {
  const pen = await createPdfPen();
  const { document } = pen;
  const shown = shownQuote(quote);
  document.setTitle(`${kindOf(quote)} ${numberOf(quote)}`, { showInWindowTitleBar: true });
  document.setAuthor(issuer.brandName);
  document.setLanguage('en-US');
  let y = factRow(pen, facts(quote, state, shown), head(pen, quote, issuer) - 4);
  const changed = quote.replaced === undefined ? changedPrices(shown.lines) : null;
  if (quote.replaced !== undefined) y = paragraph(pen, `It replaces R${quote.replaced.revision}.`, y, TEXT) - 8;
  if (changed !== null) y = paragraph(pen, `${changed.title} ${changed.words}`, y, TEXT) - 8;
  if (shown.accepted !== null) y = paragraph(pen, acceptanceText(shown), y, TEXT) - 8;
  y = await quoteTable(pen, shown, { y, foot: FOOT });
  y = roomFor(pen, y, 24);
  const total = shown.totals.pricedLines > 0 ? formatCents(shown.totals.subtotalCents) : '–';
  const sum = { size: 12, font: 'bold' } as const;
  pen.within('P', () => {
    pen.write(
      `Total, US dollars, freight not included: ${totalText(shown)}`,
      { x: LEFT, y: y - 8, width: WIDTH - 110 },
      { size: 10, font: 'bold' },
    );
    const width = pen.widthOf(total, sum);
    pen.write(total, { x: LEFT + WIDTH - width, y: y - 8, width: width + 1 }, sum);
  });
  pen.line([LEFT, y - 16], [LEFT + WIDTH, y - 16], INK, 0.8);
  terms(pen, quote, shown, issuer, y - 20);
  foot(pen, quote, issuer);
  return pen.save();
};
