import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const server = fileURLToPath(new URL('../../src/server/', import.meta.url));

/** What runs in the Worker; the rest are commands of the project. */
const sources = globSync('**/*.{ts,tsx}', { cwd: server })
  .filter((file) => !file.startsWith('routes/gallery/'))
  .map((file) => ({ file, code: readFileSync(join(server, file), 'utf8') }));

const found = (pattern: RegExp, own: readonly string[]): string[] =>
  sources
    .filter(({ file }) => !own.includes(file))
    .flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([text]) => `${file}: ${text}`));

/** What stands for text of a request in a template. */
const OF_REQUEST = /\b(?:req|path|pathname|url|address|query|search|header|host|key|name|text)\b/;

/** Values of a template of a log line that are texts of a request and go in as they are. */
const unescapedIn = (line: string): string[] =>
  [...line.matchAll(/\$\{([^{}]*)\}/g)]
    .map(([, value = '']) => value)
    .filter((value) => OF_REQUEST.test(value) && !/^log(?:Text|Request)\(/.test(value));

/** Known before any request, or digits of our own making. */
const NOT_OF_REQUEST = ['declaration.name', 'name'];

describe('the text of a request', () => {
  test('enters a log only where line breaks and escapes are written out', () => {
    const lines = found(/(?:console\.\w+|logFailure)\(\s*`[^`]*`/g, []);
    expect(lines.length).toBeGreaterThan(10);
    const wrong = lines.filter(
      (line) => !line.includes('logFailure') && unescapedIn(line).some((value) => !NOT_OF_REQUEST.includes(value)),
    );
    expect(wrong).toEqual([]);
    const dollar = '$';
    expect(unescapedIn(`console.error('${dollar}{c.req.path} failed.')`)).toEqual(['c.req.path']);
  });

  test('leads elsewhere only by an address of this site', () => {
    expect(found(/\bc\.redirect\(|['"`]Location['"`]\s*[:,]/g, ['http/redirect.ts'])).toEqual([]);
  });

  test('is decoded where a mistake in it is no failure', () => {
    expect(
      found(/\bdecodeURI(?:Component)?\(/g, ['routes/site/on-error.tsx', 'directus/embedded/parameters.ts']),
    ).toEqual([]);
  });

  test('is read as a form in one place', () => {
    expect(found(/\.(?:parseBody|formData)\(/g, ['http/read-form.ts'])).toEqual([]);
  });

  test('is cut where no half of a character is left', () => {
    expect(found(/\.slice\(0, (?:LONGEST|MAX)_(?!COLUMN)\w+\)/g, [])).toEqual([]);
  });
});
