import { expect, test } from 'vitest';
import { everyElement } from '../../src/blocks/render/nested-elements.ts';
import { resolveElements, resolveEntry, type Visit } from '../../src/blocks/render/resolve-elements.ts';
import { parseElements } from '../../src/domain/site/content/element.ts';
import { parseEntry } from '../../src/domain/site/content/entry.ts';

const VISIT: Visit = {
  state: { device: 'desktop', list: [{ name: 'NBR' }, { name: 'FKM' }], title: 'From state', isOld: false },
  visitor: { urlPath: '/x', device: 'desktop', locale: 'en-US' },
  now: Date.UTC(2026, 0, 1),
  isEditing: false,
};

const text = (id: string, html: string, more: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name: 'Text', options: { text: html } },
  ...more,
});

const resolve = (blocks: readonly object[], visit: Partial<Visit> = {}) =>
  resolveElements(parseElements(blocks), { ...VISIT, ...visit });

const texts = (blocks: readonly object[], visit: Partial<Visit> = {}) =>
  everyElement(resolve(blocks, visit)).flatMap(({ component }) =>
    component?.name === 'Text' ? [component.options.text] : [],
  );

test('removes hidden elements, whether set, bound or nested', () => {
  expect(
    texts([
      text('a', 'shown'),
      text('b', 'hidden', { hide: true }),
      text('c', 'not shown', { show: false }),
      text('d', 'shown by binding', { bindings: { show: 'state.device == "desktop"' } }),
      text('e', 'hidden by binding', { bindings: { hide: '!state.isOld' } }),
      { id: 'box', children: [text('f', 'hidden in a box', { hide: true }), text('g', 'in a box')] },
      {
        id: 'cols',
        component: {
          name: 'Columns',
          options: { columns: [{ blocks: [text('h', 'hidden in a column', { show: false })] }] },
        },
      },
    ]),
  ).toEqual(['shown', 'shown by binding', 'in a box']);
});

test('removes a block with an unreadable condition; the editor shows it with the reason', () => {
  const block = text('a', 'secret', { bindings: { show: 'fetch("/x")' } });
  expect(texts([block])).toEqual([]);
  const [shown] = resolve([block], { isEditing: true });
  expect(shown?.notes).toEqual(['“show” is bound to “fetch("/x")”, which does not run on this site.']);
});

test('bindings set options, styles and links; unreadable or invalid ones change nothing', () => {
  const [set] = resolve([
    text('a', 'static', {
      bindings: {
        'component.options.text': 'state.title',
        'responsiveStyles.large.color': '"red"',
        'style.opacity': '"0.5"',
        linkUrl: '"/to/" + state.device',
        'component.name': 'alert(1)',
        '__proto__.polluted': 'true',
        'meta.x': 'true',
      },
    }),
  ]);
  expect(set?.component).toEqual({ name: 'Text', options: { text: 'From state' } });
  expect(set?.responsiveStyles).toEqual({ large: { color: 'red', opacity: '0.5' } });
  expect(set?.href).toBe('/to/desktop');
  expect(set?.notes).toHaveLength(3);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('repeats a block for each item, which it reads', () => {
  const repeated = resolve([
    text('a', '<p>{{state.listItem.name}} {{state.$index}}</p>', { repeat: { collection: 'state.list' } }),
  ]);
  expect(repeated.map(({ key, component }) => [key, component?.options.text])).toEqual([
    ['a-0', '<p>NBR 0</p>'],
    ['a-1', '<p>FKM 1</p>'],
  ]);
  expect(texts([text('a', 'x', { repeat: { collection: 'state.missing' } })])).toEqual([]);
  expect(texts([text('a', 'x', { repeat: { collection: 'state.list.filter(Boolean)' } })])).toEqual([]);
});

test('limits nested repeats', () => {
  const long = Array.from({ length: 1000 }, () => 'x');
  const nested = (depth: number): object =>
    depth === 0
      ? text('t', 'x')
      : { id: `r${depth}`, repeat: { collection: 'state.long' }, children: [nested(depth - 1)] };
  const all = everyElement(resolve([nested(6)], { state: { long } }));
  expect(all.length).toBeLessThanOrEqual(5000);
});

test("shared blocks read the page's values, and slots show their content", () => {
  const symbol = {
    id: 'symbol',
    component: {
      name: 'Symbol',
      options: {
        symbol: {
          entry: 's',
          data: { heading: 'Given', children: [text('slotted', 'in the slot')] },
          content: {
            id: 's',
            data: {
              inputs: [
                { name: 'other', defaultValue: 'By default' },
                { name: 'heading', defaultValue: 'Without a page’s own' },
              ],
              blocks: [
                text('a', '{{state.heading}} {{state.other}}'),
                { id: 'slot', component: { name: 'Slot', options: { name: 'children' } } },
              ],
            },
          },
        },
      },
    },
  };
  expect(texts([symbol])).toEqual(['Given By default', 'in the slot']);
});

test('a slot that contains itself terminates', () => {
  const slot = {
    '@type': '@builder.io/sdk:Element',
    id: 's',
    component: { name: 'Slot', options: { name: 'inside' } },
  };
  const all = everyElement(resolve([slot], { state: { inside: [slot, slot] } }));
  expect(all.length).toBeGreaterThan(0);
  expect(all.length).toBeLessThanOrEqual(5000);
});

test('a block can have any name', () => {
  const named = ['__proto__', 'constructor', 'toString'].map((name) => ({
    ...text(name, 'kept'),
    component: { name },
  }));
  expect(resolve(named).map(({ id }) => id)).toEqual(['__proto__', 'constructor', 'toString']);
});

test('a personalized block shows the first version that matches the visitor', () => {
  const container = {
    id: 'p',
    component: {
      name: 'PersonalizationContainer',
      options: {
        variants: [
          { query: [{ property: 'device', operator: 'is', value: 'mobile' }], blocks: [text('m', 'for phones')] },
          { query: [], endDate: Date.UTC(2025, 0, 1), blocks: [text('o', 'over')] },
          { query: [{ property: 'locale', operator: 'startsWith', value: 'de' }], blocks: [text('g', 'auf Deutsch')] },
        ],
      },
    },
    children: [text('d', 'for everyone else')],
  };
  expect(texts([container])).toEqual(['for everyone else']);
  expect(texts([container], { visitor: { ...VISIT.visitor, device: 'mobile' } })).toEqual(['for phones']);
  expect(texts([container], { visitor: { ...VISIT.visitor, locale: 'de-DE' } })).toEqual(['auf Deutsch']);
});

test('an entry reads its state; resolved content needs no values', () => {
  const entry = parseEntry({
    id: 'e',
    data: {
      state: { name: 'Ann' },
      blocks: [text('a', 'Hi {{state.name}}'), { id: 'b', children: [text('c', '{{state.name}}')] }],
    },
  });
  const once = entry && resolveEntry(entry, VISIT);
  expect(once && everyElement(once.data.blocks).map(({ component }) => component?.options.text)).toEqual([
    'Hi Ann',
    undefined,
    'Ann',
  ]);
  expect(once && resolveEntry(once, VISIT)).toEqual(once);
});
