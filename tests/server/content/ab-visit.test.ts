import { describe, expect, test, vi } from 'vitest';
import { type ContentEntry, parseEntry } from '../../../src/domain/site/content/entry.ts';
import type { TrackedEvent } from '../../../src/server/content/ab-tracking.ts';
import type { ContentSource } from '../../../src/server/content/content-source.ts';
import { appWith } from '../../support/services/fake-services.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const ORIGIN = 'https://site.test';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const YES = 'canyon-consent=yes';
const text = (words: string) => ({
  blocks: [{ id: 'builder-1', component: { name: 'Text', options: { text: `<p>${words}</p>` } }, children: [] }],
});
const raw = {
  id: 'entry1',
  name: 'Test',
  hosted: true,
  data: { title: 'Test', url: '/tested', ...text('Default words') },
  variations: { armB: { id: 'armB', testRatio: 0.5, data: text('Other words') } },
};
const entry = parseEntry(raw) as ContentEntry;

const site = (page: ContentEntry = entry, settings = SETTINGS) => {
  const tracked: TrackedEvent[] = [];
  const content: ContentSource = {
    page: async (path) => (path === '/tested' ? page : null),
    isForEveryone: async () => true,
    version: async () => '1',
    paths: async () => ['/tested'],
    indexedPaths: async () => [],
  };
  const tracking = { send: async (events: readonly TrackedEvent[]) => void tracked.push(...events) };
  const app = appWith({ content, tracking, settings });
  const get = async (cookie = '', init: RequestInit = {}) => {
    const headers = { Cookie: cookie, ...(init.headers as Record<string, string>) };
    const response = await app.request(
      `${ORIGIN}/tested?name=Ada&utm_source=news&utm_term=a%40b.example`,
      { ...init, headers },
      {},
    );
    const html = await response.text();
    expect(response.status).toBe(200);
    return {
      response,
      measures: /data-enhance="measure" data-content="([^"]*)"/.exec(html)?.[1] ?? null,
      asks: html.includes('Consent to analytics'),
      cookies: response.headers.getSetCookie(),
      arm: html.includes('Other words') ? 'B' : 'A',
    };
  };
  return { app, tracked, get };
};

