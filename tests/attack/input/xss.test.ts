import { describe, expect, test } from 'vitest';
import { PREFERENCES_COOKIE } from '../../../src/domain/site/cookies.ts';
import { HTML_PAYLOADS } from '../payloads/html.ts';
import { attackSafely, encodedText, forAll } from '../support/attack.ts';
import { escapes } from '../support/escaped.ts';
import { marked, markOf } from '../support/marks.ts';
import { utf8 } from '../support/request.ts';
import { SITE } from '../support/target.ts';

/** Every page and picture that shows a part of its request. */
const SHOWN: readonly (readonly [name: string, path: (text: string) => string])[] = [
  ['the search page', (text) => `/search?query=${text}`],
  ['the store’s search', (text) => `/shop/orings?search=${text}`],
  ['a filter of the store', (text) => `/shop/orings?material=${text}&page=2`],
  ['a parameter nobody knows', (text) => `/shop/orings?${text}=1&sortBy=${text}`],
  ['the admin store', (text) => `/admin-store?search=${text}&slug=${text}`],
  ['an unknown part', (text) => `/product/${text}`],
  ['a quantity', (text) => `/product/fk7502-214?quantity=${text}`],
  ['an unknown datasheet', (text) => `/datasheets/${text}`],
  ['the search of datasheets', (text) => `/datasheets?search=${text}`],
  ['an unknown page', (text) => `/${text}`],
  ['an unknown quote request', (text) => `/quotes/${text}`],
  ['signing in', (text) => `/login?return=${text}`],
  ['the finder’s form', (text) => `/?id=${text}&cs=${text}&temperature=${text}&material=${text}`],
  ['a form that starts with a part', (text) => `/request-a-quote?part=${text}`],
  ['comparing', (text) => `/compare?parts=${text}`],
  ['a frame of a page', (text) => `/frames/${text}?page=${text}`],
  ['a drawing', (text) => `/drawings/o-ring.svg?view=${text}&id=${text}`],
  ['a preview picture', (text) => `/og/${text}.png`],
  ['thanks', (text) => `/thank-you?form=${text}`],
  ['the API’s complaint', (text) => `/api/compounds-search?limit=${text}`],
  ['the new-account page', (text) => `/sign-up?return=${text}&email=${text}`],
  ['the page of a mailed link', (text) => `/verify-email?token=${text}`],
  ['the page of a new password', (text) => `/reset-password?token=${text}`],
];

let markIndex = 0;

describe('escapes what was typed', () => {
  test.each(SHOWN)('%s', async (_, path) => {
    await forAll(HTML_PAYLOADS, async (payload) => {
      markIndex += 1;
      const mark = markOf(markIndex);
      await attackSafely(path(encodedText(marked(payload, mark))), { mark });
    });
  });

  test('a rejected form shows its input escaped', async () => {
    await forAll(HTML_PAYLOADS, async (payload) => {
      markIndex += 1;
      const mark = markOf(markIndex);
      const typed = encodedText(marked(payload, mark));
      const body = ['name', 'email', 'company', 'message', 'topic', '_block', '_key'].map((name) => `${name}=${typed}`);
      const answer = await attackSafely('/api/forms/ContactUsForm', {
        method: 'POST',
        mark,
        headers: { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `${body.join('&')}&_page=/contact-us`,
      });
      expect([200, 303, 422]).toContain(answer.status);
    });
  });

  test('escapes headers and cookies or does not show them', async () => {
    await forAll(HTML_PAYLOADS, async (payload) => {
      markIndex += 1;
      const mark = markOf(markIndex);
      const value = utf8(marked(payload, mark))
        .replaceAll(/[^\x20-\x7e]/g, '')
        .trim();
      const headers = {
        Cookie: `${PREFERENCES_COOKIE.name}=${value.replaceAll(';', '')}`,
        'User-Agent': value,
        Referer: value,
        'X-Request-Id': value,
      };
      for (const path of ['/', '/shop/orings', '/nowhere', '/consent']) await attackSafely(path, { mark, headers });
    });
  });

  test('escapes stored text on the page of a quote request', async () => {
    await forAll(
      HTML_PAYLOADS.filter((payload) => payload.length > 3),
      async (payload) => {
        markIndex += 1;
        const mark = markOf(markIndex);
        const text = marked(payload, mark);
        const line = {
          uid: 'a',
          id: 107,
          productName: text,
          description: text,
          price: 15_600,
          quantity: 200,
          shipTime: 1,
          note: text,
        };
        const sent = await attackSafely('/api/quotes', {
          method: 'POST',
          mark,
          headers: { Origin: SITE, 'Content-Type': 'application/json' },
          body: utf8(
            JSON.stringify({
              contact: { name: text, email: 'a@b.example', company: text, message: text },
              items: [line],
            }),
          ),
        });
        if (sent.status !== 200) return;
        const { url } = JSON.parse(sent.text) as { url: string };
        const page = await attackSafely(url, { mark });
        expect(page.status).toBe(200);
      },
    );
  });
});

describe('the detection', () => {
  test.each([
    ['<p><zq1qz></p>', 'an element <zq1qz>'],
    ['<p title="" zq1qz="">', 'an attribute named zq1qz on <p>'],
    ['<img src=x onerror=zq1qz>', 'a handler onerror on <img>'],
    ['<a href="javascript:zq1qz">', '<a href> runs “javascript:zq1qz”'],
    ['<a href="//zq1qz.example">', '<a href> leads to zq1qz.example'],
    ['<script>x = "zq1qz"</script>', 'text in a script'],
    ['<script type="application/json">{"a":"</script>zq1qz"}', null],
    ['<script type="application/json">{"a":"<!--zq1qz"}</script>', 'an unescaped tag in JSON of a script'],
    ['<style>zq1qz{}</style>', 'text in a style sheet'],
    ['<!-- zq1qz -->', 'a comment'],
    ['<p>&lt;zq1qz&gt; zq1qz</p>', null],
    ['<input value="&quot; zq1qz=">', null],
    ['<a href="/search?query=javascript:zq1qz">', null],
    ['<script type="application/json">{"a":"\\u003czq1qz"}</script>', null],
  ])('%s', (html, problem) => {
    expect(escapes(html, 'zq1qz', 'html')).toEqual(problem === null ? [] : [problem]);
  });
});
