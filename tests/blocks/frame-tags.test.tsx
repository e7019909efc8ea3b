import { expect, test } from 'vitest';
import { parseElements } from '../../src/domain/site/content/element.ts';
import { renderBlock, renderPage } from '../support/pages/render-block.tsx';

const element = (name: string | null, options: object, rest: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id: 'builder-1',
  ...(name !== null && { component: { name, options } }),
  ...rest,
});
const render = (block: object): string => renderPage(parseElements([block]));

test('a paragraph that contains boxes is rendered as a box, because browsers would end it at the first one', () => {
  const text = { text: '<p>In it</p>' };
  for (const tagName of ['p', 'P']) {
    expect(render(element('Text', text, { tagName }))).toContain('<div class="builder-block builder-1"');
    expect(render(element(null, {}, { tagName, children: [{ ...element('Text', text), id: 'b' }] }))).not.toContain(
      '<p class',
    );
  }
  expect(render(element(null, {}, { tagName: 'p' }))).toContain('<p class="builder-block builder-1"');
});

test('pasted code has the height that it sets, else that of its height option', () => {
  const code = '<div style="height: 0; padding-bottom: 40%"></div>';
  expect(renderBlock('Custom Code', { code })).toContain('aspect-ratio:1 / 0.4');
  expect(renderBlock('Custom Code', { code, height: '240px' })).toContain('height:240px');
  expect(renderBlock('Custom Code', { code: '<p>x</p>' })).toContain('height:568px');
});

test('a video with a URL has its link on top, and no control inside a link', () => {
  const options = { video: '/v.mp4', autoPlay: true, muted: true, aspectRatio: 0.3 };
  const html = render(element('Video', options, { linkUrl: '/x-rings' }));
  expect(html).toMatch(
    /<div class="builder-block builder-1 [^"]*cover-link-box"[^>]*>.*<video[^>]*>.*<a class="cover-link" href="\/x-rings"/,
  );
  expect(/<a\b[^>]*>(.*?)<\/a>/.exec(html)?.[1]).not.toMatch(/<(?:video|button)/);
});
