import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { block as authored, definePage } from '../../../src/content/define-page.ts';
import { parseEntry } from '../../../src/domain/site/content/entry.ts';
import { embeddedContent } from '../../../src/server/content/embedded-content.ts';
import { entryOf } from '../../../src/tools/content/page-entry.ts';
import { pullEntries } from '../../../src/tools/content/pull-entries.ts';
import { d1Store, folderStore } from '../../../src/tools/content/pull-store.ts';
import { pushEntries } from '../../../src/tools/content/push-entries.ts';
import { contentHash } from '../../../src/tools/content/push-hash.ts';
import { stepReport } from '../../../src/tools/content/push-report.ts';
import { writableSpace } from '../../../src/tools/content/push-space.ts';
import { readPages } from '../../../src/tools/content/read-pages.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import {
  builderPage,
  FAKE_HOST,
  FAKE_KEY,
  type FakeBuilder,
  fakeBuilder,
  PRIVATE_KEY,
} from '../../support/services/fake-builder.ts';

const pageAt = (path: string, text = '<p>Words</p>') =>
  entryOf(
    definePage({
      path,
      title: `Title of ${path}`,
      description: `About ${path}`,
      blocks: [authored('Text', { text }), authored('Core:Section', {}, [authored('Text', { text: '<p>Inside</p>' })])],
    }),
    0,
  );
const PAGES = [pageAt('/a'), pageAt('/b/c'), pageAt('/')];
const access = { apiKey: FAKE_KEY, privateKey: PRIVATE_KEY, host: FAKE_HOST, pauseMs: 1 };
const space = writableSpace(access);
const WRITE = { write: true, overwrite: false };
const DRY = { write: false, overwrite: false };

let fake: FakeBuilder;
beforeEach(() => {
  fake = fakeBuilder();
});
afterEach(() => vi.unstubAllGlobals());

const actions = (steps: readonly { readonly action: string }[]): string[] => steps.map(({ action }) => action);
const writes = () => fake.asked.filter(({ method }) => method !== 'GET');

describe('content:push', () => {
  test('a dry run reports its actions and writes nothing', async () => {
    expect(actions(await pushEntries(PAGES, space, DRY))).toEqual(['create', 'create', 'create']);
    expect(writes()).toEqual([]);
  });

  test('creates pages once, and recognizes them despite fields that the service adds', async () => {
    await pushEntries(PAGES, space, WRITE);
    expect(fake.entries.map(({ published }) => published)).toEqual(['published', 'published', 'published']);
    expect(fake.entries.map((entry) => parseEntry(entry)?.data.url)).toEqual(['/a', '/b/c', '/']);
    fake.entries = fake.entries.map((entry) => {
      const data = entry.data as { blocks: object[] };
      const pixel = { '@type': '@builder.io/sdk:Element', id: 'builder-pixel-x', tagName: 'img', properties: {} };
      return {
        ...entry,
        rev: 'abc',
        createdBy: 'someone',
        data: { ...data, themeId: false, inputs: [], blocks: [...data.blocks, pixel] },
      };
    });
    expect(actions(await pushEntries(PAGES, space, WRITE))).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(writes()).toHaveLength(3);
  });

  test('updates a page that changed locally', async () => {
    await pushEntries(PAGES, space, WRITE);
    const changed = [pageAt('/a', '<p>New words</p>'), ...PAGES.slice(1)];
    expect(actions(await pushEntries(changed, space, WRITE))).toEqual(['update', 'unchanged', 'unchanged']);
    expect(fake.entries).toHaveLength(3);
    expect(writes().at(-1)).toMatchObject({ method: 'PUT' });
    expect(writes().at(-1)?.url.pathname).toBe('/api/v1/write/page/space-1');
    expect(actions(await pushEntries(changed, space, WRITE))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  test('does not touch pages that staff edited, drafted or created, unless forced', async () => {
    await pushEntries(PAGES, space, WRITE);
    const [first, second] = fake.entries;
    fake.entries = [
      { ...first, data: { ...(first?.data as object), title: 'By staff' } },
      { ...second, published: 'draft' },
      builderPage('/'),
    ];
    const changed = PAGES.map(({ data }) => pageAt(data.url, '<p>New</p>'));
    expect(actions(await pushEntries(changed, space, WRITE))).toEqual(['edited', 'edited', 'edited']);
    expect(parseEntry(fake.entries[0])?.data.title).toBe('By staff');
    expect(actions(await pushEntries(changed, space, { write: true, overwrite: true }))).toEqual(
      Array(3).fill('update'),
    );
    expect(actions(await pushEntries(changed, space, DRY))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  test('never overwrites a page under test unless forced', async () => {
    await pushEntries(PAGES, space, WRITE);
    fake.entries[0] = { ...fake.entries[0], variations: { b: { testRatio: 0.5, data: {} } } };
    expect(actions(await pushEntries([pageAt('/a', '<p>New</p>')], space, WRITE))).toEqual(['edited']);
  });

  test('waits for limits of the service, and continues after an interruption', async () => {
    fake.failingWrites = 2;
    await pushEntries(PAGES.slice(0, 1), space, WRITE);
    expect(fake.entries).toHaveLength(1);
    fake.failingWrites = 99;
    await expect(pushEntries(PAGES, space, WRITE)).rejects.toThrow('Stopped at /b/c');
    fake.failingWrites = 0;
    expect(actions(await pushEntries(PAGES, space, WRITE))).toEqual(['unchanged', 'create', 'create']);
    expect(fake.entries).toHaveLength(3);
  });

  test('does not write an entry twice after a lost response', async () => {
    const through = globalThis.fetch;
    let lost = false;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      const answer = await through(address, init);
      if (init.method !== 'POST' || lost) return answer;
      lost = true;
      throw new TypeError('connection reset');
    });
    await pushEntries(PAGES, space, WRITE);
    expect(lost).toBe(true);
    expect(fake.entries).toHaveLength(3);
  });

  test('reports a rejected key without revealing it and without a retry', async () => {
    const wrong = writableSpace({ ...access, privateKey: 'bpk-wrong' });
    const failed = await pushEntries(PAGES, wrong, WRITE).catch((error: Error) => error);
    expect(String(failed)).toContain('BUILDER_PRIVATE_KEY');
    expect(String(failed) + String((failed as Error).stack)).not.toContain('bpk-');
    expect(writes()).toHaveLength(1);
  });

  test('compares more pages than one request returns', async () => {
    fake.entries = Array.from({ length: 75 }, (_, at) => builderPage(`/page-${at}`));
    expect(await space.entries('page')).toHaveLength(75);
    expect(actions(await pushEntries([pageAt('/page-74')], space, DRY))).toEqual(['edited']);
  });

  test('the hash depends on the content, not on the order of its names', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 8 }), (options) => {
        const entry = (given: object) => ({
          data: { blocks: [{ id: 'x', component: { name: 'T', options: given } }] },
        });
        const turned = Object.fromEntries(Object.entries(options).reverse());
        expect(contentHash(entry(turned))).toBe(contentHash(entry(options)));
        expect(contentHash(entry({ ...options, added: 1 }))).not.toBe(contentHash(entry({ ...options, added: 2 })));
      }),
    );
  });
});

