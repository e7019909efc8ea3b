import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import assets from '../../src/client/assets.gen.json' with { type: 'json' };
import { projectRoot } from '../../src/tools/process/steps.ts';

const folder = join(projectRoot, 'public/build');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, file = '']) => file);
const importsOf = (text: string): readonly string[] => found(text, /(?:from|import) ?["']\.\/([\w-]+\.js)["']/g);
const onDemandOf = (text: string): readonly string[] => found(text, /import\( ?["'`]\.\/([\w-]+\.js)["'`] ?\)/g);

/** Returns a file and all its static imports. */
const withImports = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const other of importsOf(textOf(file))) withImports(other, seen);
  return seen;
};

const boot = basename(assets.boot);
const islands = new Set(Object.values(assets.islands).map(([own = '']) => basename(own)));
/** The module that mounts islands loads with the first island. */
const isOfIslands = (file: string): boolean => islands.has(file) || file.startsWith('mount-');

test('every page starts with one JavaScript file', () => {
  expect([...withImports(boot)]).toEqual([boot]);
});

test('files that pages without islands load later contain no React and no island code', () => {
  const later = onDemandOf(textOf(boot)).filter((file) => !isOfIslands(file));
  expect(later.length).toBeGreaterThan(10);
  const heavy = later.filter((file) =>
    [...withImports(file)].some((one) => /^(?:react|common)-/.test(one) || isOfIslands(one)),
  );
  expect(heavy).toEqual([]);
});

test('files have no circular imports, which would run one before its dependency', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const other of importsOf(textOf(file))) visit(other, [...path, file]);
    done.add(file);
  };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) visit(file, []);
  expect(circles).toEqual([]);
});
