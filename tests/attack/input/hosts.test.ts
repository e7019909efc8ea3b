import { expect, inject, test } from 'vitest';
import { startProductionWorker } from '../support/production-worker.ts';
import { rawGet, sendRaw } from '../support/raw.ts';
import { SITE } from '../support/target.ts';

const withHost = (path: string, host: string, lines: readonly string[] = []) =>
  sendRaw(inject('bare'), rawGet(path, lines).replace('www.canyonseals.example', host));

test('URLs of the site use SITE_URL, never the Host of a request', async () => {
  for (const path of [
    '/',
    '/faq',
    '/product/fk7502-214',
    '/shop/orings',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/nowhere',
    '/login',
  ]) {
    const answer = await withHost(path, 'evil.example', [
      'X-Forwarded-Host: evil.example',
      'Forwarded: host=evil.example',
      'X-Original-Host: evil.example',
    ]);
    expect(answer?.status ?? 0, path).toBeGreaterThan(0);
    expect(answer?.body, path).not.toContain('evil.example');
    expect(answer?.head.join('\n'), path).not.toContain('evil.example');
  }
  expect((await withHost('/robots.txt', 'evil.example'))?.body).toContain(`${SITE}/sitemap.xml`);
});

test('unusual Host headers get a normal response', async () => {
  for (const host of [
    'EVIL.example',
    'evil.example.',
    '127.0.0.1',
    '[::1]',
    'localhost',
    'xn--80ak6aa92e.com',
    'evil.example:1',
  ]) {
    for (const path of ['/', '/robots.txt', '/api/account']) {
      expect((await withHost(path, host))?.status ?? 400, host).toBeLessThan(500);
    }
  }
});

test.runIf(process.env.ATTACK_FULL === '1')(
  'production does not allow sign-in without a secret of 32 characters',
  async () => {
    for (const AUTH_SECRET of ['', 'short']) {
      const weak = await startProductionWorker(Number(process.env.PORT ?? 8797), { bindings: { AUTH_SECRET } });
      try {
        const answer = await fetch(`${weak.origin}/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: SITE },
          body: '{"email":"demo@canyonseals.example","password":"demo-o-rings"}',
        });
        expect(answer.ok, `secret “${AUTH_SECRET}”`).toBe(false);
        await answer.text();
      } finally {
        await weak.stop();
      }
    }
  },
);

test('development features are disabled: gallery, uncached pages, editing from localhost', async () => {
  expect((await withHost('/dev/blocks', 'localhost'))?.status).toBe(404);
  const page = await withHost('/faq', 'localhost');
  expect(page?.head.join('\n')).not.toMatch(/localhost:\*|unsafe-eval/);
});
