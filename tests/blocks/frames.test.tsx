import { describe, expect, test } from 'vitest';
import { blockDeclarations } from '../../src/blocks/declarations.gen.ts';
import { frameOrigins } from '../../src/blocks/render/frame-origins.ts';
import { HOSTILE_TEXTS } from '../support/pages/hostile-texts.ts';
import { tagsIn } from '../support/pages/html-tags.ts';
import { elementOf, renderBlock } from '../support/pages/render-block.tsx';

const RULES = { origin: 'https://store.example', allowsLocal: false };

const frameIn = (html: string): Readonly<Record<string, string>> | undefined =>
  tagsIn(html).find(({ name }) => name === 'iframe')?.attributes;
const frameOf = (name: string, options: object) => frameIn(renderBlock(name, options));
const rightsOf = (name: string, options: object): string[] => (frameOf(name, options)?.sandbox ?? '').split(' ');

describe('permissions of a frame', () => {
  test.each([
    ['Custom Code', { code: '<p>x</p>' }],
    ['Embed', { content: '<p>x</p>' }],
    ['Script', { code: '<p>x</p>' }],
    ['Script', { src: 'https://cdn.example/a.js' }],
  ])('pasted code runs without the origin of the site: %s', (name, options) => {
    expect(rightsOf(name, options)).toContain('allow-scripts');
    expect(rightsOf(name, options)).not.toContain('allow-same-origin');
    expect(frameOf(name, options)?.src).toBe('/frames/builder-1?page=%2Fx-rings');
    expect(renderBlock(name, options)).not.toContain('<p>x</p>');
  });

  test.each([
    ['Iframe', { url: '/as568-sizing-chart' }],
    ['Iframe', { url: 'https://store.example/as568-sizing-chart' }],
    ['Iframe', { url: 'https://STORE.example:443/as568-sizing-chart' }],
    ['Script', { src: '/assets/table.html' }],
    ['Embed', { url: '/assets/table.html' }],
  ])('a page of this site never has both JavaScript and its origin: %s %j', (name, options) => {
    expect(rightsOf(name, options)).toContain('allow-same-origin');
    expect(rightsOf(name, options)).not.toContain('allow-scripts');
  });

  test.each([
    ['Iframe', { url: 'https://maps.example/a?b=1#c' }],
    ['Script', { src: 'https://maps.example/a?b=1#c' }],
    ['Embed', { url: 'https://maps.example/a?b=1#c' }],
  ])('a foreign page keeps its origin, without cookies, and gets only our origin: %s', (name, options) => {
    expect(rightsOf(name, options)).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin']));
    expect(rightsOf(name, options).filter((right) => right.startsWith('allow-top'))).toEqual([]);
    expect(frameOf(name, options)).toMatchObject({
      src: 'https://maps.example/a?b=1#c',
      referrerpolicy: 'strict-origin',
      loading: 'lazy',
      credentialless: '',
      allow: 'fullscreen',
    });
  });
});

test('a frame has a title, fills the width and is 568 px high by default', () => {
  expect(frameOf('Iframe', { url: '/faq' })).toMatchObject({
    title: 'Embedded page',
    style: 'width:100%;height:568px',
  });
  const told = { url: '/faq', title: 'Questions', width: '50%', height: '20rem' };
  expect(frameOf('Iframe', told)).toMatchObject({ title: 'Questions', style: 'width:50%;height:20rem' });
});

const NOT_FRAMED = [
  'http://maps.example/',
  'http://localhost:3000/',
  'javascript:alert(1)',
  'data:text/html,<p>x</p>',
  'mailto:a@b.example',
  '#part',
  'maps',
  'https://user:secret@maps.example/',
  'https://intranet/',
  'https://[::1]/',
  '//maps.example/',
];

describe.each(NOT_FRAMED)('%s', (url) => {
  test('is not framed, and staff see a note in the editor', () => {
    expect(renderBlock('Iframe', { url })).toBe('');
    const edited = renderBlock('Iframe', { url }, { editing: true });
    expect(frameIn(edited)).toBeUndefined();
    expect(edited).toContain('cannot be framed');
    expect(edited).toContain('https://');
  });
});

