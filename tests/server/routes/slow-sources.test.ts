import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStream } from '../../support/pages/read-stream.ts';
import { appWith, backendWith } from '../../support/services/fake-services.ts';
import { type Slow, type SlowSource, slowSources } from '../../support/services/slow-sources.ts';

/** React's marks of a boundary that is not filled yet, and of one that arrives later. */
const PLACEHOLDER = /<!--\$\?-->|<template id="B:/;

const atOnce: Slow = async (value) => value;

/** Delays every source until `respond` is called. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow: Slow = async (value) => {
    await promise;
    return value;
  };
  return { slow, respond: resolve };
};

const request = ({ path, changes, headers = {} }: SlowSource): Promise<Response> =>
  Promise.resolve(appWith(changes).request(path, { headers: { ...headers } }));

const sourceAt = (slow: Slow, index: number): SlowSource => {
  const source = slowSources(slow)[index];
  if (source === undefined) throw new Error(`There is no source ${index}.`);
  return source;
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe.each(slowSources(atOnce).map(({ route, source }, index) => ({ route, source, index })))(
  '$route while $source is slow',
  ({ index }) => {
    test('sends the shell before the source responds and the data afterwards', async () => {
      const { slow, respond } = held();
      const slowPage = sourceAt(slow, index);
      const response = await request(slowPage);
      expect(response.status).toBe(200);
      const page = readStream(response);
      await vi.waitFor(() => expect(page.received).toContain('</main>'));
      expect(page.received).toContain(slowPage.shell);
      expect(page.received).toMatch(PLACEHOLDER);
      expect(page.received).not.toContain(slowPage.data);

      const before = page.received.length;
      respond();
      await page.done;
      expect(page.received.slice(before)).toContain(slowPage.data);
      expect(page.received).toMatch(/<\/html>\s*$/);
    });

    test('gives the scripts that move late parts into place the nonce of the content policy', async () => {
      const { slow, respond } = held();
      const response = await request(sourceAt(slow, index));
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1];
      const page = readStream(response);
      await vi.waitFor(() => expect(page.received).toContain('</main>'));
      const before = page.received.length;
      respond();
      await page.done;
      const running = [...page.received.slice(before).matchAll(/<script\b([^>]*)>/g)]
        .map(([, attributes = '']) => attributes)
        .filter((attributes) => !attributes.includes('application/json'));
      expect(running.length).toBeGreaterThan(0);
      for (const attributes of running) expect(attributes).toContain(`nonce="${nonce}"`);
    });

    test('is complete and in place when the source responds at once', async () => {
      const fastPage = sourceAt(atOnce, index);
      const html = await (await request(fastPage)).text();
      expect(html).not.toMatch(PLACEHOLDER);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main).toContain(fastPage.shell);
      expect(main).toContain(fastPage.data);
    });
  },
);

test('a shared page with a late part is not cached: the next one with the data in place is', async () => {
  const { slow, respond } = held();
  let read = slow;
  const backend = backendWith({
    comparisons: () => read([{ id: 1, comparison_link: '/a', comparison_text: 'Late comparison' }]),
  });
  const app = appWith({ backend });
  const late = await app.request('/datasheets/fk7502');
  expect(late.headers.get('ETag')).toBeNull();
  respond();
  expect(await late.text()).toContain('Late comparison');
  read = atOnce;
  const whole = await app.request('/datasheets/fk7502');
  expect(whole.headers.get('ETag')).not.toBeNull();
  expect(await whole.text()).not.toMatch(PLACEHOLDER);
});

describe('/search without parts while the list of pages is slow', () => {
  const search = async (pages: readonly { id: number; title: string; url: string }[]) => {
    const { slow, respond } = held();
    const page = readStream(await appWith({ pages: { all: () => slow(pages) } }).request('/search?query=zzqqxx'));
    await vi.waitFor(() => expect(page.received).toContain('</main>'));
    const shell = page.received;
    respond();
    await page.done;
    return { shell, later: page.received.slice(shell.length) };
  };

  test('does not claim that nothing was found before the pages were searched', async () => {
    const { shell, later } = await search([]);
    expect(shell).toContain('Search for “zzqqxx”');
    expect(shell).toContain('Searching pages');
    expect(shell).not.toContain('Nothing found');
    expect(later).toContain('Nothing found');
    expect(later).toContain('href="/request-a-quote"');
  });

  test('lists the pages that were found', async () => {
    const { later } = await search([{ id: 1, title: 'All about zzqqxx', url: '/zzqqxx' }]);
    expect(later).toContain('All about zzqqxx');
    expect(later).not.toContain('Nothing found');
  });
});

describe('a source that fails after the shell was sent', () => {
  const fail = async (source: (failing: () => Promise<never>) => Parameters<typeof appWith>[0], path: string) => {
    const { promise, reject } = Promise.withResolvers<never>();
    const page = readStream(await appWith(source(() => promise)).request(path));
    await vi.waitFor(() => expect(page.received).toContain('</main>'));
    reject(new Error('The source is down.'));
    await page.done;
    return page.received;
  };

  test('leaves a datasheet without comparisons', async () => {
    const html = await fail((comparisons) => ({ backend: backendWith({ comparisons }) }), '/datasheets/fk7502');
    expect(html).not.toContain('Compare to ');
    expect(html).toMatch(/<\/html>\s*$/);
  });

  test('says on the review that the list could not be read', async () => {
    const html = await fail(
      (read) => ({ sharedLists: { insert: async () => undefined, read, withdraw: async () => false } }),
      `/lists/review?shared=${'a'.repeat(32)}`,
    );
    expect(html).toContain('The list could not be read right now');
    expect(html).toContain('data-island="lists"');
  });
});
