import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

interface Import {
  readonly from: string;
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm;

const importsOf = (file: string): Import[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(IMPORT)].map((match) => ({
    from: file,
    specifier: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
  }));

const sources = globSync('**/*.{ts,tsx}', { cwd: src });
const imports = sources.flatMap(importsOf);

/** Top folder an import of our own leads to: `domain`, `client`, … or null for packages. */
const targetOf = ({ from, specifier }: Import): string | null =>
  specifier.startsWith('.') ? (relative(src, join(src, dirname(from), specifier)).split('/')[0] ?? null) : null;

const offenders = (
  folder: string,
  allowed: readonly string[],
  keep: (found: Import) => boolean = () => true,
): string[] =>
  imports
    .filter((found) => found.from.startsWith(`${folder}/`) && keep(found))
    .filter((found) => {
      const target = targetOf(found);
      return target !== null && !allowed.includes(target);
    })
    .map(({ from, specifier }) => `${from} imports ${specifier}`);

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(40);
  expect(imports.length).toBeGreaterThan(100);
});

test('the domain imports only itself and the tables, and no package', () => {
  expect(offenders('domain', ['domain', 'data'])).toEqual([]);
  const packages = imports.filter(({ from, specifier }) => from.startsWith('domain/') && !specifier.startsWith('.'));
  expect(packages.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});

test('the tables import nothing', () => {
  expect(offenders('data', ['data'])).toEqual([]);
});

test('the client imports the domain and itself; from the server only types', () => {
  const isVisitors = ({ from, typeOnly }: Import): boolean => !typeOnly && !from.startsWith('client/editor/');
  expect(offenders('client', ['client', 'domain'], isVisitors)).toEqual([]);
});

test('the visual editor draws blocks too, and no other part of the client imports it', () => {
  expect(offenders('client/editor', ['client', 'domain', 'blocks'], ({ typeOnly }) => !typeOnly)).toEqual([]);
  const users = imports.filter(
    ({ from, specifier, typeOnly }) => !typeOnly && /^client\/(?!editor)/.test(from) && specifier.includes('/editor/'),
  );
  expect(users.map(({ from }) => from)).toEqual([]);
});

test('blocks import the domain, the shared user interface and the island marker', () => {
  expect(offenders('blocks', ['blocks', 'domain', 'client'])).toEqual([]);
});

test('every file is written with its extension and none is imported that does not exist', () => {
  const broken = imports.filter(
    (found) =>
      found.specifier.startsWith('.') &&
      !/\.(tsx?|json|sql)$/.test(found.specifier) &&
      !found.specifier.endsWith('.d.ts'),
  );
  expect(broken.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});