describe('a page with two versions', () => {
  test.each(['', 'canyon-consent=no', 'canyon-consent=YES', 'builder.tests.entry1=armB'])(
    'without consent (%s), shows the default, sets no cookie and sends no event',
    async (cookie) => {
      const { get, tracked } = site();
      for (let visit = 0; visit < 20; visit++) {
        const { arm, cookies } = await get(cookie);
        expect(arm).toBe('A');
        expect(cookies).toEqual([]);
      }
      expect(tracked).toEqual([]);
    },
  );

  test('with consent, shows each version and stores it for 30 days, the visit for 30 minutes', async () => {
    const { get } = site();
    const arms = new Set<string>();
    for (let visit = 0; visit < 60; visit++) {
      const { arm, cookies, response } = await get(YES);
      arms.add(arm);
      const kept = cookies.find((cookie) => cookie.startsWith('builder.tests.entry1='));
      expect(kept).toMatch(
        new RegExp(
          `^builder.tests.entry1=${arm === 'B' ? 'armB' : 'entry1'}; Max-Age=2592000; Path=/; HttpOnly; Secure`,
        ),
      );
      expect(cookies.find((cookie) => cookie.startsWith('builderSessionId='))).toMatch(/=[0-9a-f]{32}; Max-Age=1800;/);
      expect(response.headers.get('Cache-Control')).toMatch(/^private/);
    }
    expect([...arms].sort()).toEqual(['A', 'B']);
  });

  test('gives the browser an id for half a year without extending it', async () => {
    const { get, tracked } = site();
    const first = (await get(YES)).cookies.find((cookie) => cookie.startsWith('builderVisitorId='));
    expect(first).toMatch(/^builderVisitorId=[0-9a-f]{32}; Max-Age=15724800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const { cookies } = await get(`${YES}; ${first?.split(';')[0]}`);
    expect(cookies.some((cookie) => cookie.startsWith('builderVisitorId='))).toBe(false);
    expect(new Set(tracked.map(({ visitorId }) => visitorId)).size).toBe(1);
  });

  test('replaces an invalid visitor id', async () => {
    const { get, tracked } = site();
    await get(`${YES}; builderVisitorId=a b<c>; builderSessionId=${'x'.repeat(129)}`);
    expect([tracked[0]?.visitorId, tracked[0]?.sessionId]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
  });

  test('stores and reports ids composed of a space and an entry', async () => {
    const id = `${'a'.repeat(33)}_${'b'.repeat(33)}`;
    const { get, tracked } = site({ ...entry, id });
    const { cookies } = await get(YES);
    expect(cookies.some((cookie) => cookie.startsWith(`builder.tests.${id}=`))).toBe(true);
    expect(tracked[0]?.contentId).toBe(id);
  });

  test('loads the click tracking only with consent and only on hosted pages', async () => {
    const { get } = site();
    expect((await get(YES)).measures).toBe('entry1');
    for (const cookie of ['', 'canyon-consent=no']) expect((await get(cookie)).measures).toBeNull();
    const { hosted: _, ...embedded } = entry;
    expect((await site(embedded).get(YES)).measures).toBeNull();
  });

  test.each([
    ['armB', 'B'],
    ['entry1', 'A'],
  ])('shows %s again to a visitor who saw it', async (kept, wanted) => {
    const { get } = site();
    for (let visit = 0; visit < 20; visit++) {
      const { arm, cookies } = await get(`${YES}; builder.tests.entry1=${kept}`);
      expect(arm).toBe(wanted);
      expect(cookies.some((cookie) => cookie.startsWith('builder.tests.'))).toBe(false);
    }
  });

  test('reports the visit with content, version, visit, URL and campaign, and without anything the visitor typed', async () => {
    const { get, tracked } = site();
    await get(`${YES}; builder.tests.entry1=armB; builderSessionId=abc123; builderVisitorId=def; other=secret`, {
      headers: { 'User-Agent': PHONE, 'Accept-Language': 'de-DE,en;q=0.5' },
    });
    expect(tracked).toEqual([
      {
        type: 'impression',
        contentId: 'entry1',
        variationId: 'armB',
        sessionId: 'abc123',
        visitorId: 'def',
        url: `${SETTINGS.siteUrl}/tested?utm_source=news`,
        userAttributes: { urlPath: '/tested', device: 'mobile', locale: 'de-DE' },
      },
    ]);
  });

  test('does not count a prefetch as a visit', async () => {
    const { get, tracked } = site();
    const { cookies } = await get(YES, { headers: { 'Sec-Purpose': 'prefetch;prerender' } });
    expect([cookies, tracked]).toEqual([[], []]);
  });

  test('an embedded page never has a test', async () => {
    const { get, tracked } = site({ ...entry, hosted: undefined } as unknown as ContentEntry);
    expect(await get(YES)).toMatchObject({ arm: 'A', cookies: [] });
    expect(tracked).toEqual([]);
  });

  test('shows the consent prompt until the visitor accepts or declines', async () => {
    const { get } = site();
    expect((await get()).asks).toBe(true);
    expect((await get(YES)).asks).toBe(false);
    expect((await get('canyon-consent=no')).asks).toBe(false);
    const plain = site(parseEntry({ ...raw, variations: {} }) as ContentEntry);
    expect((await plain.get()).asks).toBe(false);
  });

  test('with a tag manager, prompts on every page except the plain one', async () => {
    const settings = { ...SETTINGS, tagManagerId: 'GTM-TEST12' };
    const { app } = site(entry, settings);
    const search = await (await app.request(`${ORIGIN}/search`, {}, {})).text();
    expect(search.includes('a tag manager is loaded')).toBe(true);
    const dummy = await (await app.request(`${ORIGIN}/dummy`, {}, {})).text();
    expect(dummy.includes('Consent to analytics')).toBe(false);
  });
});

describe('/consent', () => {
  const post = (app: ReturnType<typeof site>['app'], body: string, headers: Record<string, string> = {}) =>
    app.request(`${ORIGIN}/consent`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN, ...headers },
    });

  test('stores the choice and redirects to the page', async () => {
    const response = await post(site().app, 'answer=yes&return=%2Ftested%3Fa%3D1');
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/tested?a=1');
    expect(response.headers.getSetCookie()).toEqual([
      'canyon-consent=yes; Max-Age=15724800; Path=/; Secure; SameSite=Lax',
    ]);
  });

  test('removes stored test data when declined', async () => {
    const Cookie = `${YES}; builder.tests.entry1=armB; builder.tests.no"id=x; builderSessionId=abc; builderVisitorId=def; canyon-config=x`;
    const cookies = (await post(site().app, 'answer=no', { Cookie })).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'canyon-consent',
      'builder.tests.entry1',
      'builderSessionId',
      'builderVisitorId',
    ]);
    expect(cookies.slice(1).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    expect(cookies.every((cookie) => cookie.includes('SameSite=Lax'))).toBe(true);
  });

  test.each([
    ['another site', 'answer=yes', { Origin: 'https://evil.example' }, 403],
    ['another answer', 'answer=maybe', {}, 400],
    ['no answer', '', {}, 400],
  ])('rejects %s', async (_, body, headers, status) => {
    const response = await post(site().app, body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('never redirects to another site', async () => {
    const response = await post(site().app, 'answer=no&return=https%3A%2F%2Fevil.example');
    expect(response.headers.get('Location')).toBe('/');
  });

  test('shows the choice and lets the visitor change it', async () => {
    const { app } = site();
    const page = await (await app.request(`${ORIGIN}/consent`, { headers: { Cookie: YES } })).text();
    expect(page.includes('You allowed analytics')).toBe(true);
    expect(page.match(/name="answer"/g)).toHaveLength(2);
  });
});

describe('conversions', () => {
  const send = (cookie: string, body = 'answer=1', referrer = `${ORIGIN}/tested?email=a@b.example`) => {
    const { app, tracked } = site();
    const headers = {
      Cookie: cookie,
      Origin: ORIGIN,
      Referer: referrer,
      Accept: 'application/json',
    };
    const form = new URLSearchParams(body);
    return {
      tracked,
      response: app.request(`${ORIGIN}/api/forms/ContactUsForm`, { method: 'POST', body: form, headers }),
    };
  };
  const GOOD =
    'name=Ada+Example&email=ada%40example.com&message=Please+call&company=Example&phone=5550100&idempotencyKey=k1';
  const TESTS = 'builder.tests.entry1=armB; builder.tests.entry2=entry2; builderSessionId=abc; builderVisitorId=def';

  test('counts an accepted form once for every test of the visitor', async () => {
    const { tracked, response } = send(`${YES}; ${TESTS}`, GOOD);
    expect((await response).status).toBe(200);
    await vi.waitFor(() => expect(tracked).toHaveLength(2));
    expect(tracked).toEqual(
      [
        ['entry1', 'armB'],
        ['entry2', 'entry2'],
      ].map(([contentId, variationId]) => ({
        type: 'conversion',
        contentId,
        variationId,
        sessionId: 'abc',
        visitorId: 'def',
        url: `${SETTINGS.siteUrl}/tested`,
        userAttributes: { urlPath: '/tested', device: 'desktop', locale: '' },
      })),
    );
  });

  test('without a test, counts it for the page that contains the form', async () => {
    const { tracked, response } = send(YES, GOOD);
    await response;
    await vi.waitFor(() =>
      expect(tracked).toMatchObject([{ type: 'conversion', contentId: 'entry1', variationId: 'entry1' }]),
    );
  });

  test('ignores pages of another site, and does not report forged cookies individually', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `builder.tests.x${at}=y`).join('; ');
    const { tracked, response } = send(`${YES}; ${many}`, GOOD, 'https://evil.example/tested?utm_source=x');
    await response;
    await vi.waitFor(() => expect(tracked).toHaveLength(20));
    expect(new Set(tracked.map(({ url }) => url))).toEqual(new Set([`${SETTINGS.siteUrl}/`]));
  });

  test('does not count without consent or for a rejected form', async () => {
    for (const [cookie, body] of [
      [TESTS, GOOD],
      [`${YES}; ${TESTS}`, 'email=none'],
    ] as const) {
      const { tracked, response } = send(cookie, body);
      await response;
      expect(tracked).toEqual([]);
    }
  });
});
