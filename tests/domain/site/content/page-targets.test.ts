import { expect, test } from 'vitest';
import { parseEntry } from '../../../../src/domain/site/content/entry.ts';
import { pageTargets } from '../../../../src/domain/site/content/page-targets.ts';

const targetsOf = (options: Record<string, unknown>, image = '') => {
  const entry = parseEntry({
    id: 'a',
    name: 'a',
    data: {
      title: 'a',
      url: '/a',
      image,
      blocks: [{ '@type': '@builder.io/sdk:Element', component: { name: 'Text', options } }],
    },
  });
  return entry === null ? [] : pageTargets(entry).map(({ kind, path }) => `${kind} ${path}`);
};

test('finds links and images in values and in HTML, once each, without parameters', () => {
  expect(
    targetsOf(
      {
        text: '<p><a href="/shelf-life#age">x</a> <img src="/assets/ring.png"> <a href="https://else.example/x">y</a></p>',
        btnLink: '/shop/orings?size=214',
        items: [{ image: '/drawings/o-ring.svg' }, { link: '/shelf-life' }],
      },
      '/drawings/x-ring.svg',
    ),
  ).toEqual([
    'image /drawings/x-ring.svg',
    'link /shelf-life',
    'image /assets/ring.png',
    'link /shop/orings',
    'image /drawings/o-ring.svg',
  ]);
});

test('ignores other sites, anchors and text that only begins with a slash', () => {
  expect(targetsOf({ a: '//else.example/x', b: '#top', c: '/ 100 pieces', d: 'mailto:x@y.example', e: '/' })).toEqual(
    [],
  );
});

test('returns at most 500 targets of hostile content', () => {
  const items = Array.from({ length: 2000 }, (_, at) => ({ link: `/x${at}` }));
  expect(targetsOf({ items })).toHaveLength(500);
});
