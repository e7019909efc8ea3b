import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resolveElements } from '../../src/blocks/render/resolve-elements.ts';
import { materials } from '../../src/domain/reference/tables/tables.ts';
import { parseElements } from '../../src/domain/site/content/element.ts';
import { parseEntry } from '../../src/domain/site/content/entry.ts';
import { routeAt } from '../../src/domain/site/route-table.ts';
import { drawingAt } from '../../src/drawings/drawing.tsx';
import { readPages } from '../../src/tools/content/read-pages.ts';
import { readSections } from '../../src/tools/content/read-sections.ts';
import { sectionEntry } from '../../src/tools/content/section-entry.ts';
import { htmlMistakes } from '../support/pages/html-rules.ts';
import { renderPage } from '../support/pages/render-block.tsx';

const sections = await readSections();
const entries = sections.map((section) => sectionEntry(section, 0));
const paths = new Set((await readPages()).map(({ path }) => path));

const symbolOf = (content: object, data: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id: 'builder-section',
  component: { name: 'Symbol', options: { symbol: { model: 'symbol', entry: 'x', data, content } } },
});

const shown = (content: object, data?: object): string =>
  renderPage(
    resolveElements(parseElements([symbolOf(content, data)]), {
      state: {},
      visitor: { urlPath: '/x', device: 'desktop', locale: 'en-US' },
      now: 0,
      isEditing: false,
    }),
  );

test('there are twelve, each with a distinct position', () => {
  expect(sections.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(sections.map(({ name }) => name)).size).toBe(12);
});

describe.each(entries.map((entry) => [entry.data.section, entry] as const))('%s', (key, entry) => {
  test('has a picture and a description, and is an entry', () => {
    expect(existsSync(new URL(`../../public${entry.data.image}`, import.meta.url)), key).toBe(true);
    expect(entry.data.about.length).toBeGreaterThan(20);
    expect(parseEntry(entry)?.data.blocks.length).toBeGreaterThan(0);
  });

  test('shows its default content, and the values that a page sets instead', async () => {
    expect(entry.data.inputs.length).toBeGreaterThan(0);
    const html = shown(entry);
    expect(await htmlMistakes(html)).toEqual([]);
    for (const { name, type, defaultValue } of entry.data.inputs) {
      if (type !== 'string' || name === 'altText' || name === 'formType') continue;
      if (WITH_DATA.includes(key) && name !== 'heading') continue;
      expect(html, name).toContain(String(defaultValue));
      expect(shown(entry, { [name]: 'Set by the page' })).toContain('Set by the page');
    }
  });

  test('links to existing pages and shows existing drawings', () => {
    const json = JSON.stringify(entry.data.blocks);
    const links = [...json.matchAll(/(?:href=\\"|"url":"|"btnLink":")(\/[^"\\#?]*)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !paths.has(path) && routeAt(path) === null && path !== '/shop/orings')).toEqual([]);
    const drawings = [...json.matchAll(/\/drawings\/[^"\\]+/g)].map(([path]) => path);
    expect(drawings.filter((path) => drawingAt(path) === null)).toEqual([]);
  });
});

/** Sections whose text requires data that only the server loads. */
const WITH_DATA = ['material', 'price', 'finder'];

test('the figures of the comparison match the tables', () => {
  const html = shown(entries.find(({ data }) => data.section === 'comparison') ?? {});
  for (const code of ['NBR', 'EPDM-P', 'FKM-A']) {
    const found = materials().find((one) => one.code === code);
    expect(html).toContain(found?.family);
    expect(html).toContain(`${found?.highC}`);
  }
});
