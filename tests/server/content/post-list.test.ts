import { expect, test } from 'vitest';
import { type ContentEntry, parseEntry } from '../../../src/domain/site/content/entry.ts';
import { loadPostList } from '../../../src/server/content/block-loaders/post-list.ts';

const entry = (title: string, date: string, noindex = false): ContentEntry =>
  parseEntry({ id: title, data: { title, date, noindex, description: `About ${title}.` } }) as ContentEntry;

const pages: Record<string, ContentEntry | null> = {
  '/blog': entry('Blog', ''),
  '/blog/old': entry('Old post | Canyon', '2025-01-05'),
  '/blog/new': entry('New post', '2026-02-01'),
  '/blog/also-new': entry('Also new', '2026-02-01'),
  '/blog/hidden': entry('Hidden', '2026-03-01', true),
  '/blog/gone': null,
  '/x-rings': entry('X-rings', '2026-04-01'),
};
const content = { paths: async () => Object.keys(pages), page: async (path: string) => pages[path] ?? null };

test('lists posts newest first, then by title, without other pages', async () => {
  expect(await loadPostList({ content })).toEqual({
    posts: [
      { title: 'Also new', url: '/blog/also-new', date: '2026-02-01', description: 'About Also new.' },
      { title: 'New post', url: '/blog/new', date: '2026-02-01', description: 'About New post.' },
      { title: 'Old post', url: '/blog/old', date: '2025-01-05', description: 'About Old post | Canyon.' },
    ],
  });
});
