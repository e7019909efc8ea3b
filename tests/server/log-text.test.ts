import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { logText } from '../../src/server/observe/log-text.ts';
import { appWith } from '../support/services/fake-services.ts';

test('escapes line breaks, terminal colors and direction marks', () => {
  expect(logText('/a\r\nGET /b 200')).toBe('/a\\u{d}\\u{a}GET /b 200');
  expect(logText('\u001b[31mred\u2028\u2029\u0085\u202eleft')).toBe(
    '\\u{1b}[31mred\\u{2028}\\u{2029}\\u{85}\\u{202e}left',
  );
  expect(logText('/müller/O-Ring')).toBe('/müller/O-Ring');
});

test('writes any string as one line of printable characters within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      const line = logText(text, 50);
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(line.length).toBeLessThanOrEqual(50 * 10 + 1);
    }),
    { numRuns: 50 },
  );
});

test('a failed request is one log line, for any path', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = appWith({
    content: {
      page: async () => {
        throw new TypeError('away');
      },
      isForEveryone: async () => true,
      version: async () => '1',
      paths: async () => [],
      indexedPaths: async () => [],
    },
  });
  await app.request('/x%0a{"event":"request"}%1b[2J%E2%80%A8');
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)).message)).toEqual([
    'GET /x\\u{a}{"event":"request"}\\u{1b}[2J\\u{2028} failed.',
  ]);
  logged.mockRestore();
});
