import { describe, expect, test } from 'vitest';
import { readKept } from '../../../src/client/offline/device-files.ts';
import { createKeeper, type KeeperPorts } from '../../../src/client/offline/keeper.ts';
import { OFFER, serverOf } from '../../support/offline/fake-build.ts';
import { fakeCaches } from '../../support/offline/fake-caches.ts';

const setUp = (more: Partial<KeeperPorts> = {}, offer = OFFER) => {
  const { fake, caches } = fakeCaches();
  const calls: string[] = [];
  let isChosen = false;
  const ports: KeeperPorts = {
    caches,
    fetch: serverOf().fetch,
    now: () => new Date('2026-11-23T15:15:00Z'),
    wait: async () => {},
    inWorker: async () => null,
    onKept: async () => {},
    onRemoved: async () => void calls.push('removed'),
    freeBytes: async () => 1e9,
    persist: async () => void calls.push('persist'),
    alone: async (work) => {
      await work();
      return true;
    },
    register: async () => void calls.push('register'),
    unregister: async () => void calls.push('unregister'),
    chosen: {
      read: () => isChosen,
      write: (value) => {
        isChosen = value;
      },
    },
    ...more,
  };
  const keeper = createKeeper('references', offer, ports);
  const steps: string[] = [];
  keeper.subscribe(() => steps.push(keeper.snapshot().step));
  return { fake, calls, ports, keeper, steps };
};

test('downloads after a click, checks, registers and is ready', async () => {
  const { calls, keeper, steps, ports } = setUp();
  await keeper.look();
  expect(calls).toEqual([]);
  await keeper.start();
  expect(steps[0]).toBe('not-kept');
  expect([...new Set(steps)]).toEqual(['not-kept', 'downloading', 'checking', 'ready']);
  expect(calls).toEqual(['persist', 'register']);
  expect(ports.chosen.read()).toBe(true);
});

test('what is complete stays complete if the page cannot use it yet', async () => {
  const { keeper } = setUp({ onKept: () => Promise.reject(new TypeError('not loaded')) });
  await keeper.start();
  expect(keeper.snapshot().step).toBe('ready');
});

test('a click before the device was searched is not lost', async () => {
  const { keeper } = setUp();
  await keeper.start();
  expect(keeper.snapshot().step).toBe('ready');
});

test('does not start without space', async () => {
  const { calls, keeper, fake } = setUp({ freeBytes: async () => 100 });
  await keeper.start();
  expect(keeper.snapshot()).toMatchObject({ step: 'refused', needed: OFFER.bytes, free: 100 });
  expect([...fake.stores.keys()]).toEqual([]);
  expect(calls).toEqual(['persist']);
});

test('starts if the browser does not report its space', async () => {
  const { keeper } = setUp({ freeBytes: async () => null });
  await keeper.start();
  expect(keeper.snapshot().step).toBe('ready');
});

test('reports a download in another tab', async () => {
  const { keeper } = setUp({ alone: async () => false });
  await keeper.start();
  expect(keeper.snapshot()).toMatchObject({ step: 'failed', why: 'busy' });
});

