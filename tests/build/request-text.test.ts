import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { logError } from '../../src/server/observe/log-event.ts';
import { LOG_WRITERS } from '../support/source/log-writers.ts';

const server = fileURLToPath(new URL('../../src/server/', import.meta.url));

/** Files that run in the Worker; the rest are commands of the project. */
const sources = globSync('**/*.{ts,tsx}', { cwd: server })
  .filter((file) => !file.startsWith('routes/gallery/'))
  .map((file) => ({ file, code: readFileSync(join(server, file), 'utf8') }));

const found = (pattern: RegExp, own: readonly string[]): string[] =>
  sources
    .filter(({ file }) => !own.includes(file))
    .flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([text]) => `${file}: ${text}`));

describe('request text', () => {
  test('enters a log only through the functions that escape it', () => {
    expect(found(/\bconsole\.\w+/g, LOG_WRITERS)).toEqual([]);
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    logError('request failed', 'GET /a\nGET /admin 200\u001b[2K', new Error('b\r\n\u202ec'));
    const [line = ''] = written.mock.lastCall as string[];
    written.mockRestore();
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    const { message, error } = JSON.parse(line) as Record<string, string>;
    expect([message, error]).toEqual(['GET /a\\u{a}GET /admin 200\\u{1b}[2K', 'Error: b\\u{d}\\u{a}\\u{202e}c']);
  });

  test('redirects only to URLs of this site', () => {
    expect(found(/\bc\.redirect\(|['"`]Location['"`]\s*[:,]/g, ['http/redirect.ts'])).toEqual([]);
  });

  test('is decoded only where an error in it is handled', () => {
    expect(
      found(/\bdecodeURI(?:Component)?\(/g, [
        'routes/site/on-error.ts',
        'directus/embedded/parameters.ts',
        'path-exists.ts',
      ]),
    ).toEqual([]);
  });

  test('is parsed as a form in one file', () => {
    expect(found(/\.(?:parseBody|formData)\(/g, ['http/read-form.ts'])).toEqual([]);
  });

  test('is never truncated within a character', () => {
    // The excluded names limit lists, not strings.
    const truncated =
      /\.slice\(0, (?:LONGEST|MAX)_(?!(?:ALTERNATIVES|AT_ONCE|CANDIDATES|CHANGES|COLUMN|LINES|LISTED|NAMED|PAGES|PARTS|PER_LINE|PROBLEMS|ROWS|STACK_LINES|TESTS|VALUED)\b)\w+\)/g;
    expect(found(truncated, [])).toEqual([]);
  });
});
