import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../src/blocks/sanitize-html.ts';
import { HOSTILE_TEXTS } from '../support/pages/hostile-texts.ts';
import { runnableTags, tagsIn } from '../support/pages/html-tags.ts';

const PIECES = [
  ...HOSTILE_TEXTS.slice(0, -1),
  '<p>',
  '</p>',
  '<a href="/x">',
  '<a href="',
  '">',
  "'",
  '<',
  '>',
  '&lt;',
  '&#x6a;',
  '<img src=',
  '<img src="/a.png">',
  '<svg>',
  '<table><tr><td>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<style>',
  '<textarea>',
  '<title>',
  '<template>',
  ' onload=x',
  ' ',
];
const htmls = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
);

test('removes everything that could run code', () => {
  fc.assert(
    fc.property(htmls, (html) => {
      const clean = sanitizeHtml(html);
      expect(runnableTags(clean)).toEqual([]);
      for (const { name, attributes } of tagsIn(clean)) {
        expect(['style', 'iframe', 'form', 'input', 'svg', 'h1', 'textarea', 'template']).not.toContain(name);
        expect(attributes).not.toHaveProperty('style');
        expect(attributes).not.toHaveProperty('class');
      }
    }),
    { numRuns: 1000 },
  );
});

test('cleaning again loses nothing', () => {
  const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');
  fc.assert(
    fc.property(htmls, (html) => {
      const clean = sanitizeHtml(html);
      expect(wordsOf(sanitizeHtml(clean))).toBe(wordsOf(clean));
    }),
    { numRuns: 500 },
  );
});

test('keeps the markup of a text', () => {
  const html =
    '<h2 id="squeeze">Squeeze</h2><p>See <a href="/general-groove-design">the <strong>gland</strong></a>, x<sub>1</sub>.</p>' +
    '<ul><li>One</li></ul><table><thead><tr><th scope="col">Code</th></tr></thead><tbody><tr><td colspan="2">NBR</td></tr></tbody></table>';
  expect(sanitizeHtml(html)).toBe(html);
});

test.each([
  ['builder-heading-1', 'h2'],
  ['builder-heading-2', 'h2'],
  ['builder-heading-3', 'h3'],
  ['x builder-heading-6', 'h4'],
  ['builder-heading-7', 'span'],
  ['no-builder-heading-2', 'span'],
])('converts a heading span of class %s to %s', (names, tag) => {
  expect(sanitizeHtml(`<span style="display: block;" class="${names}">One</span>`)).toBe(`<${tag}>One</${tag}>`);
});

test('converts a paragraph span of the editor to a paragraph', () => {
  const written = '<span style="display: block;" class="builder-paragraph">One</span><span class="x">two</span>';
  expect(sanitizeHtml(written)).toBe('<p>One</p><span>two</span>');
});

test('demotes a page heading to a section heading, and adds noopener to new windows', () => {
  expect(sanitizeHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  expect(sanitizeHtml('<a href="https://example.com" target="_blank">x</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener">x</a>',
  );
});

test('serves a picture in the widths of a text, through the site', () => {
  const src = 'https://cdn.builder.io/api/v1/image/assets%2Fspace%2Fring?format=webp';
  const [plain] = tagsIn(sanitizeHtml(`<img src="${src}" alt="A ring">`));
  expect(plain?.attributes).toEqual({
    src: `/_next/image?url=${encodeURIComponent(src)}&w=1200&q=75`,
    alt: 'A ring',
    loading: 'lazy',
  });
  const [sized] = tagsIn(sanitizeHtml(`<img src="${src}" alt="" width="320" height="200" style="width:9000px">`));
  expect(sized?.attributes).toMatchObject({ width: '320', height: '200', sizes: '(max-width: 320px) 100vw, 320px' });
  expect(sized?.attributes.srcset).toContain(`/_next/image?url=${encodeURIComponent(src)}&w=640&q=75 640w`);
  expect(sized?.attributes.style).toBeUndefined();
});

test('keeps a drawing and an already cleaned picture unchanged', () => {
  expect(sanitizeHtml('<img src="/drawings/x-ring.svg" alt="">')).toContain('src="/drawings/x-ring.svg"');
  const clean = sanitizeHtml('<img src="https://cdn.builder.io/a.png" alt="" width="640" height="x">');
  expect(tagsIn(sanitizeHtml(clean))[0]?.attributes.src).toBe(tagsIn(clean)[0]?.attributes.src);
  expect(clean).not.toContain('height');
});

test('keeps the words of a rejected tag, but not those of a script element', () => {
  expect(sanitizeHtml('<marquee>Words</marquee>')).toBe('Words');
  expect(sanitizeHtml('<script>words()</script>')).toBe('');
});