test('a failed registration is reported', async () => {
  const { keeper } = setUp({ register: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  await keeper.start();
  expect(keeper.snapshot()).toMatchObject({ step: 'failed', why: 'blocked' });
});

test('a removal needs a confirmation, then removes caches, registration and choice', async () => {
  const { fake, calls, keeper, ports } = setUp();
  await keeper.start();
  await (await fake.open('canyon-visited')).put('/o-rings', new Response('x'));
  keeper.remove();
  expect(keeper.snapshot().step).toBe('confirming');
  keeper.stay();
  expect(keeper.snapshot().step).toBe('ready');
  keeper.remove();
  await keeper.confirm();
  expect(keeper.snapshot().step).toBe('not-kept');
  expect([...fake.stores.keys()]).toEqual([]);
  expect(calls).toEqual(['persist', 'register', 'removed', 'unregister']);
  expect(ports.chosen.read()).toBe(false);
});

test('caches of other code stay', async () => {
  const { fake, keeper } = setUp();
  await fake.open('other');
  await keeper.start();
  keeper.remove();
  await keeper.confirm();
  expect([...fake.stores.keys()]).toEqual(['other']);
});

test('notices that the browser removed the files, or some of them', async () => {
  const { fake, keeper } = setUp();
  await keeper.start();
  await (await fake.open(`canyon-references-${OFFER.build}`)).delete('/glossary');
  await keeper.look();
  expect(keeper.snapshot().step).toBe('removed');
});

test('offers an update for another build, and cancels back to it', async () => {
  const { fake, keeper, ports } = setUp();
  await keeper.start();
  const newer = createKeeper('references', { ...OFFER, build: 'bbbbbbbbbbbb' }, ports);
  await newer.look();
  expect(newer.snapshot().step).toBe('outdated');
  const started = newer.start();
  newer.cancel();
  await started;
  // The manifest of the test is of the first build, so the update fails or is canceled; the old one stays.
  expect(['outdated', 'failed']).toContain(newer.snapshot().step);
  expect(fake.stores.has(`canyon-references-${OFFER.build}`)).toBe(true);
});

describe('an update without a click', () => {
  const LATER = '2026-11-23T15:25:00Z';
  const older = async (keptAt = '2026-11-23T15:15:00Z') => {
    const set = setUp({ now: () => new Date(LATER) });
    const before = createKeeper('references', OFFER, { ...set.ports, now: () => new Date(keptAt) });
    await before.start();
    set.calls.length = 0;
    // The version on the device becomes an earlier one.
    const [records, files] = ['canyon-kept', `canyon-references-${OFFER.build}`];
    const cache = await set.fake.open(records);
    const record = await (await cache.match('/.kept/references'))?.json();
    await cache.put('/.kept/references', Response.json({ ...record, build: 'aaaaaaaaaaaa' }));
    const stored = set.fake.stores.get(files);
    if (stored) set.fake.stores.set('canyon-references-aaaaaaaaaaaa', stored);
    set.fake.stores.delete(files);
    return set;
  };
  const keptBuild = async ({ ports }: Awaited<ReturnType<typeof older>>) =>
    (await readKept(ports.caches, 'references'))?.build;

  test('replaces an earlier version and requests no permanent storage', async () => {
    const set = await older();
    await set.keeper.update();
    expect(await keptBuild(set)).toBe(OFFER.build);
    expect(set.calls).not.toContain('persist');
  });

  test('downloads nothing if nothing is on the device', async () => {
    const { keeper, fake, calls } = setUp();
    await keeper.update();
    expect([...fake.stores.keys()]).toEqual([]);
    expect(calls).toEqual([]);
  });

  test('waits ten minutes after a download', async () => {
    const set = await older('2026-11-23T15:15:01Z');
    await set.keeper.update();
    expect(await keptBuild(set)).toBe('aaaaaaaaaaaa');
  });

  test('never brings back what is removed during it', async () => {
    const set = await older();
    const other = createKeeper('references', OFFER, set.ports);
    await other.look();
    const files = await set.fake.open(`canyon-references-${OFFER.build}`);
    const { put } = files;
    let isAsked = false;
    files.put = async (request, response) => {
      await put.call(files, request, response);
      if (isAsked) return;
      isAsked = true;
      other.remove();
      await other.confirm();
      // The download goes on in a cache that exists.
      set.fake.stores.set(`canyon-references-${OFFER.build}`, files);
    };
    await set.keeper.update();
    expect(isAsked).toBe(true);
    expect([...set.fake.stores.keys()]).toEqual([]);
    expect(set.keeper.snapshot().step).toBe('not-kept');
  });
});

test('a later version than the offered one is not outdated', async () => {
  const { ports, fake } = setUp();
  const catalog = { transfer: 1, version: '0123456789abcdef', publishedAt: '2026-11-23T15:00:00.000Z' };
  const offered = createKeeper('references', { ...OFFER, build: 'bbbbbbbbbbbb', catalog }, ports);
  await createKeeper('references', OFFER, ports).start();
  const cache = await fake.open('canyon-kept');
  const record = await (await cache.match('/.kept/references'))?.json();
  for (const [publishedAt, step] of [
    ['2026-11-23T15:05:00.000Z', 'ready'],
    ['2026-11-23T14:55:00.000Z', 'outdated'],
    ['2026-11-23T15:00:00.000Z', 'outdated'],
  ]) {
    await cache.put('/.kept/references', Response.json({ ...record, publishedAt }));
    await offered.look();
    expect(offered.snapshot().step).toBe(step);
  }
});

test('a browser without service workers is reported as unsupported', async () => {
  const keeper = createKeeper('references', OFFER, null);
  await keeper.look();
  expect(keeper.snapshot().step).toBe('unsupported');
  await keeper.start();
  expect(keeper.snapshot().step).toBe('unsupported');
});
