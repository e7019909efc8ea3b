import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PricingData } from '../../../../src/domain/shop/pricing/pricing-data.ts';
import { AppError } from '../../../../src/server/http/app-error.ts';
import { readStream } from '../../../support/pages/read-stream.ts';
import { appWith, backendWith, PRICES } from '../../../support/services/fake-services.ts';

const PATH = '/product/fk7502-214';
const LOADING = 'Loading price breaks';
/** React's markers of a pending boundary and of one that arrives later. */
const PLACEHOLDER = /<!--\$\?-->|<template id="B:/;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('sends the part before its prices: heading, drawing and a loading state first, the price table later', async () => {
  const { promise, resolve } = Promise.withResolvers<PricingData>();
  const response = await appWith({ pricing: { read: () => promise } }).request(PATH);
  expect(response.status).toBe(200);
  const page = readStream(response);
  await vi.waitFor(() => expect(page.received).toContain('</footer>'));
  expect(page.received).toMatch(/<h1[^>]*>FK7502-214<\/h1>/);
  expect(page.received).toContain('<svg class="drawing drawing-wide"');
  expect(page.received).toContain(LOADING);
  expect(page.received).toMatch(PLACEHOLDER);
  expect(page.received).not.toContain('$1.12');

  const before = page.received.length;
  resolve(PRICES);
  await page.done;
  const later = page.received.slice(before);
  expect(later).toContain('data-island="pricing"');
  expect(later).toContain('$1.12');
  expect(later).toContain('<table');
});

test('the inline JavaScript that moves late prices has the nonce of the content policy', async () => {
  const { promise, resolve } = Promise.withResolvers<PricingData>();
  const response = await appWith({ pricing: { read: () => promise } }).request(PATH);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1];
  const page = readStream(response);
  await vi.waitFor(() => expect(page.received).toContain('</footer>'));
  const before = page.received.length;
  resolve(PRICES);
  await page.done;
  const scripts = [...page.received.slice(before).matchAll(/<script\b([^>]*)>/g)].map(
    ([, attributes = '']) => attributes,
  );
  const running = scripts.filter((attributes) => !attributes.includes('application/json'));
  expect(running.length).toBeGreaterThan(0);
  for (const attributes of running) expect(attributes).toContain(`nonce="${nonce}"`);
});

test('renders available prices in place: no loading state, no placeholder, no JavaScript required', async () => {
  const html = await (await appWith().request(PATH)).text();
  expect(html).toContain('$1.12');
  expect(html).not.toContain(LOADING);
  expect(html).not.toMatch(PLACEHOLDER);
  expect(html.indexOf('data-island="pricing"')).toBeLessThan(html.indexOf('<footer'));
});

test('waits for the prices and renders the total when the URL has a quantity', async () => {
  const read = async (): Promise<PricingData> => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return PRICES;
  };
  const html = await (await appWith({ pricing: { read } }).request(`${PATH}?quantity=200`)).text();
  expect(html).not.toMatch(PLACEHOLDER);
  expect(html.replaceAll('<!-- -->', '')).toContain('Option 1');
  expect(html).toContain('$156.00');
});

test('when prices fail immediately, returns a whole page with status 200 that offers a quote', async () => {
  const read = () => Promise.reject(new AppError('backend-unavailable'));
  const response = await appWith({ pricing: { read } }).request(PATH);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('Prices could not be loaded');
  expect(html).toContain('href="/request-a-quote?part=FK7502-214"');
  expect(html).not.toMatch(PLACEHOLDER);
});

test('when prices fail after the page was sent, the same offer replaces them', async () => {
  const { promise, reject } = Promise.withResolvers<PricingData>();
  const page = readStream(await appWith({ pricing: { read: () => promise } }).request(PATH));
  await vi.waitFor(() => expect(page.received).toContain(LOADING));
  expect(page.received).not.toContain('Prices could not be loaded');
  reject(new AppError('backend-unavailable'));
  await page.done;
  expect(page.received).toContain('Prices could not be loaded');
  expect(page.received).toContain('href="/request-a-quote?part=FK7502-214"');
  expect(page.received).toMatch(/<\/html>/);
});

test('shows an earlier response with its time', async () => {
  const read = async () => ({ ...PRICES, asOf: '2026-11-01T10:30:00.000Z' });
  const html = await (await appWith({ pricing: { read } }).request(PATH)).text();
  expect(html.replaceAll('<!-- -->', '')).toContain('Prices and stock as of 2026-11-01, 10:30 UTC');
});

test('renders without comparisons when the backend cannot read them', async () => {
  const backend = backendWith({ comparisons: () => Promise.reject(new Error('down')) });
  const response = await appWith({ backend }).request(PATH);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('$1.12');
});
