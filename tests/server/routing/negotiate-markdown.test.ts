import { describe, expect, test } from 'vitest';
import { appWith } from '../../support/services/fake-services.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const PATH = '/product/fk7502-214';

const get = (app: ReturnType<typeof appWith>, path: string, accept?: string, more: RequestInit = {}) =>
  app.request(path, { ...more, headers: { ...(accept !== undefined && { Accept: accept }), ...more.headers } });

describe('a page with Markdown', () => {
  test('is HTML for browsers and clients that accept anything, with a link to the Markdown', async () => {
    for (const accept of [BROWSER, '*/*', undefined]) {
      const page = await get(appWith(), PATH, accept);
      expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(page.headers.get('Vary')).toContain('Accept');
      expect(page.headers.get('Link')).toContain(`<${PATH}.md>; rel="alternate"; type="text/markdown"`);
      expect(await page.text()).toContain(`<link rel="alternate" type="text/markdown" href="${PATH}.md"/>`);
    }
  });

  test('is the same Markdown by Accept, by its path and beside the files of a part', async () => {
    const app = appWith();
    const paths = [PATH, `${PATH}.md`, `${PATH}/FK7502-214.md`, `${PATH}/fk7502-214.md`];
    const documents = await Promise.all(paths.map((path) => get(app, path, 'text/markdown')));
    for (const response of documents) {
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
      expect(response.headers.get('Link')).toMatch(/^<https?:\/\/[^>]+\/product\/fk7502-214>; rel="canonical"$/);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    }
    expect(documents[0]?.headers.get('Vary')).toBe('Accept');
    const texts = await Promise.all(documents.map((response) => response.text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('\n# FK7502-214\n');
  });

  test('caches both separately, in any order', async () => {
    const app = appWith();
    const order = ['text/markdown', BROWSER, BROWSER, 'text/markdown', '*/*', 'text/markdown;q=0.1'];
    for (const [at, accept] of order.entries()) {
      const response = await get(app, PATH, accept);
      const isMarkdown = accept.startsWith('text/markdown');
      expect(response.headers.get('Content-Type')).toMatch(isMarkdown ? /^text\/markdown/ : /^text\/html/);
      expect((await response.text()).startsWith(isMarkdown ? '---\n' : '<!DOCTYPE html>'), accept).toBe(true);
      expect(response.headers.get('Cache-Status')).toContain(at < 2 ? 'stored' : 'hit');
    }
  });

  test('has an ETag for each, and 304', async () => {
    const app = appWith();
    const [page, markdown] = [await get(app, PATH, BROWSER), await get(app, PATH, 'text/markdown')];
    const [pageTag, markdownTag] = [page.headers.get('ETag') ?? '', markdown.headers.get('ETag') ?? ''];
    expect(pageTag).not.toBe(markdownTag);
    const again = (accept: string, tag: string) => get(app, PATH, accept, { headers: { 'If-None-Match': tag } });
    const known = await again('text/markdown', markdownTag);
    expect([known.status, known.headers.get('Vary')]).toEqual([304, 'Accept']);
    expect((await again('text/markdown', pageTag)).status).toBe(200);
    expect((await again(BROWSER, markdownTag)).status).toBe(200);
  });

  test('does not depend on cookies', async () => {
    const app = appWith();
    const inches = { headers: { Cookie: 'canyon-config=F.in.1' } };
    const [usual, chosen] = [await get(app, `${PATH}.md`), await get(app, `${PATH}.md`, undefined, inches)];
    expect(await chosen.text()).toBe(await usual.text());
    expect(chosen.headers.get('Cache-Status')).toContain('hit');
  });

  test('responds to HEAD without a body', async () => {
    const response = await get(appWith(), PATH, 'text/markdown', { method: 'HEAD' });
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      '',
    ]);
  });
});

describe('as Markdown', () => {
  test.each(['/product/FK7502-214', '/datasheets/FK7502'])('%s redirects to the canonical path', async (path) => {
    const app = appWith();
    const byAccept = await get(app, `${path}?x=1`, 'text/markdown');
    expect([byAccept.status, byAccept.headers.get('Location')]).toEqual([301, `${path.toLowerCase()}?x=1`]);
    const byPath = await get(app, `${path}.md`);
    expect([byPath.status, byPath.headers.get('Location')]).toEqual([301, `${path.toLowerCase()}.md`]);
  });

  test.each(['/product/no-such-part', '/datasheets/zz0000', '/no-such-page', '/index'])('%s is 404', async (path) => {
    const app = appWith();
    for (const url of [path, ...(path === '/index' ? [] : [`${path}.md`])]) {
      const response = await get(app, url, 'text/markdown');
      expect([url, response.status]).toEqual([url, 404]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('a missing part lists the nearest', async () => {
    const text = await (await get(appWith(), '/product/fk7502-2144', 'text/markdown')).text();
    expect(text).toContain('# No part with this number');
    expect(text).toMatch(/\[FK7502-214\]\(https?:\/\/[^)]+\/product\/fk7502-214\)/);
  });

  test.each(['/cart', '/login', '/preferences', '/quotes', '/api/v1/parts', '/robots.txt'])(
    '%s has no Markdown, and is no 406',
    async (path) => {
      const response = await get(appWith(), path, 'text/markdown');
      expect(response.status).not.toBe(406);
      expect(response.headers.get('Content-Type')).not.toMatch(/markdown/);
    },
  );
});
