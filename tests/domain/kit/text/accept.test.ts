import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefersMarkdown } from '../../../../src/domain/kit/text/accept.ts';

test.each([
  'text/markdown',
  'TEXT/MARKDOWN',
  'text/markdown, text/html',
  'text/markdown, */*',
  'text/markdown;q=1.0, text/html;q=0.7, */*;q=0.1',
  'text/html;q=0.8, text/markdown;q=0.9',
  'text/markdown;charset=utf-8;q=0.5, text/html;q=0.4',
])('%s prefers Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
});

test.each([
  '',
  '*/*',
  'text/*',
  'text/plain',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'text/markdown;q=0',
  'text/markdown;q=0.5, text/html',
  'text/markdown;q=0.5, */*',
  'text/markdownx',
])('%s does not prefer Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});

test('any header is read, and none without the type prefers it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (accept) => {
      expect(prefersMarkdown(accept) && !accept.toLowerCase().includes('text/markdown')).toBe(false);
    }),
  );
});
