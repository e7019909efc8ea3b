import { expect, test } from 'vitest';
import { planPull } from '../../../src/tools/content/pull-plan.ts';

const text = (words: string, more: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id: `builder-${words}`,
  component: { name: 'Text', options: { text: `<p>${words}</p>` } },
  ...more,
});

test('excludes words of blocks that are hidden from everyone from the search index', () => {
  const [step] = planPull(
    [
      {
        id: 'page',
        name: 'Page',
        published: 'published',
        lastUpdated: 1,
        query: [{ property: 'urlPath', operator: 'is', value: '/seals' }],
        data: {
          title: 'Seals',
          url: '/seals',
          blocks: [
            text('visible'),
            text('secret', { hide: true }),
            { id: 'builder-box', show: false, children: [text('inside')] },
            text('conditional', { hide: true, bindings: { hide: 'state.location.query.a' } }),
          ],
        },
      } as never,
    ],
    new Map(),
  );
  const { words = '' } = step?.page ?? {};
  expect(words).toContain('visible');
  expect(words).toContain('conditional');
  expect(words).not.toMatch(/secret|inside/);
});
