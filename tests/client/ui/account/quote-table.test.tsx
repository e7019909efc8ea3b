import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuoteTable } from '../../../../src/client/ui/account/quote-table.tsx';
import type { QuoteSummary } from '../../../../src/domain/order/quotes/quote-summary.ts';

const statusOf = (changes: Partial<QuoteSummary>): string => {
  const quote: QuoteSummary = {
    number: 'Q-2026-000001',
    requestedAt: '2026-11-21T09:00:00.000Z',
    status: 'accepted',
    lineCount: 54,
    acceptedLines: null,
    totalCents: 104_200,
    openLines: 0,
    poNumber: '',
    url: `/quotes/${'0a'.repeat(16)}`,
    ...changes,
  };
  const html = renderToStaticMarkup(<QuoteTable quotes={[quote]} dayText={() => 'Nov 21'} />);
  return (html.split('<td')[2] ?? '').replace(/^[^>]*>|<[^>]+>/g, '');
};

test('the list of quotes says how many lines were accepted if it was not every line', () => {
  expect(statusOf({ acceptedLines: 30 })).toBe('Accepted 30 of 54 lines');
  expect(statusOf({ acceptedLines: 54 })).toBe('Accepted');
  expect(statusOf({})).toBe('Accepted');
  expect(statusOf({ status: 'answered' })).toBe('Quoted');
});
