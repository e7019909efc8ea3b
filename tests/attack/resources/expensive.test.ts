import { describe, expect, test } from 'vitest';
import { readLines, readLinesInSlices } from '../../../src/domain/order/lists/reading/read-line.ts';
import { LONGEST_MESSAGE } from '../../../src/domain/order/quotes/quote-limits.ts';
import { seedCatalog } from '../../support/catalog/seed-catalog.ts';
import { attack } from '../support/attack.ts';
import { COSTLY_INPUTS, costliestList, costliestQuote, costliestShare, longestText } from '../support/costly-inputs.ts';
import { SITE } from '../support/target.ts';

const JSON_HEADERS = { Origin: SITE, 'Content-Type': 'application/json' };
const sendJson = (path: string, body: unknown, client?: string, headers: Record<string, string> = {}) =>
  attack(path, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers, ...(client !== undefined && { 'CF-Connecting-IP': client }) },
    body: Buffer.from(JSON.stringify(body), 'utf8').toString('latin1'),
  });
const quoteOf = async (body: unknown): Promise<string> => {
  const answer = await sendJson('/api/quotes', body);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return (JSON.parse(answer.text) as { url: string }).url;
};

describe('the most expensive input of each route', () => {
  test.each(COSTLY_INPUTS.map((one) => [one.route, one] as const))(
    '%s is accepted, and one step more is rejected',
    async (_, { path, body, headers, tooMuch }) => {
      const get = (at: string, content: unknown) =>
        content === undefined ? attack(at) : sendJson(at, content, undefined, headers);
      const accepted = await get(path, body);
      expect([200, 201], accepted.text.slice(0, 300)).toContain(accepted.status);
      if (tooMuch === undefined) return;
      const { status } = await get(tooMuch.path ?? path, tooMuch.body ?? body);
      expect([400, 413, 422]).toContain(status);
    },
  );
});

/** Returns a pasted list of the maximum body size of `/lists/review`. */
const longestPaste = (): string => {
  const lines = Array.from({ length: 1200 }, (_, at) => longestText(at));
  return new URLSearchParams({ list: lines.join('\n') }).toString().slice(0, 250 * 1024);
};

const sendForm = (path: string, body: string) =>
  attack(path, {
    method: 'POST',
    headers: { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });

describe('responds to the most expensive stored record and paste', () => {
  test('the page of a quote of 1,000 lines and 500 texts', async () => {
    const { status, text } = await attack(await quoteOf(costliestQuote()));
    expect(status).toBe(200);
    expect(text).toContain('FK7502-214');
  });

  test('the longest message about such a quote is accepted, and one more character is rejected', async () => {
    const url = await quoteOf(costliestQuote());
    const send = (length: number) =>
      sendForm(`${url}/messages`, new URLSearchParams({ message: 'ö'.repeat(length) }).toString());
    expect((await send(LONGEST_MESSAGE)).status).toBe(303);
    expect((await send(LONGEST_MESSAGE + 1)).status).toBe(422);
  });

  test('a shared list of 5,000 lines', async () => {
    const shared = await sendJson('/api/lists/share', costliestShare());
    const { url } = JSON.parse(shared.text) as { url: string };
    expect((await attack(url)).status).toBe(200);
  });

  test('a pasted list of 250 KB, of which 200 lines are read', async () => {
    expect((await sendForm('/lists/review', longestPaste())).status).toBe(200);
    expect((await sendForm('/lists/review', `list=${'a'.repeat(256 * 1024)}`)).status).toBe(413);
  });
});

// Counts requests in real time, so processes beside this one may delay them.
describe('a large response yields to other requests', { retry: 2 }, () => {
  /** Returns how many of five sequential short requests finish before the long one. */
  const answeredMeanwhile = async (long: Promise<unknown>): Promise<number> => {
    let isDone = false;
    const ended = long.then(() => {
      isDone = true;
    });
    let answered = 0;
    for (let turn = 0; turn < 5 && !isDone; turn++) {
      await attack('/healthz');
      if (!isDone) answered += 1;
    }
    await ended;
    return answered;
  };

  test('while the PDF of 1,000 lines and 500 texts is laid out', async () => {
    const url = await quoteOf(costliestQuote());
    expect(await answeredMeanwhile(attack(`${url}/quote.pdf`))).toBeGreaterThanOrEqual(2);
  });

  test('while the most expensive list is read', async () => {
    const body = costliestList();
    expect(await answeredMeanwhile(sendJson('/api/lists/read', body))).toBeGreaterThanOrEqual(2);
  });

  test('the most expensive list takes at most six times the CPU of a typical one', async () => {
    const catalog = await seedCatalog();
    const usual = Array.from({ length: 100 }, (_, at) => ({
      texts: [`FK7502-${200 + (at % 80)}`, `O-ring AS568-${200 + at} viton 75 black`, '25 x 3.5 NBR'],
      holdsQuantity: true,
    }));
    const cpuOf = (lines: typeof usual): number => {
      const runs = Array.from({ length: 4 }, () => {
        const before = process.cpuUsage();
        readLines(catalog, lines);
        return process.cpuUsage(before).user;
      });
      return Math.min(...runs);
    };
    cpuOf(usual);
    expect(cpuOf(costliestList(100).lines) / cpuOf(usual)).toBeLessThan(6);
  });

  test('yields after every 20 lines of a list', async () => {
    let pauses = 0;
    await readLinesInSlices(await seedCatalog(), costliestList().lines, async () => {
      pauses += 1;
    });
    expect(pauses).toBe(4);
  });
});

describe('work that is cached', () => {
  test('renders a quote’s PDF once: a large quote counts against its limit only when rendered', async () => {
    const client = '198.51.100.201';
    const urls: string[] = [];
    for (let at = 0; at < 12; at++) urls.push(await quoteOf({ ...costliestQuote(1, 201), _key: `large-${at}` }));
    const get = async (url: string | undefined) =>
      (await attack(`${url}/quote.pdf`, { headers: { 'CF-Connecting-IP': client } })).status;
    const first = await Promise.all(Array.from({ length: 20 }, () => get(urls[0])));
    expect(new Set(first)).toEqual(new Set([200]));
    // All at once: the limit is ten per minute, and a minute can end while they are rendered one after another. One can also
    // end after the first quote; eleven others exceed the limit of any minute.
    const others = await Promise.all(urls.slice(1).map(get));
    const refused = others.filter((status) => status === 429);
    expect([1, 2]).toContain(refused.length);
    expect(others.filter((status) => status === 200)).toHaveLength(11 - refused.length);
    expect(await get(urls[0])).toBe(200);
  });

  test('an unknown preview picture redirects to the default picture', async () => {
    for (const name of ['nothing', 'a/b/c', 'product/none-1', 'product/none-2']) {
      const { status, headers } = await attack(`/og/${name}.png`);
      expect([status, headers.get('Location')]).toEqual([302, '/og/default.png']);
    }
    expect((await attack('/og/default.png')).status).toBe(200);
  });

  test('does not read a text with more words than a part has', async () => {
    const texts = [Array.from({ length: 50 }, (_, at) => at % 10).join(' '), 'a;b;'.repeat(50), `${longestText(0)}`];
    const answer = await sendJson('/api/lists/read', { lines: texts.map((text) => ({ texts: [text] })) });
    const { lines } = JSON.parse(answer.text) as { lines: { kind: string; problem: string }[] };
    expect(lines.slice(0, 2).map(({ kind }) => kind)).toEqual(['unread', 'unread']);
    expect(lines[0]?.problem).toContain('Write one line for each part');
    expect(lines[2]?.problem).not.toContain('Write one line for each part');
  });
});
