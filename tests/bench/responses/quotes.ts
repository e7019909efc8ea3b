import type { QuoteRequest } from '../../../src/domain/order/quotes/quote.ts';
import { parseQuoteContact } from '../../../src/domain/order/quotes/quote-contact.ts';
import type { QuoteLine } from '../../../src/domain/order/quotes/quote-line.ts';
import { quotePdf } from '../../../src/server/pdf/quote-pdf.ts';
import { line } from '../../domain/order/cart/cart-fixture.ts';
import { SETTINGS } from '../../support/services/settings.ts';
import { report } from '../report.ts';

const quoteOf = (lines: number): QuoteRequest => ({
  number: 'Q-2026-000002',
  publicId: '0'.repeat(32),
  requestedAt: '2026-11-23T10:42:00.000Z',
  contact: parseQuoteContact({ name: 'R. Okafor', email: 'r@plant.example', company: 'Plant 4' }),
  lines: Array.from({ length: lines }, (_, at): QuoteLine => {
    const item = { ...line(`${at}`, at + 1, 100), pricing: null, ring: { idMm: 24.99, csMm: 3.53 } };
    return { sent: item, offered: item, check: 'priced', asOf: null };
  }),
  texts: [],
  state: 'answered',
  answeredAt: '2026-11-23T15:00:00.000Z',
  answer: null,
  validUntil: '2026-12-23',
  orderNumber: '',
  acceptance: null,
  events: [],
});

/** Returns the median of `runs` runs after a warm-up. */
const timed = async (quote: QuoteRequest, runs: number) => {
  let bytes = (await quotePdf(quote, 'answered', SETTINGS)).length;
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const from = performance.now();
    bytes = (await quotePdf(quote, 'answered', SETTINGS)).length;
    times.push(performance.now() - from);
  }
  return { ms: times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0, kb: bytes / 1024 };
};

/** Measures the PDF of a typical quote and of the longest one. */
export const quoteFigures = async (): Promise<void> => {
  for (const [lines, runs, bars] of [
    [10, 20, ['≤ 150', '≤ 40']],
    [1000, 5, ['≤ 3000', '≤ 700']],
  ] as const) {
    const { ms, kb } = await timed(quoteOf(lines), runs);
    report({ name: `quote PDF of ${lines} lines`, value: ms, unit: 'ms', bar: bars[0] });
    report({ name: `quote PDF of ${lines} lines, size`, value: kb, unit: 'KB', bar: bars[1] });
  }
};
