import { expect, test } from 'vitest';
import { resolveEntry, visitBy } from '../../src/blocks/render/resolve-elements.ts';
import { parseEntry } from '../../src/domain/site/content/entry.ts';
import { renderPage } from '../support/pages/render-block.tsx';

const EVIL = '<a href="https://evil.example">Log in</a><img src="https://evil.example/x.png">';
const QUERY = {
  words: EVIL,
  url: 'https://evil.example/',
  style: 'fixed',
  template: '{{state.secret}}',
  code: '<script>alert(1)</script>',
};

const element = (component: string, options: object, rest: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id: 'a',
  component: { name: component, options },
  ...rest,
});

const resolved = (block: object, isEditing = false) => {
  const entry = parseEntry({ id: 'e', data: { state: { secret: 'hidden words', own: '/own' }, blocks: [block] } });
  if (entry === null) throw new Error('This is not an entry.');
  const visit = visitBy({ urlPath: '/x', device: 'desktop', locale: 'en-US' }, QUERY, isEditing);
  return resolveEntry(entry, visit).data.blocks;
};
const html = (block: object): string => renderPage(resolved(block));

const bound = (component: string, bindings: Readonly<Record<string, string>>, options: object = {}) =>
  element(component, options, { bindings });

test.each([
  'state.location.query.words',
  'state.location["query"].words',
  '"<p>" + state.location.query.words + "</p>"',
  '"".concat(state.location.query.words)',
  'state.missing || state.location.query.words',
  'state.own ? state.location.query.words : ""',
])('shows markup from the query as text: %s', (code) => {
  const page = html(bound('Text', { 'component.options.text': code }));
  expect(page).toContain('&lt;a href="https://evil.example"&gt;Log in');
  expect(page).not.toMatch(/<(?:a|img)\b/);
});

test('evaluates no template from the query', () => {
  const page = html(bound('Text', { 'component.options.text': 'state.location.query.template' }));
  expect(page).not.toContain('hidden words');
  expect(page).toContain('{{state.secret}}');
});

test('fills text with values of the query, but not attributes', () => {
  const page = html(
    element('Text', {
      text: '<p title="{{state.location.query.style}}">For {{state.location.query.style}}, <a title="a>b" href="{{state.location.query.url}}">x</a> <a href="{{state.own}}">own</a></p>',
    }),
  );
  expect(page).toContain('For fixed,');
  expect(page).toContain('href="/own"');
  expect(page).not.toContain('evil.example');
});

test.each<[string, string, object]>([
  ['Core:Button', 'component.options.link', { text: 'Go' }],
  ['Text', 'linkUrl', { text: 'Go' }],
  ['Text', 'properties.href', { text: 'Go' }],
  ['Image', 'component.options.image', { altText: 'Go' }],
  ['Video', 'component.options.video', {}],
  ['Embed', 'component.options.url', {}],
])('accepts no URL of %s from the query: %s', (component, target, options) => {
  const page = html(bound(component, { [target]: 'state.location.query.url' }, options));
  expect(page).not.toContain('evil.example');
});

test('accepts no code, style or attribute from the query', () => {
  expect(html(bound('Custom Code', { 'component.options.code': 'state.location.query.code' }))).not.toContain('iframe');
  const styled = html(
    bound(
      'Text',
      {
        'style.position': 'state.location.query.style',
        'responsiveStyles.large': 'state.location.query',
        'properties.title': 'state.location.query.words',
        properties: 'state.location.query',
        'component.options': 'state.location.query',
        class: 'state.location.query.style',
      },
      { text: 'Words' },
    ),
  );
  expect(styled).not.toMatch(/fixed|evil/);
  const sized = html(bound('Iframe', { 'component.options.height': 'state.location.query.style' }, { url: '/x' }));
  expect(sized).not.toContain('fixed');
});

test('keeps the value from staff where the query is not allowed, and says so in the editor', () => {
  const block = element('Text', { text: 'Go' }, { href: '/kept', bindings: { linkUrl: 'state.location.query.url' } });
  expect(html(block)).toContain('href="/kept"');
  const note = 'is bound to what visitors may write into the address; it can only be shown as text.';
  expect(resolved(block, true)[0]?.notes).toEqual([`“linkUrl” ${note}`]);
  const link = bound('Core:Button', { 'component.options.link': 'state.location.query.url' }, { text: 'Go' });
  expect(resolved(link, true)[0]?.notes).toEqual([`“component.options.link” ${note}`]);
});

test('tracks values of the query in shared blocks and lists', () => {
  const inner = bound('Text', { 'component.options.text': 'state.heading', linkUrl: 'state.to' });
  const symbol = element(
    'Symbol',
    { symbol: { entry: 's', data: {}, content: { id: 's', data: { blocks: [{ ...inner, id: 'b' }] } } } },
    {
      bindings: {
        'component.options.symbol.data.heading': 'state.location.query.words',
        'component.options.symbol.data.to': 'state.location.query.url',
      },
    },
  );
  const page = html(symbol);
  expect(page).toContain('&lt;a href=');
  expect(page).not.toMatch(/<(?:a|img)\b/);
  const tiles = bound(
    'Link Columns',
    { 'component.options.columns[0].links[0].url': 'state.location.query.url' },
    { columns: [{ heading: 'Heading', links: [{ label: 'Words', url: '/x' }] }] },
  );
  expect(html(tiles)).not.toContain('evil.example');
});

test('allows conditions on values of the query, and choices between URLs from staff', () => {
  const shown = (code: string): boolean => resolved(bound('Text', { show: code }, { text: 'x' })).length === 1;
  expect(shown('state.location.query.style == "fixed"')).toBe(true);
  expect(shown('state.location.query.style === "fixed" && state.location.query.url.length > 3')).toBe(true);
  expect(shown('state.location.query.missing')).toBe(false);
  expect(shown('!state.location.query.style')).toBe(false);
  const chosen = bound('Text', { linkUrl: 'state.location.query.style == "fixed" ? "/a" : "/b"' }, { text: 'x' });
  expect(html(chosen)).toContain('href="/a"');
});
