import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { block } from '../../../src/content/define-page.ts';
import { defineSection, open } from '../../../src/content/define-section.ts';
import { entryOf } from '../../../src/tools/content/page-entry.ts';
import { pullEntries } from '../../../src/tools/content/pull-entries.ts';
import { d1Store, folderStore } from '../../../src/tools/content/pull-store.ts';
import { pushEntries } from '../../../src/tools/content/push-entries.ts';
import { contentHash } from '../../../src/tools/content/push-hash.ts';
import { writableSpace } from '../../../src/tools/content/push-space.ts';
import { readSections } from '../../../src/tools/content/read-sections.ts';
import { sectionEntry } from '../../../src/tools/content/section-entry.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import {
  FAKE_HOST,
  FAKE_KEY,
  type FakeBuilder,
  fakeBuilder,
  PRIVATE_KEY,
} from '../../support/services/fake-builder.ts';

const sectionNamed = (key: string, heading = 'Heading') =>
  sectionEntry(
    defineSection({
      key,
      place: 1,
      name: `Section ${key}`,
      about: 'For a test.',
      blocks: [open('Content Subheader', { heading }, ['heading'])],
    }),
    0,
  );
const page = entryOf(
  { path: '/a', title: 'A', description: 'About A', blocks: [block('Text', { text: '<p>Words</p>' })] },
  0,
);
const OWN = [sectionNamed('one'), sectionNamed('two'), page];
const space = writableSpace({ apiKey: FAKE_KEY, privateKey: PRIVATE_KEY, host: FAKE_HOST, pauseMs: 1 });
const WRITE = { write: true, overwrite: false };

let fake: FakeBuilder;
beforeEach(() => {
  fake = fakeBuilder();
});
afterEach(() => vi.unstubAllGlobals());

const actions = (steps: readonly { readonly action: string }[]): string[] => steps.map(({ action }) => action);
const written = () =>
  fake.asked.filter(({ method }) => method !== 'GET').map(({ method, url }) => method + url.pathname);

test('writes sections as shared blocks once, and finds them again by the id that the space assigned', async () => {
  expect(actions(await pushEntries(OWN, space, WRITE))).toEqual(['create', 'create', 'create']);
  expect(written()).toEqual(['POST/api/v1/write/symbol', 'POST/api/v1/write/symbol', 'POST/api/v1/write/page']);
  fake.entries = fake.entries.map((entry) => ({ ...entry, rev: 'x', createdBy: 'someone' }));
  expect(actions(await pushEntries(OWN, space, WRITE))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  const changed = [sectionNamed('one', 'New heading'), ...OWN.slice(1)];
  expect(actions(await pushEntries(changed, space, WRITE))).toEqual(['update', 'unchanged', 'unchanged']);
  expect(written().at(-1)).toBe('PUT/api/v1/write/symbol/space-1');
  expect(fake.entries).toHaveLength(3);
});

test('does not touch a section that staff changed: its blocks, a binding, an input, its name', async () => {
  const changes: ((entry: ReturnType<typeof sectionNamed>) => object)[] = [
    (entry) => ({ ...entry, name: 'By staff' }),
    (entry) => ({ ...entry, data: { ...entry.data, blocks: [] } }),
    (entry) => ({ ...entry, data: { ...entry.data, inputs: [{ name: 'heading', defaultValue: 'By staff' }] } }),
    (entry) => ({ ...entry, data: { ...entry.data, blocks: [{ ...entry.data.blocks[0], bindings: {} }] } }),
    (entry) => ({ ...entry, data: { ...entry.data, blocks: [{ ...entry.data.blocks[0], hide: true }] } }),
  ];
  for (const change of changes) {
    fake.entries = [];
    await pushEntries([sectionNamed('one')], space, WRITE);
    const [there] = fake.entries;
    fake.entries = [{ ...there, ...change(there as unknown as ReturnType<typeof sectionNamed>) }];
    expect(actions(await pushEntries([sectionNamed('one', 'New')], space, WRITE))).toEqual(['edited']);
  }
});

test('empty settings that the service adds do not change the hash', () => {
  const entry = sectionNamed('one');
  const [first] = entry.data.blocks;
  const added = { ...first, properties: {}, animations: [], tagName: '', responsiveStyles: { large: {}, small: {} } };
  expect(contentHash({ ...entry, data: { ...entry.data, blocks: [added] } })).toBe(contentHash(entry));
});

test('pulls sections into a folder; the site’s store accepts pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pull-'));
  try {
    await pushEntries(OWN, space, WRITE);
    const steps = await pullEntries(space, folderStore(folder), { write: true });
    expect(actions(steps)).toEqual(['create', 'create', 'create']);
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'section.one.json', 'section.two.json']);
    expect(actions(await pullEntries(space, folderStore(folder), { write: false }))).toEqual(
      Array(3).fill('unchanged'),
    );
    fake.entries.push({ ...fake.entries[0], id: 'another', data: { section: '../../etc' } });
    expect(actions(await pullEntries(space, folderStore(folder), { write: true }))[2]).toBe('unchanged');
    expect(readdirSync(folder)).toHaveLength(3);
    const db = sqliteD1(memoryDatabase());
    await applyMigrations(db, readMigrations());
    expect(actions(await pullEntries(space, d1Store(db), { write: true }))).toEqual(['create']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('pushes the sections of the site', async () => {
  const sections = (await readSections()).map((section) => sectionEntry(section, 0));
  await pushEntries(sections, space, WRITE);
  expect(new Set(actions(await pushEntries(sections, space, WRITE)))).toEqual(new Set(['unchanged']));
});
