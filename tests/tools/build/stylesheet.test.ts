import { expect, test } from 'vitest';
import { gathered } from '../../../src/tools/build/stylesheet.ts';

test('merges a layer into one, with its media queries at the end, the narrowest last and print after all', () => {
  const css =
    '@layer base,c;@layer base{a{b:c}}' +
    '@layer c{.a{x:1}@media(max-width:640px){.a{x:2}}@media print{.a{x:3}}}' +
    '@layer c{.b{x:1}@media(max-width:1024px){.b{x:2}}@media(max-width:640px){.b{x:3}}}';
  expect(gathered(css, 'c')).toBe(
    '@layer base,c;@layer base{a{b:c}}' +
      '@layer c{.a{x:1}.b{x:1}@media (max-width:1024px){.b{x:2}}@media (max-width:640px){.a{x:2}.b{x:3}}@media print{.a{x:3}}}',
  );
});

test('sorts min-width before max-width conditions, each so that the nearest wins', () => {
  const conditions = [
    '(max-width:640px)',
    '(min-width:1025px)',
    '(scripting:none)',
    '(max-width:1024px)',
    '(min-width:641px)',
  ];
  const css = `@layer c{${conditions.map((condition) => `@media ${condition}{.a{x:1}}`).join('')}}`;
  expect([...gathered(css, 'c').matchAll(/@media ([^{]+)/g)].map(([, condition]) => condition)).toEqual([
    '(min-width:641px)',
    '(min-width:1025px)',
    '(max-width:1024px)',
    '(max-width:640px)',
    '(scripting:none)',
  ]);
});

test('keeps other rules with braces unchanged', () => {
  const css = '@layer c{@container (width < 5px){.a{x:1}}@keyframes k{to{x:1}}}';
  expect(gathered(css, 'c')).toBe(css);
});

test('removes the spaces of custom properties except in strings', () => {
  const css = '@layer base{:root{--a: 0 1px, 2px;--b: "x, y", z}}@layer c{.a{--c: var(--a, 0);color:red}}';
  expect(gathered(css, 'c')).toBe(
    '@layer base{:root{--a:0 1px,2px;--b:"x, y",z}}@layer c{.a{--c:var(--a,0);color:red}}',
  );
});
