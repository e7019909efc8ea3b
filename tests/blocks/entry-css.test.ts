import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryCss } from '../../src/blocks/render/entry-css.ts';

const SCOPE = '[builder-content-id="abc"]';
const css = (code: string): string => entryCss(code, 'abc');

test.each([
  ['.a { color: red }', `${SCOPE} .a{color:red}`],
  ['& > .a, .b:hover { color: red }', `${SCOPE} >.a,${SCOPE} .b:hover{color:red}`],
  ['body { margin: 0 }', `${SCOPE}{margin:0}`],
  ['@media (max-width: 600px) { .a { color: red } }', `@media (max-width: 600px){${SCOPE} .a{color:red}}`],
  ['.a { .b { color: red } }', `${SCOPE} .a .b{color:red}`],
  ['.a { background: url(/x.png) }', `${SCOPE} .a{background:url("/x.png")}`],
  ['.a { --gap: 2px; gap: var(--gap) !important }', `${SCOPE} .a{--gap:2px;gap:var(--gap)!important}`],
])('%s', (code, expected) => {
  expect(css(code).replaceAll(', ', ',').replaceAll('(max-width:600px)', '(max-width: 600px)')).toBe(expected);
});

test.each([
  '@import url(https://evil.example/x.css);',
  '@font-face { font-family: x; src: url(https://evil.example/x.woff) }',
  '.a { background: url(javascript:alert(1)) }',
  '& + .footer { display: none }',
  '& ~ .footer { display: none }',
  '.a[href="}"] { color: red }',
  '.a { behavior: url(x.htc) }',
  '.a { color: expression(alert(1)) }',
  '.a { color: red\\ }',
])('leaves out %s', (code) => {
  expect(css(code)).toBe('');
});

test('for any input, the rules stay within the entry and the style element', () => {
  const part = fc.constantFrom(
    '.a',
    '{',
    '}',
    'color',
    ':',
    'red',
    ';',
    '</style>',
    '<script>',
    '@media ',
    '(',
    ')',
    '&',
    '+',
    '~',
    ',',
    '"',
    "'",
    'url(',
    '/*',
    '*/',
    '\\',
    '@import ',
    ' ',
    '\n',
    'body',
    ':is(',
    '[x=',
    ']',
    '--x',
    '!important',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
      const found = css(parts.join(''));
      expect(found).not.toMatch(/[<\\]|\/\*|@import/);
      const open = found.split('{').length;
      expect(found.split('}')).toHaveLength(open);
      for (const rule of found.split('}').filter((one) => one.trim() !== '')) {
        expect(rule.replace(/^@[^{]*\{/, '').startsWith(SCOPE)).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
});
