import { describe, expect, test } from 'vitest';
import { embedRatio } from '../../src/blocks/embed/embed-ratio.ts';
import { resolveElements, type Visit } from '../../src/blocks/render/resolve-elements.ts';
import type { ContentElement } from '../../src/domain/site/content/element.ts';
import { tagsIn } from '../support/pages/html-tags.ts';
import { elementOf, renderBlock, renderPage } from '../support/pages/render-block.tsx';

const PHOTO = '/photos/ring.jpg';
const words = (id: string, html = `<p>${id}</p>`) => elementOf(id, 'Text', { text: html });
const styled = (element: ContentElement, large: Readonly<Record<string, string>>): ContentElement => ({
  ...element,
  responsiveStyles: { large },
});
const attributesOf = (html: string, name: string, place = 0): Readonly<Record<string, string>> | undefined =>
  tagsIn(html).filter((tag) => tag.name === name)[place]?.attributes;

describe('a button', () => {
  const BOX = 'builder-block builder-1';

  test('renders a link, or a button without one', () => {
    const link = attributesOf(renderBlock('Core:Button', { text: 'Go', link: '/x', openLinkInNewTab: true }), 'a');
    expect(link).toMatchObject({ href: '/x', target: '_blank', 'builder-id': 'builder-1' });
    expect(link?.class?.startsWith(BOX)).toBe(true);
    const button = attributesOf(renderBlock('Core:Button', { text: 'Go' }), 'button');
    expect(button).toMatchObject({ type: 'button', 'builder-id': 'builder-1' });
    expect(renderBlock('Core:Button', { text: 'Go', link: 'javascript:x' })).not.toContain('href');
  });

  test('has the style of the site until staff set one', () => {
    expect(renderBlock('Core:Button', { text: 'Go', priority: 'primary' })).toContain('button-primary');
    const own = renderPage([
      styled(elementOf('b', 'Core:Button', { text: 'Go', priority: 'primary' }), { color: 'red' }),
    ]);
    expect(own).toContain('class="builder-block b button-block-bare"');
  });

  test("links to its block's URL, and is not a link inside another", () => {
    const linked = { ...elementOf('b', 'Core:Button', { text: 'Go' }), href: '/sizes' };
    expect(attributesOf(renderPage([linked]), 'a')?.href).toBe('/sizes');
    const title = [elementOf('inner', 'Core:Button', { text: 'Go', link: '/x' })];
    expect(renderPage([elementOf('a', 'Builder:Accordion', { items: [{ title, detail: [] }] })])).not.toContain('<a');
  });

  test('without text is empty for visitors, and selectable for staff', () => {
    expect(renderBlock('Core:Button', { link: '/x' })).toBe('');
    expect(renderBlock('Core:Button', { link: '/x' }, { editing: true })).toContain('builder-id="builder-1"');
  });
});

test('a text uses styles of staff if set, else those of the site', () => {
  expect(renderPage([styled(words('t'), { fontSize: '20px' })])).toContain(
    'class="builder-text rich-text text-block-bare"',
  );
  expect(renderPage([words('t')])).toContain('class="builder-text rich-text"');
});

describe('columns', () => {
  const html = (options: object) => renderPage([elementOf('cols', 'Columns', options)]);

  test('share the width that the spacing leaves, for any spacing', () => {
    const found = html({ columns: [{ width: 60 }, { width: 40 }], space: 400 });
    expect(found).toContain('--column-width:calc(60% - 240px);--column-space:0');
    expect(found).toContain('--column-width:calc(40% - 160px);--column-space:400px');
    expect(html({ columns: [{}, {}, {}, {}], space: 0 })).toContain('--column-width:calc(25% - 0px)');
  });

  test('have one area each', () => {
    expect(html({ columns: [{}, {}] })).toContain(
      'builder-parent-id="cols" builder-path="component.options.columns.1.blocks"',
    );
  });

  test("stack with the site's spacing only if none of their blocks sets one", () => {
    expect(html({ columns: [{ blocks: [words('a')] }, { blocks: [words('b')] }] })).toContain('--stacked-gap');
    const spaced = styled(words('b'), { marginTop: '20px' });
    expect(html({ columns: [{ blocks: [words('a')] }, { blocks: [spaced] }] })).not.toContain('--stacked-gap');
  });

  test('stack at the breakpoints of the space', () => {
    const entry = [elementOf('cols', 'Columns', { columns: [{}, {}] })];
    expect(renderPage(entry, {}, { medium: 800, small: 500 })).toContain(
      '@media (max-width:800px){.builder-columns-tablet{',
    );
    expect(renderPage(entry)).toContain('@media (max-width:991px){.builder-columns-tablet{');
  });

  test('a column with a URL is a link; with links in it, an overlay link below those', () => {
    const column = (...blocks: ContentElement[]) => html({ columns: [{ blocks, link: '/x' }] });
    expect(column(words('a'))).toMatch(/<a class="builder-column" href="\/x"[^>]*><div class="builder-blocks"/);
    for (const inner of [words('a', '<a href="/y">Y</a>'), elementOf('b', 'Core:Button', { text: 'Y', link: '/y' })]) {
      const found = column(inner);
      expect(found).toContain('builder-column cover-link-box');
      expect(found).toMatch(/<a class="cover-link" href="\/x"><span class="visually-hidden">Read on<\/span><\/a>/);
      expect(found).not.toMatch(/<a\b(?:(?!<\/a>).)*<a\b/s);
    }
  });
});

