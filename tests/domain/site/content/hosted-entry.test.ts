import fc from 'fast-check';
import { expect, test } from 'vitest';
import { symbolOf } from '../../../../src/blocks/render/nested-elements.ts';
import { activeParts } from '../../../../src/domain/site/content/active-parts.ts';
import { parseBreakpoints } from '../../../../src/domain/site/content/breakpoints.ts';
import { parseFonts } from '../../../../src/domain/site/content/custom-font.ts';
import { parseEntry } from '../../../../src/domain/site/content/entry.ts';
import { plainValue } from '../../../../src/domain/site/content/plain-value.ts';

const localized = (value: unknown) => ({
  '@type': '@builder.io/core:LocalizedValue',
  Default: value,
  'de-DE': 'anderes',
});

/** An entry of the service with everything that the renderer supports. */
const FIXTURE = {
  id: 'ad03bbebf34b49a9912aeae629571db7',
  name: 'Home',
  modelId: '12518e35051e42dda999e91f1162f0bd',
  published: 'published',
  lastUpdated: 1_725_451_287_436,
  startDate: 1_725_000_000_000,
  endDate: '2030-01-01T00:00:00.000Z',
  query: [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: ['/home', '/'] }],
  meta: { kind: 'page', breakpoints: { xsmall: 320, small: 700, medium: 1000 } },
  testRatio: 0.5,
  variations: { d50b5d04: { id: 'd50b5d04', name: 'B', testRatio: 0.5, data: { title: 'Home B', blocks: [] } } },
  data: {
    title: localized('Home'),
    url: '/home',
    jsCode: 'alert(1)',
    customFonts: [
      { family: 'Inter', kind: 'webfont', files: { regular: 'https://fonts.gstatic.com/s/inter/v1/a.woff2' } },
    ],
    blocks: [
      {
        '@type': '@builder.io/sdk:Element',
        id: 'builder-1',
        component: { name: 'Hero', options: { title: localized('Hi'), cta: { label: localized('Go') } } },
        bindings: { 'component.options.title': 'state.title' },
        actions: { click: 'state.n += 1' },
        responsiveStyles: { large: { display: 'flex' }, small: { marginTop: '8px' } },
      },
      {
        '@type': '@builder.io/sdk:Element',
        id: 'builder-2',
        component: {
          name: 'Symbol',
          options: {
            symbol: { '@type': '@builder.io/core:Reference', id: 's1', model: 'symbol', value: { id: 's1', data: {} } },
          },
        },
      },
      { '@type': '@builder.io/sdk:Element', id: 'builder-pixel', tagName: 'img', properties: { src: 'https://x' } },
    ],
  },
};

test('reads the displayed parts of an entry, and those that control when and for whom', () => {
  const entry = parseEntry(FIXTURE);
  expect(entry).toMatchObject({
    data: { title: 'Home', url: '/home', customFonts: [{ family: 'Inter' }] },
    meta: { breakpoints: { xsmall: 320, small: 700, medium: 1000 } },
    startDate: 1_725_000_000_000,
    endDate: Date.UTC(2030, 0, 1),
    query: [{ property: 'urlPath', operator: 'is', value: ['/home', '/'] }],
    variations: { d50b5d04: { testRatio: 0.5, data: { title: 'Home B', url: '/home', blocks: [] } } },
  });
  expect(entry?.data.blocks[0]?.component?.options).toEqual({ title: 'Hi', cta: { label: 'Go' } });
  expect(JSON.stringify(entry)).not.toMatch(/alert|state\.n/);
  expect(entry?.data.blocks[0]).toMatchObject({
    bindings: { 'component.options.title': 'state.title' },
    notes: ['Actions do not run on this site.'],
  });
});

test('a referenced symbol has its content, like an inlined one', () => {
  const [, symbol] = parseEntry(FIXTURE)?.data.blocks ?? [];
  expect(symbolOf(symbol?.component?.options ?? {})?.id).toBe('s1');
});

test('an entry survives a JSON round trip', () => {
  const once = parseEntry(FIXTURE);
  expect(parseEntry(JSON.parse(JSON.stringify(once)))).toEqual(once);
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (data, variation, rest) => {
      const raw = {
        ...(rest as object),
        id: 'x',
        data: { ...(data as object), title: 'T' },
        variations: { a: { testRatio: 2, data: variation } },
      };
      const parsed = parseEntry(raw);
      expect(parseEntry(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
    }),
  );
});

test('reads blocks given as a string', () => {
  const { blocks, ...data } = FIXTURE.data;
  const entry = parseEntry({ ...FIXTURE, data: { ...data, blocksString: JSON.stringify(blocks) } });
  expect(entry?.data.blocks).toEqual(parseEntry(FIXTURE)?.data.blocks);
  expect(parseEntry({ ...FIXTURE, data: { ...data, blocksString: '[{' } })?.data.blocks).toEqual([]);
});

test('truncates endlessly nested values', () => {
  let deep: unknown = 'end';
  for (let depth = 0; depth < 5000; depth++) deep = { deep };
  expect(JSON.stringify(plainValue(deep)).length).toBeLessThan(1000);
});

test('names code of any kind, so that staff see that it has no effect', () => {
  expect(activeParts(FIXTURE)).toEqual(['actions', 'jsCode']);
  expect(activeParts({ data: { jsCode: '', blocks: [{ '@type': '@builder.io/sdk:Element', bindings: {} }] } })).toEqual(
    [],
  );
  expect(activeParts(null)).toEqual([]);
});

test.each([
  ['http://fonts.example/a.woff2', false],
  ['https://fonts.example/a.woff2', true],
  ['https://fonts.example/a.ttf?v=2', true],
  ['https://cdn.builder.io/o/assets%2Fkey%2Fid?alt=media&token=a-b', true],
  ['https://fonts.example/a.js', false],
  ['https://fonts.example/a.svg', false],
  ['https://fonts.example/a")}body{}/*.woff2', false],
  ['https://fonts.example/a\\".woff2', false],
  ['data:font/woff2;base64,AA', false],
  ['//fonts.example/a.woff2', false],
  ['javascript:alert(1)//.woff2', false],
])('loads the font file %s: %s', (fileUrl, wanted) => {
  expect(parseFonts([{ family: 'Inter', fileUrl }])).toHaveLength(wanted ? 1 : 0);
});

test('rejects a family name that could end its rule', () => {
  const fileUrl = 'https://fonts.example/a.woff2';
  for (const family of ['a"b', "a'b", 'a;b', 'a}b', 'a\nb', '</style>', '', 5])
    expect(parseFonts([{ family, fileUrl }])).toEqual([]);
  expect(parseFonts([{ family: 'Noto Sans', files: { '700italic': fileUrl, evil: fileUrl } }])).toEqual([
    { family: 'Noto Sans', files: { '700italic': fileUrl } },
  ]);
});

test('accepts breakpoints only with both small and medium', () => {
  expect(parseBreakpoints({ small: 700, medium: 1000 })).toEqual({ small: 700, medium: 1000 });
  for (const one of [{ small: 700 }, { medium: 1 }, { small: -1, medium: 5 }, { small: '7', medium: 5 }, null, 'x'])
    expect(parseBreakpoints(one)).toBeUndefined();
});

test('drops an invalid date, which would prevent rendering', () => {
  const dateOf = (date: unknown) => parseEntry({ ...FIXTURE, data: { ...FIXTURE.data, date } })?.data.date;
  expect(dateOf('2026-09-03')).toBe('2026-09-03');
  for (const wrong of ['soon', '2026-13-45', 7, null]) expect(dateOf(wrong)).toBe('');
});
