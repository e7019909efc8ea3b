import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ROUTE_TABLE } from '../../support/source/route-table.ts';
import { sendQuote } from '../support/quote.ts';
import { type AttackAnswer, type AttackRequest, send } from '../support/request.ts';
import { pathOf, workerRoutes } from '../support/routes.ts';
import { THIRD_PARTIES } from '../support/target.ts';

/** This Worker has both third parties, and the visitor has given consent. */
const ORIGIN = inject('bare');
const visit = (path: string, more: Partial<AttackRequest> = {}): Promise<AttackAnswer> =>
  send(ORIGIN, { method: 'GET', ...more, path, headers: { Cookie: 'canyon-consent=yes', ...more.headers } });

const THIRD_PARTY = new RegExp(
  `data-tag-manager|data-messaging|${THIRD_PARTIES.TAG_MANAGER_ID}|chat\\.example|googletagmanager`,
);

const expectSecret = ({ headers, text }: AttackAnswer, what: string): void => {
  expect(text, what).not.toMatch(THIRD_PARTY);
  expect(headers.get('Content-Security-Policy'), what).not.toMatch(/chat\.example|googletagmanager/);
  expect(headers.get('Referrer-Policy'), what).toBe('no-referrer');
};

/** Routes whose policy declares their pages as secret, as registered by the application. */
const secretRoutes = workerRoutes()
  .filter(({ method, pattern }) => (method === 'GET' || method === 'POST') && ROUTE_TABLE.isSecretPath(pathOf(pattern)))
  .map(({ method, pattern }) => [`${method} ${pattern}`, method, pathOf(pattern)] as const);

let quote = '';
let list = '';
beforeAll(async () => {
  ({ path: quote } = await sendQuote(ORIGIN, ORIGIN));
  const shared = await visit('/api/lists/share', {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Pump', lines: [{ text: '', part: 'FK7502-214', quantity: 1, own: '', note: '' }] }),
  });
  list = (JSON.parse(shared.text) as { url: string }).url;
});

describe('pages whose URL is a secret', () => {
  test('the list is derived from the routes and contains the known ones', () => {
    const derived = secretRoutes.map(([route]) => route);
    for (const route of [
      'GET /quotes/:id',
      'GET /quotes/:id/sent',
      'POST /quotes/:id/accept',
      'GET /l/:id',
      'GET /lists/review',
      'GET /quotes/open',
      'GET /verify-email',
      'GET /reset-password',
      'GET /account',
      'GET /login',
      'GET /sign-up',
    ])
      expect(derived).toContain(route);
  });

  test('every page route with an id in its path is secret', () => {
    const open = workerRoutes()
      .filter(({ method, pattern }) => method === 'GET' && /:id\b/.test(pattern) && !pattern.startsWith('/api/'))
      .filter(({ pattern }) => !ROUTE_TABLE.isSecretPath(pathOf(pattern)));
    expect(open).toEqual([]);
  });

  test('other pages load both third parties, which proves that these tests can fail', async () => {
    const { headers, text } = await visit('/tools');
    expect(text).toContain(`data-tag-manager-id="${THIRD_PARTIES.TAG_MANAGER_ID}"`);
    expect(text).toContain(`data-messaging="${THIRD_PARTIES.MESSAGING_SCRIPT}"`);
    expect(headers.get('Content-Security-Policy')).toContain('chat.example');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  test.each(secretRoutes)('%s loads no third party and sends no referrer', async (route, method, path) => {
    expectSecret(await visit(path, { method, headers: { Origin: ORIGIN } }), route);
    expectSecret(await visit(`${path}?token=x`, { method, headers: { Origin: ORIGIN } }), route);
  });

  test('nor do real quotes and lists, list reviews, rejected forms and mistyped paths below them', async () => {
    const id = quote.slice('/quotes/'.length);
    const [status, accepted] = [200, await visit(`${quote}/accept`, { method: 'POST', headers: { Origin: ORIGIN } })];
    expectSecret(accepted, 'refused acceptance');
    for (const path of [
      quote,
      `${quote}/sent`,
      list,
      `/lists/review?quote=${id}`,
      `/lists/review?shared=${list.slice('/l/'.length)}`,
    ]) {
      const answer = await visit(path);
      expect(answer.status, path).toBe(status);
      expectSecret(answer, path);
    }
    for (const path of [`${quote}/x`, `${quote}/x/y`, `${quote}/x/y/z/a/b`, `${list}/x`, `/%71uotes/${id}`]) {
      expectSecret(await visit(path), path);
    }
  });
});
