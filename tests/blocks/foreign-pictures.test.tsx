import { expect, test } from 'vitest';
import { entryCss } from '../../src/blocks/render/entry-css.ts';
import { responsiveCss } from '../../src/blocks/render/responsive-css.ts';
import { parseElements } from '../../src/domain/site/content/element.ts';
import { renderPage } from '../support/pages/render-block.tsx';

const MEDIA = ['https://cdn.builder.io'];
const STORE = 'https://store.example';

const page = (style: object, mediaOrigins: readonly string[] = MEDIA): string =>
  renderPage(
    parseElements([
      { id: 'a', '@type': '@builder.io/sdk:Element', responsiveStyles: { large: { color: 'red', ...style } } },
      {
        id: 'tabs',
        '@type': '@builder.io/sdk:Element',
        component: { name: 'Builder: Tabs', options: { tabs: [{ label: [], content: [] }], activeTabStyle: style } },
      },
    ]),
    { mediaOrigins },
  );

test.each([
  'url(https://evil.example/track.png)',
  'url("https://evil.example/track.png"), url(/own.png)',
  'url(HTTPS://EVIL.EXAMPLE/a.png)',
  'url(https://cdn.builder.io.evil.example/a.png)',
  'url(https://cdn.builder.io@evil.example/a.png)',
  'url(https://cdn.builder.io:8443/a.png)',
  'url(//evil.example/a.png)',
  'linear-gradient(red, blue), url(https://evil.example/a.png)',
])('removes a picture of another site from the styles of an element: %s', (value) => {
  for (const name of ['backgroundImage', '--picture', 'filter', 'listStyle']) {
    const html = page({ [name]: value });
    expect(html).toContain('color:red');
    expect(html.toLowerCase()).not.toContain('evil.example');
    expect(html).not.toContain('cdn.builder.io');
  }
});

test.each([
  ['url(/assets/a.png)', 'url("/assets/a.png")'],
  [`url(${STORE}/assets/a.png)`, `url("${STORE}/assets/a.png")`],
  [
    'url(https://cdn.builder.io/api/v1/image/a.png?width=2)',
    'url("https://cdn.builder.io/api/v1/image/a.png?width=2")',
  ],
])('keeps a picture of this site or of the space: %s', (value, expected) => {
  expect(page({ backgroundImage: value }).split(expected)).toHaveLength(3);
});

test('allows no other site when no space is connected', () => {
  expect(page({ backgroundImage: 'url(https://cdn.builder.io/a.png)' }, [])).not.toContain('url(');
  const [element] = parseElements([
    { id: 'a', responsiveStyles: { large: { backgroundImage: 'url(https://cdn.builder.io/a.png)' } } },
  ]);
  expect(element && responsiveCss(element)).toBe('');
});

test('removes pictures of other sites from the rules of a page', () => {
  const css =
    '.a { background: url(https://evil.example/a.png); color: red } .b { background: url(https://cdn.builder.io/a.png) }';
  expect(entryCss(css, 'abc', MEDIA)).toBe(
    '[builder-content-id="abc"] .a{color:red}[builder-content-id="abc"] .b{background:url("https://cdn.builder.io/a.png")}',
  );
});
