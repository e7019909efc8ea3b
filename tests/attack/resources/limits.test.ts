import { describe, expect, inject, test } from 'vitest';
import { attack } from '../support/attack.ts';
import { type AttackAnswer, type AttackRequest, send } from '../support/request.ts';
import { ACCOUNT, FEW_CALLS, PRODUCTION_BINDINGS } from '../support/target.ts';

/** The origin that the Worker assumes. */
const ORIGIN = inject('bare');
const FORM = { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
const JSON_HEADERS = { Origin: ORIGIN, 'Content-Type': 'application/json' };
const login = (email: string) => ({
  method: 'POST',
  headers: JSON_HEADERS,
  body: JSON.stringify({ email, password: 'wrong-password-1' }),
});

/** Limits count per minute of the clock: when one ends during a test, the test is retried with another client. */
const RETRIES = { retry: 2 };
let clients = 0;
const newClient = (): string => {
  clients += 1;
  return `198.51.100.${clients}`;
};

/** Returns the responses to one request more than the limit, all from one client. */
const oneTooMany = async (path: (turn: number) => string, more: Partial<AttackRequest>): Promise<AttackAnswer[]> => {
  const all: AttackAnswer[] = [];
  const client = newClient();
  for (let turn = 0; turn <= FEW_CALLS; turn++) {
    const headers = { ...more.headers, 'CF-Connecting-IP': client };
    all.push(await send(inject('bare'), { method: 'GET', ...more, path: path(turn), headers }));
  }
  return all;
};

const COSTLY: readonly (readonly [name: string, path: (turn: number) => string, more?: Partial<AttackRequest>])[] = [
  ['forms', () => '/api/forms/ContactUsForm', { method: 'POST', headers: FORM, body: 'name=R' }],
  ['quote requests', () => '/api/quotes', { method: 'POST', headers: JSON_HEADERS, body: '{}' }],
  ['quote requests of programs', () => '/api/v1/quotes', { method: 'POST', headers: JSON_HEADERS, body: '{}' }],
  ['quotes for programs', (turn) => `/api/v1/quotes/${String(turn).padStart(32, '0')}`],
  ['links to quotes', () => '/quotes', { method: 'POST', headers: FORM, body: 'email=n%40plant.example' }],
  ['opening quotes', () => '/quotes/open', { method: 'POST', headers: FORM, body: 'token=x' }],
  ['signing in', () => '/auth/login', login('a@b.example')],
  [
    'exchanging tokens',
    () => '/auth/refresh',
    { method: 'POST', headers: JSON_HEADERS, body: '{"refresh_token":"x"}' },
  ],
  [
    'making an account',
    () => '/users/register',
    {
      method: 'POST',
      headers: JSON_HEADERS,
      body: '{"email":"n@plant.example","password":"correct horse battery staple"}',
    },
  ],
  [
    'asking for a new password',
    () => '/auth/password/request',
    { method: 'POST', headers: JSON_HEADERS, body: '{"email":"n@plant.example"}' },
  ],
  [
    'setting a new password',
    () => '/auth/password/reset',
    { method: 'POST', headers: JSON_HEADERS, body: '{"token":"x","password":"correct horse battery staple"}' },
  ],
  [
    'the protocol',
    () => '/items/products?limit=1&fields=id',
    { headers: { Authorization: `Bearer ${PRODUCTION_BINDINGS.ITEMS_TOKEN}` } },
  ],
  ['data of blocks', () => '/api/block-data?name=Size%20Chart&options=%7B%7D'],
  ['preview pictures', (turn) => `/og/product/fk7502-${210 + turn}.png`],
  ['PDF files', () => '/datasheets/fk7502.pdf'],
  ['resized pictures', (turn) => `/_next/image?url=/assets/none-${turn}.png&w=640`],
  ['searching by the API', (turn) => `/api/compounds-search?search=${turn}`],
  ['the search page', (turn) => `/search?query=${turn}`],
  ['reading lists', () => '/api/lists/read', { method: 'POST', headers: JSON_HEADERS, body: '{"lines":[]}' }],
  ['messages of agents', () => '/mcp', { method: 'POST', headers: JSON_HEADERS, body: '{}' }],
  ['prices', () => '/api/pricing/107'],
  ['messages that pages changed', () => '/admin/content-changed', { method: 'POST', body: '{}' }],
  ['speeds of pages', () => '/api/vitals', { method: 'POST', headers: JSON_HEADERS, body: '{}' }],
  ['the page of speeds', () => '/admin/vitals'],
  ['clicks', () => '/api/measure', { method: 'POST', headers: JSON_HEADERS, body: '{}' }],
  [
    'reports of browsers',
    () => '/api/csp-report',
    { method: 'POST', headers: { 'Content-Type': 'application/csp-report' }, body: '{"csp-report":{}}' },
  ],
];

describe.concurrent('expensive requests are limited per client', RETRIES, () => {
  test.each(COSTLY.map(([name, path, more = {}]) => [name, path, more] as const))(
    '%s: one request too many returns 429 with Retry-After',
    async (_, path, more) => {
      const answers = await oneTooMany(path, more);
      expect(answers.map(({ status }) => status).at(0)).not.toBe(429);
      const last = answers.at(-1);
      expect(last?.status).toBe(429);
      expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
    },
  );

  test('another client can continue', async () => {
    const { status } = await send(inject('bare'), { ...login('c@d.example'), path: '/auth/login' });
    expect(status).toBe(401);
  });

  test('client addresses of one IPv6 network are one client', async () => {
    const all: number[] = [];
    clients += 1;
    for (let host = 0; host <= FEW_CALLS; host++) {
      const headers = { ...JSON_HEADERS, 'CF-Connecting-IP': `2001:db8:aaaa:${clients}::${host + 1}` };
      all.push((await send(inject('bare'), { ...login(`v${host}@b.example`), path: '/auth/login', headers })).status);
    }
    expect(all.at(-1)).toBe(429);
  });

  test('a /48 network has ten times the limit of one client', async () => {
    const all: number[] = [];
    clients += 1;
    for (let subnet = 0; subnet <= FEW_CALLS * 10; subnet++) {
      const headers = { ...JSON_HEADERS, 'CF-Connecting-IP': `2001:db8:${clients}b:${subnet.toString(16)}::1` };
      all.push((await send(inject('bare'), { ...login(`n${subnet}@b.example`), path: '/auth/login', headers })).status);
    }
    expect(all.slice(0, -1)).not.toContain(429);
    expect(all.at(-1)).toBe(429);
  });

  test('headers from the sender do not change the client', async () => {
    const all: number[] = [];
    const client = newClient();
    for (let turn = 0; turn <= FEW_CALLS; turn++) {
      const forged = {
        'X-Forwarded-For': `203.0.113.${turn}`,
        'X-Real-IP': `203.0.113.${turn}`,
        'True-Client-IP': `203.0.113.${turn}`,
      };
      const headers = { ...JSON_HEADERS, ...forged, 'CF-Connecting-IP': client };
      all.push((await send(inject('bare'), { ...login(`w${turn}@b.example`), path: '/auth/login', headers })).status);
    }
    expect(all.at(-1)).toBe(429);
  });
});

describe('limits of one account', RETRIES, () => {
  test('attempts from many networks lock it, but not other accounts', async () => {
    const tries = Array.from({ length: 16 }, (_, network) => {
      const headers = { ...JSON_HEADERS, 'CF-Connecting-IP': `2001:db8:cccc:${network.toString(16)}::1` };
      return attack('/auth/login', { ...login('target@plant.example'), headers });
    });
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
    const other = await attack('/auth/login', { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(ACCOUNT) });
    expect(other.status).toBe(200);
  });
});
