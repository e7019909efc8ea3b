import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontFaces } from '../../src/blocks/render/font-faces.ts';
import { responsiveCss } from '../../src/blocks/render/responsive-css.ts';
import { parseElements } from '../../src/domain/site/content/element.ts';

const element = (large: Record<string, string>, rest: object = {}) => ({
  id: 'builder-1',
  children: [],
  responsiveStyles: { large, ...rest },
});

test('styles become rules of the element, smaller windows after larger ones', () => {
  expect(
    responsiveCss(
      element(
        { marginTop: '20px', color: 'var(--color-ink)' },
        { small: { display: 'none' }, medium: { marginTop: '8px' } },
      ),
    ),
  ).toBe(
    '.builder-block.builder-1{margin-block:0;margin-top:20px;color:var(--color-ink)}' +
      '@media (max-width:991px){.builder-block.builder-1{margin-top:8px}}' +
      '@media (max-width:640px){.builder-block.builder-1{display:none}}',
  );
});

test.each([
  'red}body{display:none',
  'url(javascript:alert(1))',
  'url("https://a.example/x.png")}body{")',
  'url(http://a.example/x.png)',
  'url(data:text/html,x)',
  'URL ( //evil.example )',
  'image-set("https://evil.example/x.png" 1x)',
  '</style><script>alert(1)</script>',
  'red;background:blue',
  'expression(alert(1))',
  '\\75rl(x)',
  'red/*',
  '@import "x"',
])('leaves out the value %j and keeps the others', (value) => {
  expect(responsiveCss(element({ background: value, color: 'red' }))).toBe('.builder-block.builder-1{color:red}');
});

test.each([
  ['url(/drawings/x.png)', 'url("/drawings/x.png")'],
  [
    "linear-gradient(red, blue), url( 'https://cdn.builder.io/a.png?width=2' )",
    'linear-gradient(red, blue), url("https://cdn.builder.io/a.png?width=2")',
  ],
])('keeps the picture %j with its URL quoted', (value, expected) => {
  const css = responsiveCss(element({ backgroundImage: value }), undefined, ['https://cdn.builder.io']);
  expect(css).toBe(`.builder-block.builder-1{background-image:${expected}}`);
});

test('keeps variables of staff unchanged', () => {
  expect(responsiveCss(element({ '--myGap': '4px', gap: 'var(--myGap)' }))).toBe(
    '.builder-block.builder-1{--myGap:4px;gap:var(--myGap)}',
  );
});

test('applies hover styles', () => {
  const [hovered] = parseElements([
    {
      id: 'builder-1',
      animations: [
        { trigger: 'hover', duration: 0.2, easing: 'easeInOut', steps: [{ styles: {} }, { styles: { color: 'red' } }] },
      ],
    },
  ]);
  expect(hovered && responsiveCss(hovered)).toBe(
    '.builder-block.builder-1:hover{color:red;transition:all 0.2s ease-in-out}',
  );
});

test('an element whose id could escape the selector has no rules', () => {
  expect(responsiveCss({ ...element({ color: 'red' }), id: 'a{}b' })).toBe('');
});

test('for any input, nothing leaves the rule or loads a file', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('}', '{', ';', '<', '/style>', 'url(', 'x', ':', '@', '\\', '/*', '*/', 'color'), {
        maxLength: 8,
      })
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(fc.dictionary(texts, texts), (styles) => {
      const css = responsiveCss(element(styles));
      expect(css).toMatch(/^(?:\.builder-block\.builder-1\{[^{}<>@\\]*\})?$/);
      expect(css).not.toMatch(/\/\*/i);
    }),
    { numRuns: 2000 },
  );
});

test('a space sets its breakpoints; the smallest one exists only if set', () => {
  const styled = element({ color: 'red' }, { medium: { color: 'blue' }, xsmall: { color: 'green' } });
  expect(responsiveCss(styled)).not.toContain('green');
  expect(responsiveCss(styled, { medium: 1000, small: 700, xsmall: 320 })).toBe(
    '.builder-block.builder-1{color:red}@media (max-width:1000px){.builder-block.builder-1{color:blue}}' +
      '@media (max-width:320px){.builder-block.builder-1{color:green}}',
  );
});

test('fonts become rules with family, weight and style', () => {
  const file = 'https://fonts.example/a.woff2';
  expect(fontFaces([{ family: 'Inter', files: { '700italic': file } }])).toBe(
    `@font-face{font-family:"Inter";font-weight:700;font-style:italic;font-display:swap;src:url("${file}")}`,
  );
});