describe('a box with a URL', () => {
  const box = (...children: ContentElement[]): ContentElement => ({ id: 'box', href: '/x', children });

  test('is a link around its content', () => {
    expect(renderPage([box(words('a'))])).toMatch(/<a class="builder-block box"[^>]* href="\/x"><div/);
  });

  test('never nests links', () => {
    const inner: ContentElement = { id: 'inner', href: '/y', children: [words('a')] };
    const found = renderPage([box(inner)]);
    expect(found).toContain('class="cover-link" href="/x"');
    expect(found).toMatch(/<a class="builder-block inner"[^>]* href="\/y"/);
  });
});

describe('a section', () => {
  test('is full width when staff set it, and 1200 px inside', () => {
    const section = elementOf('s', 'Core:Section', {}, [words('a')]);
    const wide = renderPage([styled(section, { width: '100vw', marginLeft: 'calc(50% - 50vw)' })]);
    expect(wide).toContain('class="builder-block s page-blocks-full"');
    expect(wide).toContain('<section class="section-block" style="max-width:1200px">');
    expect(renderPage([section])).not.toContain('page-blocks-full');
  });
});

describe('a picture', () => {
  const image = (options: object) => renderBlock('Image', { image: PHOTO, altText: 'A ring', ...options });
  const img = (options: object) => attributesOf(image(options), 'img');

  test('has its natural size without a ratio; with one it fills its block', () => {
    expect(image({})).not.toMatch(/aspect-ratio|media-layers-sizer|media-layers-fill/);
    expect(image({ aspectRatio: 0.5 })).toContain('<div class="media-layers-sizer" style="padding-top:50%"></div>');
    expect(img({ aspectRatio: 0.5 })?.class).toBe('builder-image media-layers-fill');
  });

  test('applies its options', () => {
    expect(img({ title: 'Ring', sizes: '50vw', width: 800, height: 400 })).toMatchObject({
      title: 'Ring',
      sizes: '50vw',
      width: '800',
      height: '400',
      alt: 'A ring',
      loading: 'lazy',
      style: 'object-fit:cover;object-position:center',
    });
    expect(img({ backgroundSize: 'contain', backgroundPosition: 'top left' })?.style).toBe(
      'object-fit:contain;object-position:top left',
    );
    expect(img({ highPriority: true })).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
    expect(img({})).not.toHaveProperty('fetchpriority');
  });

  test('is as high as the blocks in it, or is behind them', () => {
    const on = (fitContent: boolean) =>
      renderPage([elementOf('i', 'Image', { image: PHOTO, aspectRatio: 0.5, fitContent }, [words('over')])]);
    expect(on(true)).toContain('media-layers-inside');
    expect(on(true)).not.toContain('media-layers-sizer');
    expect(on(false)).toMatch(/media-layers-sizer.*media-layers-over.*over/s);
  });

  test('without a box is the block itself', () => {
    const raw = attributesOf(renderBlock('Raw:Img', { image: PHOTO, altText: 'A ring', aspectRatio: 1.5 }), 'img');
    expect(raw).toMatchObject({ class: 'builder-raw-img raw-img builder-block builder-1', 'builder-id': 'builder-1' });
    expect(raw?.style).toContain('aspect-ratio:1.5');
    expect(raw?.srcset).toContain('/_next/image');
  });
});

