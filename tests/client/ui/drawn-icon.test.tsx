import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as library from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawnIcon, { type IconData } from '../../../src/client/ui/drawn-icon.tsx';

const IMPORT = /^import \{([^{}]{1,1000})\} from 'lucide-react';$/gm;

const names = [
  ...new Set(
    globSync('src/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, list = '']) =>
        list.split(',').map((one) => one.trim()),
      ),
    ),
  ),
];
const folder = dirname(createRequire(import.meta.url).resolve('lucide-react'));
const fileOf = (name: string): string => {
  const index = readFileSync(join(folder, '../esm/lucide-react.mjs'), 'utf8');
  const line = index.split('\n').find((one) => new RegExp(`default as ${name}\\b`).test(one));
  return join(folder, '../esm', /'\.\/(icons\/[\w-]+\.mjs)'/.exec(line ?? '')?.[1] ?? '');
};

/** Excludes the library's classes, which no rule uses. */
const classOf = (written: string): string => {
  const classNames = written.replace(/^class="|"$/g, '').split(' ');
  const others = classNames.filter((one) => !one.startsWith('lucide'));
  return others.length === 0 ? '' : `class="${others.join(' ')}"`;
};

/** Sorts the attributes of each element. */
const sorted = (html: string): string =>
  html.replace(
    /<(\w+)([^>]*)>/g,
    (_, tag, rest) => `<${tag} ${(rest.match(/[\w:-]+="[^"]*"/g) ?? []).sort().join(' ')}>`,
  );

test.each(names)('renders %s like the library', async (name) => {
  const { __iconData: data } = (await import(fileOf(name))) as { __iconData: IconData };
  const Theirs = (library as unknown as Record<string, ComponentType<object>>)[name] as ComponentType<object>;
  for (const props of [{}, { className: 'icon icon-small' }, { className: 'icon', 'aria-hidden': true }]) {
    const theirs = renderToStaticMarkup(createElement(Theirs, props)).replace(/class="lucide[\w -]*"/, classOf);
    expect(sorted(renderToStaticMarkup(createElement(drawnIcon(data), props)))).toBe(sorted(theirs));
  }
});

test('uses many icons', () => {
  expect(names.length).toBeGreaterThan(20);
});
