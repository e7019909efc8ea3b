import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { ROUTES } from '../../../../src/domain/site/route-table.ts';
import type { AccountSource } from '../../../../src/server/accounts/account-source.ts';
import { AppError } from '../../../../src/server/http/app-error.ts';
import type { Services } from '../../../../src/server/services.ts';
import { htmlMistakes } from '../../../support/pages/html-rules.ts';
import { appWith, NO_ACCOUNTS } from '../../../support/services/fake-services.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const ORIGIN = 'http://localhost';
const EVE = { email: 'eve@plant.example', password: 'nine rings of steel' };
const TOKEN = 'SECRET-TOKEN-0123456789';
const BROWSER = 'cookie-of-the-browser-that-signed-up';
const GRANT = { access_token: 'access', refresh_token: 'refresh' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

let requests: unknown[];
let log: MockInstance<typeof console.log>;
let warnings: MockInstance<typeof console.warn>;
beforeEach(() => {
  requests = [];
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const noting: AccountSource = {
  needsProof: true,
  isSignUpBrowser: async (token, browser) => token === TOKEN && browser === BROWSER,
  register: async (registration) => {
    requests.push(registration);
    return registration.password === 'unbelievable'
      ? { outcome: 'weak-password', problem: 'This password is very common' }
      : { outcome: 'taken', accountId: registration.email.startsWith('known') ? 'user-1' : null };
  },
  verify: async (token, proof) => {
    requests.push([token, proof]);
    if (token !== TOKEN) return { outcome: 'refused' };
    return proof === null || proof.password === EVE.password || proof.browser === BROWSER
      ? { outcome: 'verified', accountId: 'user-1' }
      : { outcome: 'wrong-password' };
  },
  requestReset: async ({ email }) => {
    requests.push(email);
    return { accountId: email.startsWith('known') ? 'user-1' : null };
  },
  reset: async (token, password) => {
    requests.push([token, password]);
    return token === TOKEN ? { outcome: 'reset', accountId: 'user-1' } : { outcome: 'refused' };
  },
};

/** Signs nobody in except by these calls. */
const authWith = (calls: Partial<Services['auth']>): Services['auth'] => ({
  login: async () => ({ grant: null, accountId: null }),
  refresh: async () => ({ grant: null, accountId: null }),
  logout: async () => null,
  userOf: async () => ({ refusal: 'INVALID_CREDENTIALS', accountId: null }),
  isKnownClient: async () => false,
  ...calls,
});

const site = (changes: Partial<Services> = {}) => appWith({ accounts: noting, ...changes });
const post = (path: string, body: unknown, headers: Record<string, string> = JSON_TYPE, changes?: Partial<Services>) =>
  Promise.resolve(
    site(changes).request(path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const form = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  changes?: Partial<Services>,
) =>
  post(
    path,
    new URLSearchParams(fields).toString(),
    { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN, ...headers },
    changes,
  );
const all = async (answer: Response) => {
  const headers = [...answer.headers].filter(
    ([name]) => !['x-request-id', 'server-timing', 'content-security-policy'].includes(name),
  );
  return [answer.status, headers, await answer.text()];
};

describe('protocol endpoints', () => {
  test('return 204 without a body and are never cached', async () => {
    const answers = [
      await post('/users/register', { ...EVE, first_name: 'Eve' }),
      await post('/auth/password/request', { email: EVE.email }),
      await post('/auth/password/reset', { token: TOKEN, password: EVE.password }),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(requests).toEqual([{ ...EVE, firstName: 'Eve', lastName: null }, EVE.email, [TOKEN, EVE.password]]);
  });

  test('return byte-identical responses for known and unknown email addresses', async () => {
    for (const [path, more] of [
      ['/users/register', { password: EVE.password }],
      ['/auth/password/request', {}],
    ] as const) {
      const [one, other] = await Promise.all(
        ['known@mill.example', 'nobody@mill.example'].map(async (email) => all(await post(path, { ...more, email }))),
      );
      expect(one).toEqual(other);
    }
  });

  test('verifying redirects to the sign-in page, as the backend redirects to its page', async () => {
    const answer = await site().request(`/users/register/verify-email?token=${TOKEN}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login']);
    expect(requests).toEqual([[TOKEN, null]]);
  });

  test('a HEAD request from a mail scanner changes nothing', async () => {
    const answer = await site().request(`/users/register/verify-email?token=${TOKEN}`, { method: 'HEAD' });
    expect(answer.status).toBe(405);
    expect(requests).toEqual([]);
  });

  test.each([
    ['/users/register/verify-email', 400, 'INVALID_PAYLOAD'],
    ['/users/register/verify-email?token=other', 400, 'INVALID_PAYLOAD'],
    [`/users/register/verify-email?token=${'x'.repeat(3000)}`, 400, 'INVALID_PAYLOAD'],
    ['/users/register', 404, 'ROUTE_NOT_FOUND'],
    ['/users/me', 404, 'ROUTE_NOT_FOUND'],
    ['/auth/password/reset', 404, 'ROUTE_NOT_FOUND'],
  ])('GET %.60s returns %d %s', async (path, status, code) => {
    const answer = await site().request(path);
    const { errors: found } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect([answer.status, found[0]?.extensions.code]).toEqual([status, code]);
  });

  test.each([
    ['/users/register', { ...EVE, verification_url: 'https://evil.example/' }, 400, 'INVALID_PAYLOAD'],
    ['/users/register', { ...EVE, email: 'eve' }, 400, 'INVALID_PAYLOAD'],
    ['/users/register', { ...EVE, password: 'unbelievable' }, 400, 'INVALID_PAYLOAD'],
    ['/users/register', '[]', 400, 'INVALID_PAYLOAD'],
    ['/users/register', '{', 400, 'INVALID_PAYLOAD'],
    ['/users/register', { ...EVE, first_name: 'x'.repeat(17_000) }, 413, 'CONTENT_TOO_LARGE'],
    ['/auth/password/request', { email: EVE.email, reset_url: '//evil.example' }, 400, 'INVALID_PAYLOAD'],
    ['/auth/password/reset', { token: 'other', password: EVE.password }, 403, 'FORBIDDEN'],
    ['/auth/password/reset', { token: 'x'.repeat(3000), password: EVE.password }, 403, 'FORBIDDEN'],
  ])('POST %s %.60j returns %d %s', async (path, body, status, code) => {
    const answer = await post(path, body);
    const { errors: found } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect([answer.status, found[0]?.extensions.code]).toEqual([status, code]);
    expect(JSON.stringify(found)).not.toContain('evil');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'reject %s, which other sites could send without a preflight request',
    async (type) => {
      const headers: Record<string, string> = type === '' ? { 'Content-Type': '' } : { 'Content-Type': type };
      for (const path of ['/users/register', '/auth/password/request', '/auth/password/reset']) {
        expect((await post(path, JSON.stringify({ ...EVE, token: TOKEN }), headers)).status).toBe(415);
      }
      expect(requests).toEqual([]);
    },
  );

  test('accepts the site’s page as the link to mail', async () => {
    const verification_url = `${SETTINGS.siteUrl}/verify-email`;
    expect((await post('/users/register', { ...EVE, verification_url })).status).toBe(204);
  });

  test("limits a client's requests separately from its sign-ins", async () => {
    const clients: string[] = [];
    const changes = { mayLogin: async (client: string) => clients.push(client) < 0 };
    const answer = await post('/users/register', EVE, { ...JSON_TYPE, 'CF-Connecting-IP': '192.0.2.7' }, changes);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(clients).toEqual(['account:192.0.2.7']);
    expect(requests).toEqual([]);
  });

  test('reports and logs that a site cannot send mail', async () => {
    const register = () => Promise.reject(new AppError('mail-unavailable'));
    const answer = await post('/users/register', EVE, JSON_TYPE, { accounts: { ...noting, register } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('We cannot send email right now');
    expect(String(warnings.mock.calls[0])).toContain('POST /users/register failed');
  });
});

const PAGES = ['/sign-up', '/verify-email', '/forgot-password', '/reset-password'];

describe.each(PAGES)('%s', (path) => {
  test.each(['', `?token=${TOKEN}`, '?done=1'])(
    'with %j is valid HTML, excluded from caches and search engines',
    async (query) => {
      const answer = await site().request(path + query);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(await htmlMistakes(html)).toEqual([]);
    },
  );

  test('is in the route table and excluded from search engines', () => {
    expect(ROUTES.find((route) => route.path === path)).toMatchObject({ kind: 'app', noindex: true });
  });

  test('accepts only forms of this site', async () => {
    const foreign: readonly Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null', 'Sec-Fetch-Site': 'none' },
      { Origin: 'null' },
    ];
    for (const headers of foreign) {
      expect((await form(path, { ...EVE, token: TOKEN }, headers)).status).toBe(403);
    }
    expect(requests).toEqual([]);
  });

  test('redirects an accepted form to a URL without its content', async () => {
    const answer = await form(path, { ...EVE, token: TOKEN });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?done=1`]);
    const scripted = await form(path, { ...EVE, token: TOKEN }, { Accept: 'application/json' });
    expect(await scripted.json()).toEqual({ ok: true, redirect: `${path}?done=1` });
  });

  test('accepts Sec-Fetch-Site from a browser that sends no origin because it sends no referrer', async () => {
    const answer = await form(path, { ...EVE, token: TOKEN }, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' });
    expect(answer.status).toBe(303);
  });

  test('returns an empty form with instructions, or problems for its JavaScript', async () => {
    const answer = await form(path, {});
    expect(answer.status).toBe(422);
    expect(await htmlMistakes(await answer.text())).toEqual([]);
    const scripted = await form(path, {}, { Accept: 'application/json' });
    expect(scripted.headers.get('Content-Type')).toBe('application/problem+json');
    expect(requests).toEqual([]);
  });

  test('shows on the page when there are too many forms or no mail, and keeps the input except the password', async () => {
    const busy = await form(path, { ...EVE, token: TOKEN }, {}, { mayLogin: async () => false });
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([429, '60']);
    const fails = () => Promise.reject(new AppError('mail-unavailable'));
    const accounts = { ...noting, register: fails, requestReset: fails, verify: fails, reset: fails };
    const away = await form(path, { ...EVE, token: TOKEN }, {}, { accounts });
    expect(away.status).toBe(503);
    const html = await away.text();
    expect(html).toContain('We cannot send email right now');
    expect(html).not.toContain(EVE.password);
    expect(html.includes(`value="${EVE.email}"`)).toBe(['/sign-up', '/forgot-password'].includes(path));
  });

  test('does not read a body above 16 KB', async () => {
    expect((await form(path, { ...EVE, token: 'x'.repeat(17_000) })).status).toBe(413);
  });
});

describe('pages with a token in their URL', () => {
  const thirdParties = { ...SETTINGS, tagManagerId: 'GTM-ABC123', messagingScript: 'https://chat.example/w.js' };

  test.each(['/verify-email', '/reset-password'])('%s never passes the token on', async (path) => {
    const answer = await site({ settings: thirdParties }).request(`${path}?token=${TOKEN}`, {
      headers: { Cookie: 'canyon-consent=yes' },
    });
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    const html = await answer.text();
    expect(html.split(TOKEN)).toHaveLength(2);
    expect(html).toContain(`<input type="hidden" name="token" value="${TOKEN}"/>`);
    expect(html).not.toMatch(/GTM-ABC123|chat\.example|googletagmanager/);
    expect(JSON.stringify(log.mock.calls)).not.toContain(TOKEN);
  });

  test('other pages load the configured third parties, which proves that the test above can fail', async () => {
    const html = await (await site({ settings: thirdParties }).request('/tools')).text();
    expect(html).toContain('chat.example');
  });

  test('opening one changes nothing', async () => {
    await site().request(`/verify-email?token=${TOKEN}`);
    await site().request(`/reset-password?token=${TOKEN}`);
    expect(requests).toEqual([]);
  });

  test('a wrong or weak password keeps the link and shows what to do', async () => {
    const wrong = await form('/verify-email', { token: TOKEN, password: 'another one entirely' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('This is not the password you signed up with');
    const weak = await form('/reset-password', { token: TOKEN, password: 'short' });
    const html = await weak.text();
    expect(html).toContain('Use at least 12 characters; this has 5');
    expect(html).toContain(TOKEN);
  });

  test('the browser of the sign-up confirms without a password and gets a session, only in a body', async () => {
    const registered = await form('/sign-up', EVE);
    const [cookie = ''] = registered.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-canyon-sign-up=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const headers = { Cookie: `__Host-canyon-sign-up=${BROWSER}` };
    const changes = { auth: authWith({ grantTo: async () => ({ ...GRANT, expires: 1 }) }) };
    const html = await (await site(changes).request(`/verify-email?token=${TOKEN}`, { headers })).text();
    expect(html).not.toContain('type="password"');
    expect(html).toContain('data-send-now');
    const done = await form('/verify-email', { token: TOKEN }, { ...headers, Accept: 'application/json' }, changes);
    expect(await done.json()).toEqual({ ok: true, redirect: '/account', tokens: GRANT });
    expect(done.headers.get('Cache-Control')).toContain('no-store');
    expect(done.headers.getSetCookie().join()).toMatch(/^__Host-canyon-sign-up=; Max-Age=0/);
    // Without JavaScript, nothing could store the tokens.
    expect((await form('/verify-email', { token: TOKEN }, headers, changes)).headers.get('Location')).toBe(
      '/verify-email?done=1',
    );
  });

  test('another browser needs the password, whatever its cookie contains', async () => {
    for (const cookie of ['', '__Host-canyon-sign-up=another', `canyon-sign-up=${BROWSER}`, '__Host-canyon-sign-up=']) {
      const headers = { Cookie: cookie };
      const html = await (await site().request(`/verify-email?token=${TOKEN}`, { headers })).text();
      expect(html).toContain('type="password"');
      expect(html).not.toContain('data-send-now');
      expect((await form('/verify-email', { token: TOKEN }, headers)).status).toBe(422);
    }
  });

  test('another site cannot sign a visitor in with a form', async () => {
    const headers = { Cookie: `__Host-canyon-sign-up=${BROWSER}`, Origin: 'https://evil.example' };
    expect((await form('/verify-email', { token: TOKEN }, headers)).status).toBe(403);
  });

  test('a confirmed address without a session leads to the sign-in page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const grantTo = async () => {
      throw new Error('no signing key');
    };
    const headers = { Cookie: `__Host-canyon-sign-up=${BROWSER}`, Accept: 'application/json' };
    const done = await form('/verify-email', { token: TOKEN }, headers, { auth: authWith({ grantTo }) });
    expect(await done.json()).toEqual({ ok: true, redirect: '/verify-email?done=1' });
  });

  test('does not prompt for a password when the token alone verifies', async () => {
    const accounts = { ...noting, needsProof: false };
    const html = await (await site({ accounts }).request(`/verify-email?token=${TOKEN}`)).text();
    expect(html).not.toContain('type="password"');
    expect((await form('/verify-email', { token: TOKEN }, {}, { accounts })).status).toBe(303);
    expect(requests).toEqual([[TOKEN, null]]);
  });

  test('escapes markup in a token or email address', async () => {
    const evil = '"><script>alert(1)</script>';
    expect(await (await site().request(`/verify-email?token=${encodeURIComponent(evil)}`)).text()).not.toContain(
      '<script>alert',
    );
    expect(await (await form('/sign-up', { email: evil })).text()).not.toContain('<script>alert');
  });
});

test('the form says so where visitors cannot create accounts', async () => {
  const accounts: AccountSource = { ...NO_ACCOUNTS, register: async () => ({ outcome: 'closed' }) };
  const answer = await form('/sign-up', EVE, {}, { accounts });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('Accounts cannot be made here');
  expect((await post('/users/register', EVE, JSON_TYPE, { accounts })).status).toBe(403);
});

test('logs the event, account and network, but no secret', async () => {
  const app = site();
  const headers = { ...JSON_TYPE, 'CF-Connecting-IP': '192.0.2.77' };
  const send = (path: string, body: object) =>
    app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, { REQUEST_LOG: 'on' });
  await send('/users/register', { ...EVE, email: 'known@mill.example' });
  await app.request(`/users/register/verify-email?token=${TOKEN}`, { headers }, { REQUEST_LOG: 'on' });
  await send('/auth/password/request', { email: 'known@mill.example' });
  await send('/auth/password/reset', { token: TOKEN, password: EVE.password });
  await send('/auth/password/reset', { token: 'other', password: EVE.password });
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(
    lines.filter(({ event }) => event === 'security').map(({ what, account, from }) => [what, account, from]),
  ).toEqual([
    ['registered', 'user-1', '192.0.2.0/24'],
    ['address-verified', 'user-1', '192.0.2.0/24'],
    ['reset-requested', 'user-1', '192.0.2.0/24'],
    ['password-reset', 'user-1', '192.0.2.0/24'],
    ['reset-refused', null, '192.0.2.0/24'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/known@|nine rings|SECRET|192\.0\.2\.77/);
});