describe('a video', () => {
  const video = (options: object) => renderBlock('Video', { video: '/v.mp4', ...options });

  test('plays with its options', () => {
    const options = { loop: true, muted: true, fit: 'contain', position: 'top', preload: 'auto', lazyLoad: false };
    expect(attributesOf(video(options), 'video')).toMatchObject({
      loop: '',
      muted: '',
      playsinline: '',
      preload: 'auto',
      style: 'object-fit:contain;object-position:top',
    });
    expect(attributesOf(video({ lazyLoad: true, preload: 'auto' }), 'video')?.preload).toBe('none');
    expect(attributesOf(video({ playsInline: false }), 'video')).not.toHaveProperty('playsinline');
  });

  test('autoplays only when muted, and only with JavaScript, which first checks reduced motion', () => {
    const silent = video({ autoPlay: true, muted: true, controls: false });
    expect(silent).toContain('data-enhance="video" data-bare=""');
    expect(silent).not.toContain('autoplay');
    expect(video({ autoPlay: true, muted: true, controls: true })).not.toContain('data-bare');
    expect(video({ autoPlay: true, muted: false })).not.toContain('data-enhance');
    for (const html of [silent, video({})]) expect(attributesOf(html, 'video')).toHaveProperty('controls');
  });

  test('keeps its ratio and the blocks on it', () => {
    expect(video({ aspectRatio: 0.75 })).toContain('padding-top:75%');
    expect(video({ aspectRatio: 0 })).not.toContain('media-layers-sizer');
    expect(renderPage([elementOf('v', 'Video', { video: '/v.mp4' }, [words('over')])])).toContain('<p>over</p>');
  });
});

describe('embedded third-party content', () => {
  const frame = (options: object) => attributesOf(renderBlock('Embed', options), 'iframe')?.style;

  test.each([
    ['<div style="position:relative; padding-bottom: 75%"><iframe src="https://a.example"></iframe></div>', '', 0.75],
    ['<iframe width="560" height="315" src="https://a.example"></iframe>', '', 0.5625],
    ['<iframe width="100%" height="315" src="https://a.example"></iframe>', 'https://a.example', 0.5625],
    ['<p>Words</p>', '', 0],
    ['', 'https://a.example', 0.5625],
  ])('the ratio of %j at %j is %d', (content, url, ratio) => {
    expect(embedRatio(content, url)).toBe(ratio);
  });

  test('keeps a ratio, or the configured height', () => {
    expect(frame({ url: 'https://maps.example/a' })).toBe('width:100%;aspect-ratio:1 / 0.5625');
    expect(frame({ url: 'https://maps.example/a', aspectRatio: 1 })).toBe('width:100%;aspect-ratio:1 / 1');
    expect(frame({ url: 'https://maps.example/a', height: '300px' })).toBe('width:100%;height:300px');
    expect(frame({ content: '<p>Words</p>' })).toBe('width:100%;height:568px');
  });
});

describe('expandable blocks', () => {
  const items = [
    { title: [words('t1')], detail: [words('d1')] },
    { title: [words('t2')], detail: [words('d2')] },
  ];

  test('an accordion opens without JavaScript, one item at a time if configured', () => {
    const html = renderBlock('Builder:Accordion', { items });
    expect(html).toMatch(/<details><summary class="builder-accordion-title">.*t1.*<\/summary>.*d1.*<\/details>/s);
    expect(html).toContain('builder-path="component.options.items.1.detail"');
    expect(renderBlock('Builder:Accordion', { items, oneAtATime: true })).toContain('<details name="builder-1-items">');
    expect(renderBlock('Builder:Accordion', { items, grid: true, gridRowWidth: '50%' })).toContain('--item-width:50%');
  });

  test('tabs link to their parts without JavaScript', () => {
    const tabs = items.map(({ title, detail }) => ({ label: title, content: detail }));
    const html = renderBlock('Builder: Tabs', { tabs, defaultActiveTab: 2 });
    expect(html).toContain('data-first="1"');
    for (const [index, tab] of tagsIn(html)
      .filter(({ name }) => name === 'a')
      .entries()) {
      expect(tab.attributes.href).toBe(`#builder-1-tab-${index + 1}`);
      expect(html).toContain(`id="builder-1-tab-${index + 1}"`);
    }
    expect(html).toContain('builder-path="component.options.tabs.0.label"');
  });

  test('the open tab has its configured style, limited to its rule', () => {
    const of = (activeTabStyle: object) =>
      renderPage([elementOf('tabs', 'Builder: Tabs', { tabs: [{ label: [], content: [] }], activeTabStyle })]);
    expect(of({ backgroundColor: 'red' })).toContain('[aria-selected="true"]{background-color:red}');
    expect(of({ color: 'red}</style><script>' })).not.toContain('script>');
  });
});

