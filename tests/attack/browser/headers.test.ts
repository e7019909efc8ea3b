import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { attack } from '../support/attack.ts';
import type { AttackAnswer, AttackRequest } from '../support/request.ts';
import { SITE } from '../support/target.ts';

const script = readdirSync(join(projectRoot, 'public/build')).find((file) => file.endsWith('.js')) ?? '';
const font = readdirSync(join(projectRoot, 'public/fonts'))[0] ?? '';

/** Every kind of response of the site. */
const ASKED: readonly (readonly [kind: string, path: string, more?: Partial<AttackRequest>])[] = [
  ['page of content', '/faq'],
  ['home page', '/'],
  ['store', '/shop/orings'],
  ['part', '/product/fk7502-214'],
  ['page without a place in search engines', '/login'],
  ['missing page', '/nowhere'],
  ['missing part', '/product/nothing'],
  ['redirect', '/product/FK7502-214'],
  ['JSON', '/api/compounds-search'],
  ['problem', '/api/compounds-search?limit=0'],
  ['missing address of the API', '/api/nothing'],
  [
    'refused sign-in',
    '/auth/login',
    { method: 'POST', headers: { Origin: SITE, 'Content-Type': 'application/json' }, body: '{}' },
  ],
  ['account without a token', '/api/account'],
  ['protocol without a token', '/items/products'],
  [
    'refused form',
    '/api/forms/ContactUsForm',
    { method: 'POST', headers: { Origin: 'https://evil.example' }, body: '' },
  ],
  ['choice', '/preferences?temperature=C'],
  ['health', '/healthz'],
  ['robots', '/robots.txt'],
  ['sitemap', '/sitemap.xml'],
  ['PDF', '/datasheets/fk7502.pdf'],
  ['drawing', '/drawings/o-ring.svg'],
  ['missing drawing', '/drawings/nothing.svg'],
  ['preview picture', '/og/faq.png'],
  ['resized picture', '/_next/image?url=/nothing.png&w=640'],
  ['frame', '/frames/nothing?page=/faq'],
  ['script', `/build/${script}`],
  ['missing script', '/build/nothing.js'],
  ['font', `/fonts/${font}`],
  ['picture', '/favicon.svg'],
  ['synchronization', '/admin/sync'],
  ['speed of pages', '/admin/vitals'],
];

const KINDS = ASKED.map(([kind, path, more = {}]) => [kind, path, more] as const);

