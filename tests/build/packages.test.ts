import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/tools/process/steps.ts';

/** The packages that the design of the site names: docs/decisions/072-use-each-package-of-the-design.md. */
const DESIGN = [
  'hono',
  'react',
  'react-dom',
  '@hono/react-renderer',
  'wrangler',
  '@builder.io/sdk',
  'zustand',
  'vitest',
  'miniflare',
  'esbuild',
];

/** Pre-release versions with a reason in the decision. */
const PRERELEASES = ['@duckdb/node-api', 'gltf-validator', 'miniflare'];

const versions = v.record(v.string(), v.string());
const manifest = v.object({
  dependencies: v.optional(versions, {}),
  devDependencies: v.optional(versions, {}),
  overrides: v.optional(versions, {}),
  allowScripts: v.optional(v.record(v.string(), v.boolean()), {}),
});
const manifestOf = (folder: string) =>
  v.parse(manifest, JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')));

const { dependencies, devDependencies, overrides, allowScripts } = manifestOf('');
const decision = readFileSync(join(projectRoot, 'docs/decisions/072-use-each-package-of-the-design.md'), 'utf8');

const sources = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(projectRoot, folder, path), 'utf8') })),
);
const isDeployed = (path: string): boolean => /^src\/(?!tools\/)/.test(path);

/** Matches an import of values, static or dynamic; the compiler removes type imports. */
const importOf = (name: string): RegExp =>
  new RegExp(String.raw`^import (?!type\b)(?:[^;']* from )?'${name}(?:/[\w./-]+)?'|\bimport\('${name}['/]`, 'm');

describe.each(DESIGN)('%s', (name) => {
  test('is imported: by the Worker or the browser if it is a dependency, else by tools or tests', () => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    const users = sources.filter(({ path }) => isDeployed(path) === name in dependencies);
    expect(users.some(({ text }) => importOf(name).test(text))).toBe(true);
  });

  test('has its purpose described in the decision', () => {
    expect(decision).toContain(`| \`${name}\` |`);
  });
});

test('the search for imports ignores packages that are only mentioned or whose types are imported', () => {
  for (const text of ["// from 'hono'", "import type { Hono } from 'hono';", "import { x } from 'hono-x';"])
    expect(importOf('hono').test(text)).toBe(false);
  for (const text of ["import { Hono } from 'hono';", "import 'hono/x';", "await import('hono')"])
    expect(importOf('hono').test(text)).toBe(true);
});

test('every version is exact, and pre-releases have a reason', () => {
  const all = Object.entries({ ...dependencies, ...devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-|$)/.test(version))).toEqual([]);
  expect(all.filter(([, version]) => version.includes('-')).map(([name]) => name)).toEqual(PRERELEASES);
});

test.each(['wrangler', '@cloudflare/vitest-plugin'])('%s uses the same Miniflare as the tests', (name) => {
  expect(manifestOf(`node_modules/${name}`).dependencies.miniflare).toBe(devDependencies.miniflare);
});

test.each(Object.keys({ ...overrides, ...allowScripts }))('the entry of %s has a reason in the decision', (name) => {
  expect(decision).toContain(`| \`${name}\` |`);
});
