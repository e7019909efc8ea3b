import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { staticHeaders } from '../../../src/server/security/static-headers.ts';
import { STATIC_HEADERS_FILE } from '../../../src/tools/build/static-headers-file.ts';

/** The maximum of the platform. */
const LONGEST_LINE = 2000;

test('public/_headers matches the Worker’s headers; npm run generate writes it', () => {
  expect(readFileSync(STATIC_HEADERS_FILE, 'utf8')).toBe(staticHeaders());
});

test("no line exceeds the platform's maximum", () => {
  for (const line of staticHeaders().split('\n')) expect(line.length).toBeLessThan(LONGEST_LINE);
});

test('no path gets a header twice, because the platform would join both', () => {
  const set = new Map<string, readonly string[]>();
  for (const block of staticHeaders()
    .trim()
    .split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = block.split('\n').map((line) => line.trim());
    const taken = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2));
    const names = lines.filter((line) => !line.startsWith('! ')).map((line) => line.split(':')[0] ?? '');
    if (pattern !== '/*') for (const name of names) if (set.get('/*')?.includes(name)) expect(taken).toContain(name);
    set.set(pattern, names);
  }
  expect([...set.keys()]).toContain('/*');
});
