import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { lineOf } from './cart-page.ts';
import { pricedParts } from './catalog.ts';
import { PORT } from './ports.ts';

/** A request for one part as the cart sends it. */
export interface SentQuote {
  readonly number: string;
  readonly url: string;
  readonly part: string;
}

/** Sends a request without a page, from a unique email address so that its mail can be found. */
export const sendQuote = async (
  request: APIRequestContext,
  email: string,
  texts: string[] = [],
): Promise<SentQuote> => {
  const [part] = await pricedParts(request, 1);
  if (!part) throw new Error('A part is needed.');
  const answer = await request.post('/api/quotes', {
    data: { contact: { name: 'R. Okafor', email }, items: [lineOf(part, 300)], texts },
    headers: { Origin: `http://127.0.0.1:${PORT}` },
  });
  expect(answer.ok()).toBe(true);
  return { ...((await answer.json()) as Omit<SentQuote, 'part'>), part: part.row.name };
};

/** Replies to a quote with the local command of the sales desk. */
export const answerByCommand = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['src/tools/quote/quote.ts', ...args], {
    cwd: projectRoot,
    env: { ...process.env, PORT },
    encoding: 'utf8',
  });

/** Replies to a quote through the protocol, which accepts past dates too. */
export const answerByProtocol = async (request: APIRequestContext, number: string, change: object): Promise<void> => {
  const secrets = readFileSync(join(projectRoot, '.dev.vars'), 'utf8');
  const headers = { Authorization: `Bearer ${/^QUOTES_TOKEN=(\S+)$/m.exec(secrets)?.[1]}` };
  const answer = await request.patch(`/items/quote_requests/${Number(number.split('-')[2])}`, {
    data: change,
    headers,
  });
  expect(answer.ok()).toBe(true);
};
