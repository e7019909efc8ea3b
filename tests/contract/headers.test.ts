import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

const ORIGIN = 'http://store.test';
const ITEMS_TOKEN = 'token-of-the-contract-tests';
const VITALS_TOKEN = 'token-of-the-contract-tests-0123456789';
const AS_PROTOCOL = { Authorization: `Bearer ${ITEMS_TOKEN}` };
const LARGEST_POLICY = 2000;
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797), { bindings: { ITEMS_TOKEN, VITALS_TOKEN } });
});
afterAll(() => worker.dispose());

/** The headers of this contract, with values that differ per response normalized. */
const NAMES = [
  'allow',
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'link',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'set-cookie',
  'speculation-rules',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-robots-tag',
] as const;

const normalizedHeaders = (headers: Pick<Headers, 'get'>): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = headers.get(name);
      return value === null
        ? []
        : [[name, value.replace(/'(nonce|sha256)-[^']+'/g, "'$1'").replace(/-[\da-f]{8}(?=\.(?:css|json))/g, '')]];
    }),
  );

const request = async (
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) => {
  const response = await worker.dispatchFetch(ORIGIN + path, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  return { status: response.status, headers: response.headers };
};

const PICTURE = '/_next/image?url=%2Fog%2Fdefault.png&w=640&q=75';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

type Answer = readonly [what: string, status: number, path: string, init?: Parameters<typeof request>[1]];

const ANSWERS: readonly Answer[] = [
  ['home', 200, '/'],
  ['content page', 200, '/o-rings'],
  ['store', 200, '/shop/orings'],
  ['part', 200, '/product/fk7502-214'],
  ['part, its head alone', 200, '/product/fk7502-214', { method: 'HEAD' }],
  ['part as Markdown', 200, '/product/fk7502-214', { headers: { Accept: 'text/markdown' } }],
  ['home as Markdown', 200, '/index.md'],
  ['Markdown that is not there', 404, '/nothing/here.md'],
  ['datasheet', 200, '/datasheets/fk7502'],
  ['cart', 200, '/cart'],
  ['page that is not there', 404, '/nothing/here'],
  ['part that is not there', 404, '/product/no-such-part'],
  ['quote that is not there', 404, '/quotes/00000000000000000000000000000000'],
  ['page that is sent to', 405, '/cart', { method: 'POST' }],
  ['options of a page', 204, '/o-rings', { method: 'OPTIONS' }],
  ['other spelling', 301, '/product/FK7502-214'],
  ['choice of units', 303, '/preferences?measurement=in'],
  ['API', 200, '/api/compounds-search?material=fkm'],
  ['API, not understood', 400, '/api/compounds-search?page=0'],
  ['API, not there', 404, '/api/nowhere'],
  ['prices', 200, '/api/pricing/512141'],
  ['image that cannot be asked for', 400, '/_next/image?url=https://evil.example/a.png&w=640&q=75'],
  ['image that cannot be read', 502, PICTURE],
  ['drawing', 200, '/drawings/o-ring.svg'],
  ['drawing that is not there', 404, '/drawings/none.svg'],
  ['drawing of a part', 200, '/product/fk7502-214/drawing.svg'],
  ['part as STEP', 200, '/product/fk7502-214/FK7502-214.step'],
  ['part on a sheet', 200, '/product/fk7502-214/FK7502-214-sheet.pdf'],
  ['files of parts', 200, '/api/v1/parts/files.zip?part_numbers=FK7502-214&kind=step'],
  ['preview picture', 200, '/og/default.png'],
  ['PDF', 200, '/datasheets/fk7502.pdf'],
  ['sitemap', 200, '/sitemap.xml'],
  ['file of the sitemap that is not there', 404, '/sitemaps/parts-9999.xml'],
  ['robots', 200, '/robots.txt'],
  ['guide for language models', 200, '/llms.txt'],
  ['health', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['frame without code', 404, '/frames/none'],
  ['sign-in without a body', 400, '/auth/login', { method: 'POST' }],
  ['protocol', 200, '/items/vendors?limit=1', { headers: AS_PROTOCOL }],
  ['protocol without its token', 403, '/items/vendors?limit=1'],
  [
    'protocol, written to',
    403,
    '/items/vendors',
    { method: 'POST', headers: { ...AS_PROTOCOL, 'Content-Type': 'application/json' }, body: '{}' },
  ],
  [
    'form of another site',
    403,
    '/api/forms/ContactUsForm',
    { method: 'POST', headers: { ...FORM, Origin: 'https://evil.example' }, body: 'a=b' },
  ],
  ['choice of consent', 303, '/consent', { method: 'POST', headers: { ...FORM, Origin: ORIGIN }, body: 'answer=yes' }],
  ['speed of pages', 200, '/admin/vitals', { headers: { Authorization: `Bearer ${VITALS_TOKEN}` } }],
  ['speed of pages without the token', 401, '/admin/vitals'],
  [
    'speed that a browser tells of',
    204,
    '/api/vitals',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: '{"page":"home","device":"mobile","connection":"4g","metrics":[{"name":"LCP","value":1800,"navigation":"navigate"}]}',
    },
  ],
  [
    'report',
    204,
    '/api/csp-report',
    { method: 'POST', headers: { 'Content-Type': 'application/csp-report' }, body: '{}' },
  ],
];

describe('the headers of', () => {
  for (const [what, status, path, init] of ANSWERS) {
    test(`${what} match the snapshot`, async () => {
      const answer = await request(path, init);
      expect(answer.status).toBe(status);
      expect(normalizedHeaders(answer.headers)).toMatchSnapshot();
    });
  }
});

test('every response has the complete set with Cache-Control, and errors are not cached', async () => {
  for (const [what, status, path, init] of ANSWERS) {
    const { headers } = await request(path, init);
    const set = normalizedHeaders(headers);
    for (const name of [
      'cache-control',
      'content-security-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
    ])
      expect(set[name], `${what}: ${name}`).toBeDefined();
    expect(set['strict-transport-security'], what).toBe('max-age=63072000; includeSubDomains; preload');
    expect((headers.get('content-security-policy') ?? '').length, what).toBeLessThan(LARGEST_POLICY);
    if (status >= 400) expect(set['cache-control'], what).toBe('no-store');
    if (set['set-cookie']) expect(set['set-cookie'], what).toMatch(/; Secure; SameSite=Lax/);
  }
});

test('a page names three early files, and every file in headers is in the build', async () => {
  for (const [what, , path, init] of ANSWERS) {
    const { headers } = await request(path, init);
    const early = [...(headers.get('link') ?? '').matchAll(/<(\/[^>]+)>; rel=preload/g)].map(([, file = '']) => file);
    const isPage = headers.get('content-type')?.startsWith('text/html') === true && !path.startsWith('/frames/');
    expect(early.length, what).toBe(isPage ? 3 : 0);
    const rules = headers.get('speculation-rules')?.slice(1, -1);
    for (const file of [...early, ...(rules === undefined ? [] : [rules])]) {
      expect(existsSync(join(projectRoot, 'public', file)), `${what}: ${file}`).toBe(true);
    }
  }
});
