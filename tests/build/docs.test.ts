import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOG_FILES } from '../../src/domain/shop/catalog-files/catalog-files.ts';
import { projectRoot } from '../../src/tools/process/steps.ts';

/** Examples in guides, and files that only a run or a setting creates. */
const NEED_NOT_EXIST = [
  'src/blocks/my-block/my-block.inputs.ts',
  'my-block.tsx',
  'my-block.samples.ts',
  'my-block.css',
  'public/assets/blocks/my-block.svg',
  'src/server/content/block-loaders/my-block.ts',
  'src/client/enhance/my-block.ts',
  'src/client/islands/my-island.tsx',
  'src/server/routes/tools/example.page.tsx',
  'example.load.ts',
  'example.css',
  ...CATALOG_FILES.map(({ name }) => name),
];

const TOP = ['.github', 'docs', 'public', 'src', 'tests'];

/** Files and folders of the repository, relative to its root, with slashes. */
const paths = [
  ...readdirSync(projectRoot).filter((name) => statSync(join(projectRoot, name)).isFile()),
  ...TOP,
  ...TOP.flatMap((top) =>
    readdirSync(join(projectRoot, top), { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)),
  ),
];
const layers = readdirSync(join(projectRoot, 'src'));

const documents = paths.filter((path) => /^([A-Z]+\.md|(docs|src|tests|\.github)\/.*\.md)$/.test(path));
const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const FENCED = /^ *```[^\n]*\n[\s\S]*?^ *```$/gm;

/** An uppercase word is a placeholder for a name: `src/data/NAME.csv`. */
const hasPlaceholder = (path: string): boolean => /\b(?!README\b|SOURCES\b)[A-Z]{4,}\b/.test(path);

/** Returns whether text in backticks is a path: with one of our file extensions, or below one of our folders. */
const isPath = (text: string): boolean =>
  /^[\w.*-]+(\/[\w.*-]+)*\/?$/.test(text) &&
  !hasPlaceholder(text) &&
  (/\w\.(tsx?|css|csv|md|sql|toml|ya?ml)$/.test(text) ||
    (text.includes('/') && [...TOP, ...layers].includes(text.split('/')[0] ?? '')));

/** Documents can omit the start of a path: `domain/units.ts`. */
const patternOf = (path: string): RegExp => {
  const escaped = path.replace(/\/$/, '').replaceAll(/[.+]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`(^|/)${escaped}$`);
};

const missing = (named: readonly string[]): string[] =>
  [...new Set(named)].filter(
    (path) => !NEED_NOT_EXIST.includes(path) && !paths.some((one) => patternOf(path).test(one)),
  );

test.each(documents)('%s names existing paths', (document) => {
  const text = textOf(document).replaceAll(FENCED, '');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  expect(missing(named.filter(isPath))).toEqual([]);
});

test.each(documents)('the links of %s lead to existing files', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)];
  const targets = links.map(([, target = '']) =>
    relative(projectRoot, normalize(join(projectRoot, dirname(document), target))),
  );
  expect(targets.filter((path) => !paths.includes(path.replace(/\/$/, '')))).toEqual([]);
});

test('commands in the documents name entries of package.json and existing files', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const text = documents.map(textOf).join('\n');
  const run = [...text.matchAll(/npm run ([a-z][a-z0-9:]*)/g)].map(([, name = '']) => name);
  expect(run.length).toBeGreaterThan(20);
  expect([...new Set(run)].filter((name) => scripts[name] === undefined)).toEqual([]);

  const files = [...text.matchAll(/\b(?:src|tests)\/[\w./-]*\w/g)].map(([path]) => path);
  expect(files.length).toBeGreaterThan(100);
  const gone = [...new Set(files)].filter(
    (path) => !hasPlaceholder(path) && !paths.some((one) => one.startsWith(path)),
  );
  expect(gone.filter((path) => !NEED_NOT_EXIST.some((example) => example.startsWith(path)))).toEqual([]);
});

const decisions = paths.filter((path) => /^docs\/decisions\/.*\.md$/.test(path));

test.each(decisions)('%s has a numbered title, a status, context, decision, alternatives and consequences', (path) => {
  const text = textOf(path);
  const number = /\/(\d{3})-/.exec(path)?.[1];
  expect(text.startsWith(`# ${number} `)).toBe(true);
  const missingParts = ['Context', 'Decision', 'Alternatives', 'Consequences'].filter(
    (part) => !text.includes(`**${part}`),
  );
  expect(missingParts).toEqual([]);
  expect(text).toMatch(/^Status: /m);
});

test('docs/README.md lists every decision', () => {
  const index = textOf('docs/README.md');
  expect(decisions.filter((path) => !index.includes(`(${path.replace('docs/', '')})`))).toEqual([]);
});

test('decision numbers are unique', () => {
  const numbers = decisions.map((path) => /\/(\d{3})-/.exec(path)?.[1]);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
