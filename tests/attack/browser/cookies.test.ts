import { expect, test } from 'vitest';
import { attack } from '../support/attack.ts';
import { pathOf, workerRoutes } from '../support/routes.ts';
import { SITE } from '../support/target.ts';

interface SetCookie {
  readonly name: string;
  readonly flags: readonly string[];
}

const parsed = (cookie: string): SetCookie => {
  const [pair = '', ...flags] = cookie.split(';').map((piece) => piece.trim());
  return { name: pair.split('=')[0] ?? '', flags: flags.map((flag) => flag.toLowerCase()) };
};

const FORM = { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' };

test('every cookie of every response is Secure, SameSite=Lax, host-only and valid for the whole site', async () => {
  const answers = await Promise.all([
    attack('/preferences?temperature=C&measurement=in&return=/'),
    attack('/preferences?temperature=x'),
    attack('/consent', { method: 'POST', headers: FORM, body: 'answer=yes&return=/' }),
    attack('/consent', { method: 'POST', headers: FORM, body: 'answer=no&return=/' }),
    attack('/sign-up', { method: 'POST', headers: FORM, body: 'email=eve@plant.example&password=nine+rings+of+steel' }),
    ...workerRoutes()
      .filter(({ method }) => method === 'GET')
      .map(({ pattern }) => attack(pathOf(pattern))),
  ]);
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie().map(parsed));
  expect(cookies.map(({ name }) => name)).toContain('__Host-canyon-sign-up');
  for (const { name, flags } of cookies) {
    expect(flags, name).toEqual(expect.arrayContaining(['secure', 'samesite=lax', 'path=/']));
    expect(
      flags.some((flag) => flag.startsWith('domain=')),
      name,
    ).toBe(false);
  }
});

test('withdrawing consent deletes only cookies of this site, with the attributes they were set with', async () => {
  const foreign = ['builder.tests.x%22y', 'builder.tests.x.y', `builder.tests.${'x'.repeat(200)}`, 'builder.testsx'];
  const known = ['builder.tests.entry1', 'builderSessionId', 'builderVisitorId'];
  const { headers } = await attack('/consent', {
    method: 'POST',
    headers: { ...FORM, Cookie: [...foreign, ...known].map((name) => `${name}=x`).join('; ') },
    body: 'answer=no&return=/',
  });
  const cookies = headers.getSetCookie().map(parsed);
  expect(cookies.map(({ name }) => name)).toEqual(['canyon-consent', ...known]);
  for (const { name, flags } of cookies) {
    expect(flags, name).toEqual(expect.arrayContaining(['secure', 'samesite=lax', 'path=/']));
  }
});

test('no cookie contains a session or a token', async () => {
  const answer = await attack('/auth/login', {
    method: 'POST',
    headers: { Origin: SITE, 'Content-Type': 'application/json' },
    body: '{"email":"demo@canyonseals.example","password":"demo-o-rings","mode":"cookie"}',
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  for (const mode of ['cookie', 'session']) {
    const { headers } = await attack('/auth/login', {
      method: 'POST',
      headers: { Origin: SITE, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'demo@canyonseals.example', password: 'demo-o-rings', mode }),
    });
    expect(headers.getSetCookie(), mode).toEqual([]);
  }
});