describe('blocks with resolved content', () => {
  const VISIT: Visit = {
    visitor: { urlPath: '/', device: 'mobile', locale: '' },
    state: {},
    now: 0,
    isEditing: false,
  };
  const variants = [
    { query: [{ property: 'device', operator: 'is', value: 'mobile' }], blocks: [words('phones')] },
    { query: [{ property: 'device', operator: 'is', value: 'tablet' }], blocks: [words('tablets')] },
  ];
  const container = (options: object) =>
    elementOf('p', 'PersonalizationContainer', { variants, ...options }, [words('everyone')]);

  test('a visitor gets one version, and nothing of the others', () => {
    const html = renderPage(resolveElements([container({})], VISIT));
    expect(html).toContain('class="builder-personalization-container builder-block p"');
    expect(html).toContain('phones');
    expect(html).not.toMatch(/tablets|everyone/);
  });

  test('staff see the selected version, else the one for everyone', () => {
    const html = (options: object) =>
      renderPage(resolveElements([container(options)], { ...VISIT, isEditing: true }), { editing: true });
    expect(html({})).toMatch(/builder-path="children"[^>]*>.*everyone/s);
    expect(html({})).not.toContain('phones');
    expect(html({ previewingIndex: 1 })).toMatch(/builder-path="component.options.variants.1.blocks"[^>]*>.*tablets/s);
  });

  test('a slot is an area of its shared blocks', () => {
    const slot = elementOf('slot', 'Slot', { name: 'aside' });
    const content = { id: 'shared', data: { blocks: [slot] } };
    const symbol = elementOf('sym', 'Symbol', { symbol: { data: { aside: [words('given')] }, content } });
    const html = renderPage(resolveElements([symbol], VISIT));
    expect(html).toMatch(/builder-parent-id="sym" builder-path="component.options.symbol.data.aside"[^>]*>.*given/s);
    expect(html).not.toContain('builder-slot');
    expect(renderPage([slot])).toContain('builder-slot="aside"');
  });
});

describe('form fields', () => {
  const input = (options: object) => elementOf('f', 'Form:Input', { name: 'size', ...options });
  const BARE = { borderColor: 'red' };

  test('apply the styles of staff to the field, and keep a typed label', () => {
    const silent = attributesOf(renderPage([styled(input({ placeholder: 'Twelve' }), BARE)]), 'input');
    expect(silent).toMatchObject({
      class: 'builder-block f form-field-bare',
      placeholder: 'Twelve',
      'aria-label': 'Twelve',
    });
    const labeled = renderPage([styled(input({ label: 'Size' }), BARE)]);
    expect(labeled).toMatch(/<label for="f-field">Size<\/label><input[^>]* id="f-field"/);
    expect(labeled).not.toContain('aria-label');
  });

  test('without styles use those of the site', () => {
    const html = renderPage([input({ label: 'Size' })]);
    expect(html).toContain('<div class="field"><label for="f-field">Size</label>');
    expect(html).toContain('class="builder-block f field-input"');
  });

  test.each(['Form:Select', 'Form:TextArea', 'Form:SubmitButton', 'Form:Form'])('%s is its own box', (name) => {
    const tags = tagsIn(renderBlock(name, { name: 'x' })).filter(({ attributes }) => 'builder-id' in attributes);
    expect(tags.map((tag) => tag.name)).toEqual([
      { 'Form:Select': 'select', 'Form:TextArea': 'textarea', 'Form:SubmitButton': 'button', 'Form:Form': 'form' }[
        name
      ],
    ]);
  });
});

test.each(['Fragment', 'Core:Fragment', 'Vendor:Unknown'])('renders the content of %s', (name) => {
  expect(renderPage([elementOf('box', name, {}, [words('inside')])])).toContain('<p>inside</p>');
});

test('a block that is its own box shows its unsupported features in a note', () => {
  const button = { ...elementOf('b', 'Core:Button', { text: 'Go' }), notes: ['Actions do not run on this site.'] };
  expect(renderPage([button], { editing: true })).toContain('Actions do not run on this site.');
  expect(renderPage([button])).not.toContain('Actions');
});
