import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { agentProfiles, PROFILE_LIMITS } from '../../../src/server/ucp/agent-profiles.ts';
import { agentProfileUrl, profileInHeader } from '../../../src/server/ucp/agent-url.ts';

const URL_OF_AGENT = 'https://agent.example/profile.json';
const PROFILE = readFileSync('tests/fixtures/ucp/agent-profile.json', 'utf8');
const OWN = ['store.example'];

const json = (body: string | ReadableStream, headers: Record<string, string> = {}): Response =>
  new Response(body, { headers: { 'Content-Type': 'application/json', ...headers } });

/** A reader of profiles with a fake network and clock. */
const reader = (respond: (url: string, init: RequestInit) => Response | Promise<Response>) => {
  const clock = { now: 1_000_000 };
  const requests: { url: string; init: RequestInit }[] = [];
  const profiles = agentProfiles({
    send: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      return respond(String(url), init);
    },
    siteHost: 'store.example',
    now: () => clock.now,
  });
  const codeOf = async (url: string): Promise<string> => {
    const result = await profiles.read(url, 'preview.store.example');
    return result.ok ? 'ok' : result.code;
  };
  return { clock, requests, profiles, codeOf };
};

describe('the URL of a profile', () => {
  test.each([
    'http://agent.example/p.json',
    'ftp://agent.example/p',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:application/json,{}',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://０１２７.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://8.8.8.8/',
    'https://127.0.0.1.nip.io/',
    'https://app-10-0-0-1.sslip.io/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://app.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router.home.arpa/',
    'https://intranet/',
    'https://agent.example:8443/p.json',
    'https://user:secret@agent.example/p.json',
    'https://agent.example/p.json#x',
    'https://store.example/.well-known/ucp',
    'https://STORE.example./x',
    'https://agent.example\\@127.0.0.1/',
    'https://',
    '',
    ' ',
    'agent.example/p.json',
    `https://agent.example/${'a'.repeat(2000)}`,
  ])('%s is refused', (url) => {
    const checked = agentProfileUrl(url, OWN);
    // A browser and the Worker read a backslash as a slash, so the host stays the first one.
    if (url.includes('\\')) expect(checked).toEqual({ ok: true, url: 'https://agent.example/@127.0.0.1/' });
    else expect(checked.ok, url).toBe(false);
  });

  test.each(['https://agent.example/p.json', 'https://shopify.dev:443/a?b=c', 'https://xn--bcher-kva.example/'])(
    '%s is accepted',
    (url) => {
      expect(agentProfileUrl(url, OWN).ok).toBe(true);
    },
  );

  test('is read from the header', () => {
    expect(profileInHeader(`profile="${URL_OF_AGENT}"`)).toBe(URL_OF_AGENT);
    expect(profileInHeader(`name="a, b" , profile="${URL_OF_AGENT}";v=1`)).toBe(URL_OF_AGENT);
    expect(profileInHeader('profile="https://a.example", profile="https://b.example"')).toBe('https://b.example');
    expect(profileInHeader('x="profile=\\"https://a.example\\""')).toBe('');
    expect(profileInHeader('profile=https://a.example')).toBe('');
    expect(profileInHeader(`profile="${'a'.repeat(5000)}"`)).toBe('');
    expect(profileInHeader('')).toBe('');
  });
});