/** The hash in the name of a built file. */
const BUILT = /-[\da-f]{8}(?=\.(?:css|json))/g;
/** The name of the client's build in `X-Shared-Build`. */
const BUILD = /^[\da-f]{12}$/;
const NONCE = /'nonce-[^']+'|'sha(256|384|512)-[^']+'/g;
/** Headers that differ between runs. */
const VOLATILE = new Set([
  'date',
  'cache-status',
  'etag',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'server-timing',
  'x-request-id',
  'connection',
  'cf-cache-status',
  'x-catalog-version',
  'last-modified',
  'keep-alive',
  'retry-after',
  'vary',
]);

const shown = ({ status, headers }: AttackAnswer): string =>
  [
    String(status),
    ...[...headers]
      .filter(([name]) => !VOLATILE.has(name))
      .map(([name, value]) => `${name}: ${value.replaceAll(NONCE, "'…'").replaceAll(BUILT, '').replace(BUILD, '…')}`)
      .sort(),
  ].join('\n  ');

/** Requests each kind once, because several tests check its headers. */
const answers = new Map<string, Promise<AttackAnswer>>();
const answerTo = (path: string, more: Partial<AttackRequest>): Promise<AttackAnswer> => {
  const known =
    answers.get(path) ?? attack(path, { ...more, headers: { Origin: 'https://evil.example', ...more.headers } });
  answers.set(path, known);
  return known;
};

const policyOf = (answer: AttackAnswer): ReadonlyMap<string, string> =>
  new Map(
    (answer.headers.get('Content-Security-Policy') ?? '').split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );

const isHtml = (answer: AttackAnswer): boolean => (answer.headers.get('Content-Type') ?? '').startsWith('text/html');

describe.each(KINDS)('%s', (_, path, more) => {
  test('HSTS for two years on all subdomains, and nosniff', async () => {
    const { headers } = await answerTo(path, more);
    const transport = headers.get('Strict-Transport-Security') ?? '';
    expect(Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0)).toBeGreaterThanOrEqual(63_072_000);
    expect(transport).toMatch(/includeSubDomains/);
    expect(transport).toMatch(/preload/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toMatch(/strict-origin|no-referrer|same-origin/);
    expect(headers.get('Cross-Origin-Resource-Policy')).not.toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
  });

  test('the policy forbids framing by other sites, foreign JavaScript and a changed base URL', async () => {
    const answer = await answerTo(path, more);
    const policy = policyOf(answer);
    if (path.startsWith('/frames/')) return expect(policy.has('sandbox')).toBe(true);
    const fallback = policy.get('default-src');
    expect(policy.get('frame-ancestors')).toMatch(/^'(none|self)'$/);
    // Browsers display a PDF in a plugin element.
    if (!path.endsWith('.pdf')) expect(policy.get('object-src') ?? fallback).toBe("'none'");
    expect(policy.get('script-src') ?? fallback ?? '').not.toMatch(
      /unsafe-eval|unsafe-inline(?!.*'(nonce|sha|strict-dynamic))|\*|data:|^https?:(?!.*strict-dynamic)/,
    );
    if (!isHtml(answer)) return;
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toMatch(/^'(none|self)'$/);
    expect(policy.get('script-src')).toMatch(/'nonce-|'sha256-/);
    expect(policy.get('script-src')).toMatch(/'strict-dynamic'/);
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect([...policy.keys()].some((name) => name === 'report-to' || name === 'report-uri')).toBe(true);
    expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(answer.headers.get('Permissions-Policy')).toMatch(/camera=\(\)/);
  });

  test('other sites cannot read it, and its type has a charset', async () => {
    const { headers, text } = await answerTo(path, more);
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.get('Access-Control-Allow-Origin') ?? '').not.toMatch(/evil|null/);
    if (text === '') return;
    const type = headers.get('Content-Type') ?? '';
    expect(type).not.toBe('');
    if (/^text\/(?!javascript)|xml/.test(type) && !type.includes('svg')) expect(type).toMatch(/charset=utf-8/i);
  });
});

describe('caches', () => {
  test('never repeats a nonce, and shared caches store no page with one', async () => {
    for (const path of ['/', '/faq', '/shop/orings', '/login', '/search?query=x']) {
      const answers = [await attack(path), await attack(path)];
      const nonces = answers.map(
        (answer) => /'nonce-([^']+)'/.exec(policyOf(answer).get('script-src') ?? '')?.[1] ?? '',
      );
      if (nonces.every((nonce) => nonce === '')) continue;
      expect(nonces[0], path).not.toBe(nonces[1]);
      expect(nonces[0]?.length, path).toBeGreaterThanOrEqual(22);
      for (const { headers } of answers)
        expect(headers.get('Cache-Control') ?? '', path).not.toMatch(/public|s-maxage/);
    }
  });

  test.each([
    '/nowhere',
    '/product/nothing',
    '/api/nothing',
    '/build/nothing.js',
    '/api/compounds-search?limit=0',
    '/api/account',
    '/drawings/nothing.svg',
  ])('does not cache the missing page %s', async (path) =>
    expect((await attack(path)).headers.get('Cache-Control')).toMatch(/no-store/),
  );

  test('a URL with a file extension never returns a private page', async () => {
    for (const path of [
      '/account/x.css',
      '/api/account/x.css',
      '/api/account;x.css',
      '/account%2fx.css',
      '/quotes/x.js',
    ]) {
      const { status, headers } = await attack(path);
      expect([401, 404], path).toContain(status);
      expect(headers.get('Cache-Control'), path).toMatch(/no-store/);
    }
  });
});

test('the headers of all responses match the recorded list', async () => {
  const lines: string[] = [];
  for (const [kind, path, more] of KINDS) lines.push(`${kind}\n  ${shown(await answerTo(path, more))}`);
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot('snapshots/headers.txt');
});
