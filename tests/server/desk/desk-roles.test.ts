import { beforeAll, describe, expect, test } from 'vitest';
import { mayDo, ROLES, type Role } from '../../../src/domain/site/staff/roles.ts';
import { DESK } from '../../../src/server/desk/desk-site.ts';
import { appWithStaff, fakeStaff } from '../../support/services/fake-staff.ts';

/*
 * Every endpoint of the desk as every role, anonymously and from another site. New routes are included automatically.
 */

const OWN = { Origin: 'http://localhost' };
const { db, staff, add, cookieOf } = fakeStaff();
const app = appWithStaff(staff);
let path = '';

beforeAll(async () => {
  path = await staff.path.read();
});

/** A signed-in person of each role; sign-outs and removals end sessions, so each request gets a new one. */
const cookieFor = async (role: Role): Promise<string> => {
  const email = `${role}@x.example`;
  const id = (await staff.members.byEmail(email))?.id ?? add(email, role);
  return cookieOf(id);
};

/** Values of path parameters, of which each parameter gets the first that matches its pattern. */
const VALUES = ['f'.repeat(32), '7', 'quote', 'f'.repeat(64)];
const PARAMETER = /:\w+(?:\{((?:[^{}]|\{[^}]*\})*)\})?/g;

const pathOf = (pattern: string): string =>
  pattern
    .replace(/:path\{[^}]*\}+/, path)
    .replaceAll(PARAMETER, (_, allowed = '.*') => VALUES.find((one) => new RegExp(`^(?:${allowed})$`).test(one)) ?? '');

const cases = DESK.table.declarations.flatMap(({ method, pattern, staff: rule }) =>
  rule === null ? [] : [{ method, pattern, rule }],
);

describe.each(cases)('$method $pattern', ({ method, pattern, rule }) => {
  const send = (headers: HeadersInit, body?: BodyInit) =>
    app.request(pathOf(pattern), { method, headers, ...(method === 'POST' && { body: body ?? '' }) });

  test.each(ROLES)('is allowed or refused for the role %s as declared', async (role) => {
    const response = await send({ Cookie: await cookieFor(role), ...OWN });
    const isRefused = response.status === 403 && (await response.text()).includes('Your role does not include this.');
    expect(isRefused).toBe(rule !== 'door' && !mayDo(role, rule));
    expect(response.status).not.toBe(500);
    expect(response.headers.get('Cache-Control')).toMatch(/no-store/);
  });

  test('does not exist for anonymous clients', async () => {
    if (rule === 'door') return;
    expect((await send(OWN)).status).toBeOneOf([404, 405]);
  });

  test('rejects forms of other sites in the name of an admin', async () => {
    if (method !== 'POST') return;
    const before = db.prepare('SELECT count(*) AS count FROM staff_audit').get();
    const Cookie = await cookieFor('admin');
    const foreign: readonly Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
      {},
    ];
    for (const headers of foreign) {
      const response = await send({ Cookie, ...headers }, 'role=admin&email=evil@x.example');
      expect(response.status).toBe(403);
    }
    expect(db.prepare('SELECT count(*) AS count FROM staff_audit').get()).toEqual(before);
  });
});

describe('changes of people', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const post = (to: string, Cookie: string, fields: Record<string, string> = {}) =>
    app.request(to, { method: 'POST', headers: { Cookie, ...OWN }, body: form(fields) });

  test('need a recent sign-in', async () => {
    const Cookie = await cookieFor('admin');
    const target = add('target@x.example', 'viewer');
    db.exec('UPDATE staff_sessions SET confirmed_at = confirmed_at - 600001');
    for (const to of ['invite', `${target}/role`, `${target}/remove`, `${target}/invite`]) {
      const response = await post(`/desk/people/${to}`, Cookie, { role: 'admin', email: 'new@x.example' });
      expect([to, response.status]).toEqual([to, 403]);
      expect(await response.text()).toContain('Confirm that it is you');
    }
    expect(await staff.members.byEmail('new@x.example')).toBeNull();
    expect((await staff.members.byId(target))?.role).toBe('viewer');
  });

  test('take effect with the next request of the person', async () => {
    const admin = await cookieFor('admin');
    const sales = await cookieFor('sales');
    const id = (await staff.members.byEmail('sales@x.example'))?.id ?? '';
    const asSales = async () =>
      (await app.request('/desk/people', { headers: { Cookie: sales } }))
        .text()
        .then((html) => html.includes('Audit log'));
    expect(await asSales()).toBe(false);
    expect((await post(`/desk/people/${id}/role`, admin, { role: 'admin' })).status).toBe(303);
    expect(await asSales()).toBe(true);
    expect((await post(`/desk/people/${id}/role`, admin, { role: 'owner' })).status).toBe(400);
    expect((await post(`/desk/people/${id}/remove`, admin)).status).toBe(303);
    expect((await app.request('/desk/people', { headers: { Cookie: sales } })).status).toBe(404);
  });

  test('show the link if the invitation cannot be emailed, and hostile texts as text', async () => {
    const admin = await cookieFor('admin');
    const html = await (await post('/desk/people/invite', admin, { email: "o'b<i>@x.example", role: 'sales' })).text();
    expect(html).not.toContain('<i>@');
    const shown = await post('/desk/people/invite', admin, { email: 'late@x.example', role: 'sales' });
    expect(await shown.text()).toMatch(/could not be emailed.*\/desk\/[0-9a-f]{32}\/join\?token=/);
    const log = await app.request(`/desk/people?subject=${encodeURIComponent('"><script>')}&before=-1&who=x`, {
      headers: { Cookie: admin },
    });
    expect(log.status).toBe(200);
    expect(await log.text()).not.toContain('"><script>');
  });
});

test('a session of another person cannot be ended', async () => {
  const Cookie = await cookieFor('viewer');
  const admin = await staff.members.byEmail('admin@x.example');
  await cookieFor('admin');
  const [session] = await staff.sessions.listOf(admin?.id ?? '');
  const before = (await staff.sessions.listOf(admin?.id ?? '')).length;
  await app.request(`/desk/people/sessions/${session?.id}/end`, { method: 'POST', headers: { Cookie, ...OWN } });
  expect((await staff.sessions.listOf(admin?.id ?? '')).length).toBe(before);
});

test('a passkey response that is not valid signs nobody in', async () => {
  for (const credential of [
    '',
    '{}',
    'x'.repeat(30_000),
    JSON.stringify({
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
    }),
  ]) {
    const response = await app.request(`/desk/${path}/passkey`, {
      method: 'POST',
      headers: OWN,
      body: new URLSearchParams({ credential }),
    });
    expect(response.status).toBeOneOf([413, 422]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});