test('a missing URL is not an error', () => {
  expect(renderBlock('Iframe', { url: '' }, { editing: true })).toBe('');
});

test('local servers can be framed in development', () => {
  const frames = { ...RULES, allowsLocal: true };
  expect(frameIn(renderBlock('Iframe', { url: 'http://localhost:3000/a' }, { frames }))?.src).toBe(
    'http://localhost:3000/a',
  );
});

describe('allowed frame origins of a page', () => {
  const iframe = (id: string, url: string) => elementOf(id, 'Iframe', { url });

  test('are those of its foreign frames, each once; pages of this site need none', () => {
    const elements = [
      iframe('a', 'https://maps.example/1'),
      iframe('b', 'https://maps.example/2'),
      iframe('c', 'https://videos.example:8443/x'),
      iframe('d', '/faq'),
      elementOf('e', 'Script', { code: '<iframe src="https://inside.example/"></iframe>' }),
      elementOf('f', 'Text', { text: '<iframe src="https://text.example/"></iframe>' }),
    ];
    expect(frameOrigins(elements, RULES)).toEqual(['https://maps.example', 'https://videos.example:8443']);
  });

  test('include those in columns, symbols, sections and form messages', () => {
    const inside = (host: string) => ({ ...iframe(host, `https://${host}.example/`), children: [] });
    const elements = [
      elementOf('a', 'Columns', {
        columns: [{ blocks: [elementOf('b', 'Columns', { columns: [{ blocks: [inside('columns')] }] })] }],
      }),
      elementOf('c', 'Symbol', { symbol: { content: { id: 's', data: { blocks: [inside('symbol')] } } } }),
      elementOf('d', 'Core:Section', {}, [inside('section')]),
      elementOf('e', 'Form:Form', { successMessage: [inside('form')] }),
      { id: 'f', children: [inside('box')] },
    ];
    expect(frameOrigins(elements, RULES)).toEqual(
      ['columns', 'symbol', 'section', 'form', 'box'].map((host) => `https://${host}.example`),
    );
  });

  test('exclude those of hidden content', () => {
    const hidden = iframe('hidden', 'https://hidden.example/');
    const elements = [
      elementOf('a', 'Text', { text: '<p>x</p>' }, [hidden]),
      elementOf('b', 'No Such Block', { columns: [{ blocks: [hidden] }] }),
      elementOf('c', 'Script', { code: '<p>x</p>', src: 'https://hidden.example/' }),
      elementOf('d', 'Script', { src: 'https://hidden.example/a.js' }),
      elementOf('e', 'Embed', { content: '<p>x</p>', url: 'https://hidden.example/' }),
    ];
    expect(frameOrigins(elements, RULES)).toEqual([]);
  });

  test('cannot be more than one source of a policy', () => {
    const addresses = [
      ...HOSTILE_TEXTS,
      'https://*',
      'https://*.example.com',
      'https://a;b.example',
      'https://a,b.example',
      "https://'self'.example",
      'https://a.example; script-src *',
      'https:',
      'https://',
    ];
    for (const url of addresses) {
      for (const origin of frameOrigins([iframe('a', url)], RULES))
        expect(origin).toMatch(/^https:\/\/[\w.-]+(:\d+)?$/);
    }
    expect(frameOrigins([iframe('a', 'https://*'), iframe('b', 'https://a;b.example')], RULES)).toEqual([]);
  });
});

test('include every foreign page that a block frames', () => {
  const url = 'https://framed.example/page';
  const framing = blockDeclarations.flatMap(({ name, inputs }) => {
    const links = Object.entries(inputs).filter(([, { type }]) => type === 'link' || type === 'image');
    const options = Object.fromEntries(links.map(([input]) => [input, url]));
    return frameOf(name, options)?.src === url
      ? [{ name, origins: frameOrigins([elementOf('x', name, options)], RULES) }]
      : [];
  });
  expect(framing.map(({ name }) => name)).toEqual(['Embed', 'Iframe', 'Script']);
  for (const { name, origins } of framing) expect(origins, name).toEqual(['https://framed.example']);
});
