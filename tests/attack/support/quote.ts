import { inject } from 'vitest';
import { send } from './request.ts';
import { PRODUCTION_BINDINGS, SITE } from './target.ts';

/** A sent quote request with its path and the id that staff use. */
export interface SentQuote {
  readonly path: string;
  readonly row: number;
}

/** Sends a quote request to a Worker. `site` is the origin that the Worker assumes. */
export const sendQuote = async (origin: string, site: string): Promise<SentQuote> => {
  const { status, text } = await send(origin, {
    method: 'POST',
    path: '/api/quotes',
    headers: { Origin: site, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      contact: { name: 'Ada', email: 'ada@plant.example' },
      texts: ['seal kit'],
      _key: crypto.randomUUID(),
    }),
  });
  if (status !== 200) throw new Error(`The quote request returned ${status}: ${text.slice(0, 300)}`);
  const { url, number } = JSON.parse(text) as { url: string; number: string };
  return { path: url, row: Number(number.split('-')[2]) };
};

/** Replies to a quote like staff, through the protocol. */
export const answerAsStaff = (row: number, body: object) =>
  send(inject('attacked'), {
    method: 'PATCH',
    path: `/items/quote_requests/${row}`,
    headers: {
      Authorization: `Bearer ${PRODUCTION_BINDINGS.QUOTES_TOKEN}`,
      'Content-Type': 'application/json',
      Origin: SITE,
    },
    body: JSON.stringify(body),
  });