describe('reading a profile', () => {
  test('returns versions of capabilities, sends nothing about the site, and follows no redirect', async () => {
    const { profiles, requests } = reader(() => json(PROFILE));
    const profile = await profiles.read(URL_OF_AGENT, 'store.example');
    expect(profile).toMatchObject({ ok: true, version: '2026-08-25' });
    expect(requests[0]?.init).toMatchObject({ redirect: 'manual', headers: { Accept: 'application/json' } });
    expect(requests[0]?.init.credentials).toBeUndefined();
  });

  test('requests nothing from a refused URL', async () => {
    const { codeOf, requests } = reader(() => json(PROFILE));
    for (const url of ['https://127.0.0.1/', 'https://store.example/', 'https://preview.store.example/', 'nonsense'])
      expect(await codeOf(url)).toBe('invalid_profile_url');
    expect(requests).toEqual([]);
  });

  test.each([
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: 'http://127.0.0.1/' } })],
    ['an error', () => new Response('no', { status: 500 })],
    ['no content', () => new Response(null, { status: 204 })],
    ['a failing connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('reports %s as unreachable', async (_, respond) => {
    const { codeOf, requests } = reader(respond);
    expect(await codeOf(URL_OF_AGENT)).toBe('profile_unreachable');
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['HTML', () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } })],
    ['text that is no JSON', () => json('{"ucp":')],
    ['another object', () => json('{"ucp":{}}')],
    ['a version that is no date', () => json(PROFILE.replaceAll('2026-08-25', 'draft'))],
    ['a private key', () => json(PROFILE.replace(/^\{/, '{"keys":[{"kid":"1","kty":"EC","d":"secret"}],'))],
    ['null', () => json('null')],
    ['a deep array', () => json('['.repeat(50_000))],
    ['a large body with its length', () => json('x', { 'Content-Length': '999999' })],
    ['an endless body', () => json(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(16_384).fill(32)) }))],
  ])('reports %s as malformed', async (_, respond) => {
    expect(await reader(respond).codeOf(URL_OF_AGENT)).toBe('profile_malformed');
  });

  test('cancels an endless body after the limit', async () => {
    let sent = 0;
    const { codeOf } = reader(() =>
      json(
        new ReadableStream({
          pull: (to) => {
            sent += 16_384;
            to.enqueue(new Uint8Array(16_384).fill(32));
          },
        }),
      ),
    );
    await codeOf(URL_OF_AGENT);
    expect(sent).toBeLessThan(3 * PROFILE_LIMITS.bytes);
  });

  test('ends after two seconds', async () => {
    const { codeOf } = reader(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const began = performance.now();
    expect(await codeOf(URL_OF_AGENT)).toBe('profile_unreachable');
    expect(performance.now() - began).toBeLessThan(4000);
  });

  test('caches a profile for at least a minute, and at most an hour', async () => {
    for (const [age, seconds] of [
      ['no-store', 60],
      ['max-age=5', 60],
      ['public, max-age=600', 600],
      ['max-age=999999999', 3600],
    ] as const) {
      const { codeOf, clock, requests } = reader(() => json(PROFILE, { 'Cache-Control': age }));
      await codeOf(URL_OF_AGENT);
      clock.now += seconds * 1000 - 1;
      expect(await codeOf(URL_OF_AGENT)).toBe('ok');
      expect(requests, age).toHaveLength(1);
      clock.now += 1;
      await codeOf(URL_OF_AGENT);
      expect(requests, age).toHaveLength(2);
    }
  });

  test('does not repeat a failed request within a minute', async () => {
    const { codeOf, requests } = reader(() => new Response(null, { status: 500 }));
    for (let at = 0; at < 5; at++) expect(await codeOf(URL_OF_AGENT)).toBe('profile_unreachable');
    expect(requests).toHaveLength(1);
  });

  test('sends a limited number of requests per minute, for any number of URLs, and serves known callers', async () => {
    const { codeOf, profiles, requests, clock } = reader(() => json(PROFILE, { 'Cache-Control': 'max-age=3600' }));
    const codes = [];
    for (let at = 0; at < 200; at++) codes.push(await codeOf(`https://a${at}.example/`));
    expect(requests).toHaveLength(PROFILE_LIMITS.perMinute);
    expect(codes.at(-1)).toBe('busy');
    expect(await profiles.read('https://b.example/', '')).toMatchObject({ status: 503, retryAfterS: 10 });
    expect(await codeOf('https://a0.example/')).toBe('ok');
    clock.now += 60_000;
    expect(await codeOf('https://b.example/')).toBe('ok');
  });

  test('keeps profiles of known callers while others name URLs without a profile', async () => {
    const { codeOf, clock } = reader((url) =>
      url === URL_OF_AGENT ? json(PROFILE) : new Response(null, { status: 404 }),
    );
    expect(await codeOf(URL_OF_AGENT)).toBe('ok');
    for (let at = 0; at < 300; at++) {
      clock.now += 2000;
      await codeOf(`https://a${at}.example/`);
    }
    clock.now += 60_000;
    for (let at = 0; at < 40; at++) await codeOf(`https://b${at}.example/`);
    expect(await codeOf('https://c.example/')).toBe('busy');
    expect(await codeOf(URL_OF_AGENT)).toBe('ok');
  });

  test('forgets requests that never end', async () => {
    const { profiles, codeOf, clock } = reader((url) =>
      url.startsWith('https://a') ? new Promise<Response>(() => undefined) : json(PROFILE),
    );
    for (let at = 0; at < PROFILE_LIMITS.atOnce; at++) void profiles.read(`https://a${at}.example/`, '');
    expect(await codeOf('https://b.example/')).toBe('busy');
    clock.now += 5000;
    expect(await codeOf('https://b.example/')).toBe('ok');
  });

  test('has a limited number of requests at the same time', async () => {
    const finish: (() => void)[] = [];
    const { profiles, codeOf } = reader(() => new Promise((resolve) => void finish.push(() => resolve(json(PROFILE)))));
    const waiting = Array.from({ length: PROFILE_LIMITS.atOnce }, (_, at) =>
      profiles.read(`https://a${at}.example/`, ''),
    );
    await Promise.resolve();
    expect(await codeOf('https://more.example/')).toBe('busy');
    for (const one of finish) one();
    expect((await Promise.all(waiting)).every(({ ok }) => ok)).toBe(true);
  });
});
