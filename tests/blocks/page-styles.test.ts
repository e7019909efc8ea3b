import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageStyles } from '../../src/blocks/render/page-styles.ts';
import { DEFAULT_BREAKPOINTS } from '../../src/domain/site/content/breakpoints.ts';
import { parseElements } from '../../src/domain/site/content/element.ts';
import { renderPage } from '../support/pages/render-block.tsx';

const styled = (id: string, more: object = {}) => ({
  id,
  responsiveStyles: { large: { color: 'red' }, small: { color: 'blue' } },
  component: { name: 'Text', options: { text: '<p>Words</p>' } },
  ...more,
});

const CONTENT = [
  styled('builder-a'),
  { id: 'builder-box', component: { name: 'Section', options: {} }, children: [styled('builder-child')] },
  {
    id: 'builder-columns',
    component: {
      name: 'Columns',
      options: { columns: [{ blocks: [{ id: 'builder-in', children: [styled('builder-column')] }] }] },
    },
  },
  {
    id: 'builder-symbol',
    component: {
      name: 'Symbol',
      options: {
        symbol: { content: { id: 's', name: 's', data: { title: 's', blocks: [styled('builder-shared')] } } },
      },
    },
  },
  { id: 'builder-form', component: { name: 'Form:Form', options: { successMessage: [styled('builder-message')] } } },
];
const IDS = ['builder-a', 'builder-child', 'builder-column', 'builder-shared', 'builder-message'];

test('rules of all elements of a page are collected, wherever the elements are', () => {
  const css = pageStyles(parseElements(CONTENT), DEFAULT_BREAKPOINTS);
  for (const id of IDS) {
    expect(css).toContain(`.builder-block.${id}{color:red}`);
    expect(css).toContain(`@media (max-width:640px){.builder-block.${id}{color:blue}}`);
  }
});

test('an element that occurs twice in a page has its rules once', () => {
  const css = pageStyles(parseElements([styled('builder-a'), styled('builder-a')]), DEFAULT_BREAKPOINTS);
  expect(css.match(/color:red/g)).toHaveLength(1);
});

test('a page has one style element', () => {
  const found = renderPage(parseElements(CONTENT)).match(/<style/g);
  expect(found).toHaveLength(1);
});

test('no other page file creates a style element, which the content policy would block', () => {
  const sources = globSync('src/{blocks,client,drawings,server}/**/*.tsx').filter(
    (file) => !file.endsWith('inline-style.tsx') && /<style[ >]/.test(readFileSync(file, 'utf8')),
  );
  // Emails contain their style. So do drawing files, which have a separate policy.
  expect(sources.sort()).toEqual([
    'src/drawings/drawing-file.tsx',
    'src/drawings/rings/product-drawing-file.tsx',
    'src/server/mail/mail-layout.tsx',
    'src/server/routes/tools/glands/gland-file.tsx',
  ]);
});
