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

/** Schemas are declared where the rules are. */
const OF_THE_DOMAIN = 'valibot';

test('the domain imports only itself, and no package but that of schemas', () => {
  expect(offenders('domain', ['domain'])).toEqual([]);
  const packages = imports.filter(
    ({ from, specifier }) => from.startsWith('domain/') && !specifier.startsWith('.') && specifier !== OF_THE_DOMAIN,
  );
  expect(packages.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});

test.each(['domain', 'drawings', 'content', 'blocks', 'client'])(
  'src/%s imports nothing of the server, not even a type',
  (folder) => {
    const found = imports.filter((one) => one.from.startsWith(`${folder}/`) && targetOf(one) === 'server');
    expect(found.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
  },
);

test('the client imports the domain, the drawings and itself', () => {
  const isVisitors = ({ from, typeOnly }: Import): boolean => !typeOnly && !from.startsWith('client/editor/');
  expect(offenders('client', ['client', 'domain', 'drawings'], isVisitors)).toEqual([]);
});

test('the visual editor draws blocks too, and no other part of the client imports it', () => {
  expect(offenders('client/editor', ['client', 'domain', 'drawings', 'blocks'], ({ typeOnly }) => !typeOnly)).toEqual(
    [],
  );
  const users = imports.filter(
    ({ from, specifier, typeOnly }) => !typeOnly && /^client\/(?!editor)/.test(from) && specifier.includes('/editor/'),
  );
  expect(users.map(({ from }) => from)).toEqual([]);
});

test('blocks import the domain, the drawings, the shared user interface and the island marker', () => {
  expect(offenders('blocks', ['blocks', 'domain', 'drawings', 'client'])).toEqual([]);
});

test('every file is written with its extension and none is imported that does not exist', () => {
  const broken = imports.filter(
    (found) =>
      found.specifier.startsWith('.') &&
      !/\.(tsx?|json|csv|sql)$/.test(found.specifier) &&
      !found.specifier.endsWith('.d.ts'),
  );
  expect(broken.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});
