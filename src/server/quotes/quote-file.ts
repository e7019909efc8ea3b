import { type QuoteRequest, revisionOf } from '../../domain/order/quotes/quote.ts';
import { stateAt } from '../../domain/order/quotes/quote-state.ts';
import { createFileCache } from '../cache/file-cache.ts';
import type { WaitUntil } from '../env.ts';
import { quotePdf } from '../pdf/quote-pdf.ts';
import { digestOf } from '../security/digest.ts';

type Issuer = Parameters<typeof quotePdf>[2];

/** Number of lines and texts from which a file counts toward a separate limit. */
const LARGE_QUOTE = 200;

/** Raised with every change of the layout, so that cached files of an earlier layout are not served. */
const LAYOUT = 4;

interface Options {
  readonly waitUntil: WaitUntil;
  /** Called before a file of more than `LARGE_QUOTE` lines is rendered; rejects by throwing. */
  readonly onLarge: () => Promise<void>;
}

const files = createFileCache('quote-pdf');

/**
 * Returns the PDF file of a quote as it is now. Files are cached by everything they show, so a changed reply leads to a
 * new file. Concurrent requests share one rendering.
 */
export const quoteFile = async (
  quote: QuoteRequest,
  { brandName, postalAddress, phone, salesEmail, siteUrl }: Issuer,
  { waitUntil, onLarge }: Options,
): Promise<Uint8Array<ArrayBuffer>> => {
  const issuer = { brandName, postalAddress, phone, salesEmail, siteUrl };
  const state = stateAt(quote.state, quote.validUntil, Date.now());
  // The PDF does not contain messages.
  const shown = { ...quote, events: [] };
  const key = await digestOf(JSON.stringify([LAYOUT, shown, revisionOf(quote), state, issuer]));
  return files.read(key, waitUntil, async () => {
    if (quote.lines.length + quote.texts.length > LARGE_QUOTE) await onLarge();
    return quotePdf(quote, state, issuer);
  });
};
