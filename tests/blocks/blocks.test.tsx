import { describe, expect, test } from 'vitest';
import { anchorId, slug } from '../../src/blocks/anchor.ts';
import { widthHint } from '../../src/blocks/width-hint.ts';
import { elementOf, renderBlock, renderPage } from '../support/pages/render-block.tsx';

const render = renderBlock;

describe('pictures', () => {
  test('a drawing is inlined in the page, and its description is its name', () => {
    const html = render('Image', { image: '/drawings/o-ring.svg' });
    expect(html).toMatch(/<svg[^>]* role="img" aria-label="[^"]{10,}"/);
    expect(html).not.toContain('<img');
  });

  test('shows only the alternative text of a drawing that does not exist', () => {
    expect(render('Image', { image: '/drawings/nothing.svg', altText: 'A seal' })).toContain('>A seal<');
    expect(render('Image', { image: '/drawings/nothing.svg' })).toBe('');
  });

  test('a photo has the widths of the site and reserved space', () => {
    const html = render('Image', { image: '/photos/ring.jpg', altText: 'A ring', aspectRatio: 0.5 });
    for (const width of [640, 750, 828, 1080, 1200, 1920, 2048, 3840])
      expect(html).toContain(`/_next/image?url=%2Fphotos%2Fring.jpg&amp;w=${width}&amp;q=75 ${width}w`);
    expect(html).toContain('padding-top:50%');
    expect(html).toContain('loading="lazy"');
    // The default options of a new picture; only one with high priority loads eagerly.
    expect(render('Image', { image: '/photos/ring.jpg', lazy: false })).toContain('loading="lazy"');
    expect(render('Image', { image: '/photos/ring.jpg', highPriority: true })).toContain('loading="eager"');
  });
});

test.each([
  ['240px', '240px'],
  [' 20rem ', '20rem'],
  ['62.5%', '62.5%'],
  ['240', undefined],
  ['10vw', undefined],
  ['1px;color:red', undefined],
  ['calc(1px)', undefined],
  ['-4px', undefined],
])('reads the width hint %j as %j', (hint, width) => {
  expect(widthHint(hint)).toBe(width);
});

test('anchors contain no white space, slugs only letters, digits and hyphens', () => {
  expect(anchorId(' Jacket  profiles ')).toBe('Jacket-profiles');
  expect(anchorId('  ')).toBeUndefined();
  expect(slug('Can I reuse my O-ring gland?')).toBe('can-i-reuse-my-o-ring-gland');
});

describe('options of a block appear in the page', () => {
  const picture = { image: '/drawings/o-ring.svg', altText: 'A ring', title: 'Ring', width: '12rem' };

  test.each([
    ['ImgCarousel', { items: [picture] }],
    ['Image Content Blocks', { items: [picture] }],
    ['Content Blocks', { items: [picture] }],
    ['TabContent', { tabs: [{ label: 'One', items: [picture] }] }],
  ])('%s shows its pictures in the given width', (name, options) => {
    const html = render(name, options);
    expect(html).toContain('style="width:12rem"');
    expect(html).toContain('aria-label="A ring"');
  });

  test.each([
    ['Table of Contents', { items: [{ label: 'One', url: '#one' }] }],
    ['Script', { code: '<p>One</p>' }],
    ['Iframe', { url: '/as568-sizing-chart' }],
    ['ClientSideStore', {}],
  ])('%s has the given anchor', (name, options) => {
    expect(render(name, { ...options, id: 'here' })).toMatch(/^<\w+ id="here"/);
  });
});

describe('incomplete options are left out', () => {
  test.each([
    ['Lower Call to Action', { heading: 'Ask', actions: [{ label: 'Nowhere', url: 'javascript:x' }] }],
    ['Content Header', { heading: 'Ask', actions: [{ label: 'Nowhere' }] }],
    ['Tile Grid', { items: [{ title: 'Nowhere' }] }],
    ['Link Columns', { columns: [{ heading: 'One', links: [{ label: 'Nowhere' }] }] }],
    ['Footer', { links: [{ label: 'Nowhere' }] }],
  ])('%s renders no link without a URL', (name, options) => {
    expect(render(name, options)).not.toContain('Nowhere');
  });

  test('a block without content renders nothing', () => {
    for (const name of ['Text', 'FAQ', 'List', 'Tile Grid', 'Counter', 'Image', 'Video', 'Iframe', 'Data Table'])
      expect(render(name, {}), name).toBe('');
  });
});

test('the header of a page without a breadcrumb has no navigation, and one column without a drawing', () => {
  const options = { heading: 'X-rings', image: '/drawings/x-ring.svg' };
  expect(render('Content Header', options)).toContain('<nav');
  expect(render('Content Header', options, { crumbs: [] })).not.toContain('<nav');
  expect(render('Content Header', options)).toContain('<figure');
  expect(render('Content Header', { ...options, showImage: false })).not.toContain('<figure');
});

test('the toggle hides a link, but not its block', () => {
  const item = { title: 'Size', btnTitle: 'Sizes', btnLink: '/sizes' };
  expect(render('Content Blocks', { items: [item] })).toContain('href="/sizes"');
  const hidden = render('Content Blocks', { items: [{ ...item, toggleBtn: true }] });
  expect(hidden).not.toContain('href="/sizes"');
  expect(hidden).toContain('Size');
});

test('an FAQ entry has an anchor, and duplicates have different ones', () => {
  const item = { question: 'How much?', answer: '<p>Ask.</p>' };
  const html = render('FAQ', { id: 'faq', items: [item, item] });
  expect(html).toContain('id="faq-how-much"');
  expect(html).toContain('id="faq-how-much-1"');
});

test('the table of contents lists the anchored headings of the page, including those in columns and symbols', () => {
  const list = (id: string, heading: string) => elementOf(`b-${id}`, 'List', { id, heading, items: [{ text: 'x' }] });
  const html = renderPage([
    elementOf('toc', 'Table of Contents', {}),
    list('one', 'One'),
    elementOf('columns', 'Columns', { columns: [{ blocks: [list('two', 'Two')] }] }),
    elementOf('symbol', 'Symbol', {
      symbol: { content: { id: 'shared', data: { blocks: [list('three', 'Three')] } } },
    }),
  ]);
  const links = [...html.matchAll(/<a href="(#[^"]*)">([^<]*)<\/a>/g)].map(([, href, label]) => [href, label]);
  expect(links).toEqual([
    ['#one', 'One'],
    ['#two', 'Two'],
    ['#three', 'Three'],
  ]);
});

test('a table labels its columns and rows, and aligns numbers to the right', () => {
  const html = render('Data Table', {
    caption: 'Series',
    head: [{ text: 'Series' }, { text: 'mm', numeric: true }],
    rows: [{ cells: [{ text: '2xx' }, { text: '3.53' }] }],
  });
  expect(html).toContain('<th role="columnheader" scope="col" class="text-number">mm</th>');
  expect(html).toContain('<th role="rowheader" scope="row">2xx</th><td role="cell" class="text-number">3.53</td>');
});

test('a wide table of words names the column of each cell that is not a dash, for phones', () => {
  const html = render('Data Table', {
    head: ['Family', 'Rubber', 'Plastic', 'Buy by'].map((text) => ({ text })),
    rows: [{ cells: ['O-rings', 'NBR', '–', 'Store'].map((text) => ({ text })) }],
  });
  expect(
    [...html.matchAll(/<td[^>]* data-label="([^"]*)">([^<]*)</g)].map(([, column, cell]) => [column, cell]),
  ).toEqual([
    ['Rubber', 'NBR'],
    ['Buy by', 'Store'],
  ]);
});