describe('content:pull', () => {
  const database = async () => {
    const db = memoryDatabase();
    const d1 = sqliteD1(db);
    await applyMigrations(d1, readMigrations());
    return d1;
  };

  test('pulls published entries into the embedded store, without drafts and entries without a URL', async () => {
    fake.entries = [
      builderPage('/faq', { variations: { b: { testRatio: 0.5, data: {} } } }),
      builderPage('/draft', { published: 'draft' }),
      builderPage('/faq', { id: 'second' }),
      { id: 'nowhere', published: 'published', data: { title: 'No address' } },
    ];
    const d1 = await database();
    const store = d1Store(d1);
    expect(actions(await pullEntries(space, store, { write: false }))).toEqual(['create', 'skipped', 'skipped']);
    expect((await store.read()).size).toBe(0);
    await pullEntries(space, store, { write: true });
    const page = await embeddedContent(d1).page('/faq');
    expect(page).toMatchObject({ id: 'page-faq', data: { title: 'Hosted /faq' } });
    expect(page?.variations).toBeUndefined();
    const words = await d1.prepare('SELECT words FROM content_entries').first<{ words: string }>();
    expect(words?.words).toContain('space');
    expect(actions(await pullEntries(space, store, { write: true }))).toEqual(['unchanged', 'skipped', 'skipped']);
    fake.entries = [builderPage('/faq', { id: 'moved', data: { title: 'New title' } })];
    expect(actions(await pullEntries(space, store, { write: true }))).toEqual(['update']);
    expect((await embeddedContent(d1).page('/faq'))?.id).toBe('moved');
    expect((await store.read()).size).toBe(1);
  });

  test('a pushed page comes back unchanged', async () => {
    const pages = (await readPages()).map((page) => entryOf(page, 0));
    await pushEntries(pages, space, WRITE);
    const d1 = await database();
    await pullEntries(space, d1Store(d1), { write: true });
    for (const { data } of pages.slice(0, 20)) {
      const back = await embeddedContent(d1).page(data.url);
      expect(back?.data).toEqual(parseEntry({ id: 'x', data })?.data);
    }
    const again = await pullEntries(
      space,
      {
        models: ['page'],
        read: async () => new Map(pages.map((page) => [page.data.url, JSON.stringify(page)])),
        write: async () => undefined,
      },
      { write: false },
    );
    expect(new Set(actions(again))).toEqual(new Set(['unchanged']));
  });

  test('writes one file per page to a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pull-'));
    try {
      await pushEntries(PAGES, space, WRITE);
      await pullEntries(space, folderStore(join(folder, 'pages')), { write: true });
      expect(readdirSync(join(folder, 'pages')).sort()).toEqual(['a.json', 'b--c.json', 'home.json']);
      const again = await pullEntries(space, folderStore(join(folder, 'pages')), { write: true });
      expect(actions(again)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('ignores a URL that would leave the folder', async () => {
    fake.entries = [builderPage('/../../etc/x', { data: { url: '/..\\x' } }), builderPage('/a b')];
    expect(actions(await pullEntries(space, folderStore('/nowhere'), { write: true }))).toEqual(['skipped', 'skipped']);
  });
});

test('the report names changes and counts the rest', () => {
  const steps = [
    { action: 'create', path: '/a' },
    { action: 'unchanged', path: '/b' },
    { action: 'unchanged', path: '/c' },
  ];
  expect(stepReport(steps, { written: false, quiet: ['unchanged'] })).toBe(
    'create    /a\n1 create, 2 unchanged\nDry run: nothing was written. Add --write to do it.',
  );
  expect(stepReport([], { written: true, quiet: [] })).toBe('no pages');
});
