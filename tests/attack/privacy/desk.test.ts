import { beforeAll, describe, expect, inject, test } from 'vitest';
import { mayDo, ROLES, type Role } from '../../../src/domain/site/staff/roles.ts';
import { DESK } from '../../../src/server/desk/desk-site.ts';
import { type AttackAnswer, send } from '../support/request.ts';
import { PRODUCTION_BINDINGS, SITE } from '../support/target.ts';

const ORIGIN = inject('attacked');
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const OWN = { Origin: SITE };

const cookies = new Map<Role, string>();
let signInPath = '';

const post = (path: string, headers: Record<string, string>, body = ''): Promise<AttackAnswer> =>
  send(ORIGIN, { method: 'POST', path, headers: { ...FORM, ...headers }, body });

/** Adds a person as the operator does, and joins without a passkey. */
const join = async (role: Role): Promise<string> => {
  const added = await send(ORIGIN, {
    method: 'POST',
    path: '/admin/staff',
    headers: { Authorization: `Bearer ${PRODUCTION_BINDINGS.STAFF_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${role}.${crypto.randomUUID()}@x.example`, role }),
  });
  expect(added.status).toBe(201);
  const { pathname, searchParams } = new URL((JSON.parse(added.text) as { path: string }).path, SITE);
  signInPath = pathname.split('/')[2] ?? '';
  const joined = await post(pathname, OWN, `how=email&token=${searchParams.get('token')}`);
  expect(joined.status).toBe(303);
  const [cookie = ''] = joined.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  return cookie.split(';')[0] ?? '';
};

beforeAll(async () => {
  for (const role of ROLES) cookies.set(role, await join(role));
});

const routes = DESK.table.declarations
  .filter(({ pattern }) => pattern !== '/desk/sign-out')
  .map(({ method, pattern, staff }) => ({ method, pattern, staff }));

/** Values of path parameters, of which each parameter gets the first that matches its pattern. */
const VALUES = ['f'.repeat(32), '7', 'quote', 'f'.repeat(64)];
const PARAMETER = /:\w+(?:\{((?:[^{}]|\{[^}]*\})*)\})?/g;

const pathFor = (pattern: string): string =>
  pattern
    .replace(/:path\{[^}]*\}+/, signInPath)
    .replaceAll(PARAMETER, (_, allowed = '.*') => VALUES.find((one) => new RegExp(`^(?:${allowed})$`).test(one)) ?? '');

describe.each(routes)('$method $pattern', ({ method, pattern, staff }) => {
  const ask = (headers: Record<string, string>): Promise<AttackAnswer> =>
    send(ORIGIN, {
      method,
      path: pathFor(pattern),
      headers: { ...(method === 'POST' && FORM), ...headers },
      ...(method === 'POST' && { body: 'role=admin&email=evil@x.example' }),
    });

  test('allows the declared roles only', async () => {
    for (const role of ROLES) {
      const { status, text, headers } = await ask({ ...OWN, Cookie: cookies.get(role) ?? '' });
      const isRefused = status === 403 && text.includes('Your role does not include this.');
      expect([role, isRefused]).toEqual([role, staff !== null && staff !== 'door' && !mayDo(role, staff)]);
      expect(status).toBeLessThan(500);
      expect(headers.get('Cache-Control')).toMatch(/no-store/);
    }
  });

  test('does not exist without a session, and does nothing for other sites', async () => {
    if (staff !== 'door') expect((await ask(OWN)).status).toBeOneOf([404, 405]);
    if (method !== 'POST') return;
    for (const foreign of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: `${SITE}.evil.example` },
    ]) {
      expect((await ask({ ...foreign, Cookie: cookies.get('admin') ?? '' })).status).toBe(403);
    }
  });
});

test('a forged token of a session, of Cloudflare Access or of the path opens nothing', async () => {
  const forged: readonly Record<string, string>[] = [
    { Cookie: `__Host-desk=${'A'.repeat(43)}` },
    { Cookie: "__Host-desk=' OR 1=1 --" },
    { Cookie: `__Host-desk-browser=${'0'.repeat(32)}` },
    { 'Cf-Access-Jwt-Assertion': 'a.b.c' },
  ];
  for (const headers of forged) {
    for (const path of [
      '/desk',
      '/desk/people',
      `/desk/${'0'.repeat(32)}`,
      '/desk/../desk',
      '/desk//people',
      '/Desk',
    ]) {
      const { status, headers: given } = await send(ORIGIN, { method: 'GET', path, headers });
      expect([path, status]).toEqual([path, 404]);
      expect(given.getSetCookie()).toEqual([]);
    }
  }
});

test('the token of the operator is required', async () => {
  const wrong: readonly Record<string, string>[] = [
    {},
    { Authorization: 'Bearer x' },
    { Cookie: cookies.get('admin') ?? '' },
  ];
  for (const headers of wrong) {
    const { status } = await send(ORIGIN, { method: 'GET', path: '/admin/staff', headers });
    expect(status).toBe(401);
  }
});
