import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOG_WRITERS } from '../support/source/log-writers.ts';

const SERVER = 'src/server';
const GUIDE = readFileSync('docs/guides/alerts.md', 'utf8');

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SERVER, name), 'utf8') }));

/** Names of the events that the source logs: through the functions of `log-event.ts`, or as a typed line. */
const events = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:\blog(?:Event|Warning|Error)\(\s*|\bevent: )'([^']+)'/g)].map(([, name]) => name ?? ''),
  ),
);

test('the guide to alerts names every event of the log', () => {
  expect(events.size).toBeGreaterThan(30);
  expect([...events].filter((event) => !GUIDE.includes(`\`${event}\``))).toEqual([]);
});

test('the guide to alerts names no event that is never logged', () => {
  const named = GUIDE.split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').replaceAll(/with(?:out)? .*$/g, '').matchAll(/`([^`]+)`/g)].map(
        ([, name]) => name ?? '',
      ),
    );
  expect(named.filter((name) => !events.has(name))).toEqual([]);
});

test('only these modules write to the console: one line per event', () => {
  const writers = sources.filter(({ text }) => /\bconsole\.\w+\(/.test(text)).map(({ name }) => name);
  expect(writers.toSorted()).toEqual(LOG_WRITERS);
});
