import { expect, test } from 'vitest';
import {
  createDeviceCatalog,
  type DevicePorts,
  type DeviceWorker,
} from '../../../src/client/offline/device-catalog.ts';
import type { DeviceResponse } from '../../../src/domain/site/offline/device-messages.ts';

const REQUEST = { method: 'GET', url: 'https://store.test/', body: null, cookies: '', isOffline: true } as const;
const RESPONSE: DeviceResponse = { status: 200, headers: [], body: new ArrayBuffer(1) };

const setUp = (more: Partial<DevicePorts> = {}, isSound = true) => {
  let now = 0;
  const calls: string[] = [];
  const worker: DeviceWorker = {
    start: async () => isSound,
    request: async () => RESPONSE,
    patch: async () => null,
    unpack: async () => null,
    stop: () => void calls.push('stop'),
  };
  const catalog = createDeviceCatalog({
    stored: async () => {
      calls.push('look');
      return { version: 'v1', worker: '/w.js', read: async () => ({ index: new ArrayBuffer(1), facts: '{}' }) };
    },
    createWorker: (url) => {
      calls.push(url);
      return worker;
    },
    currentVersion: async () => {
      calls.push('ask');
      return 'v1';
    },
    now: () => now,
    ...more,
  });
  return { catalog, calls, wait: (ms: number) => (now += ms) };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('starts one worker for all requests', async () => {
  const { catalog, calls } = setUp();
  const responses = await Promise.all([catalog.respond(REQUEST), catalog.respond(REQUEST)]);
  expect(responses).toEqual([RESPONSE, RESPONSE]);
  expect(calls).toEqual(['look', '/w.js']);
});

test('does not respond without a catalog, and looks again with the next request', async () => {
  const { catalog, calls } = setUp({ stored: async () => null });
  expect(await catalog.respond(REQUEST)).toBeNull();
  expect(await catalog.respond(REQUEST)).toBeNull();
  expect(calls).toEqual([]);
});

test('does not respond from damaged files', async () => {
  const { catalog, calls } = setUp({}, false);
  expect(await catalog.respond(REQUEST)).toBeNull();
  expect(calls).toEqual(['look', '/w.js', 'stop']);
});

test('is current only after the server named the same version, for a minute', async () => {
  const { catalog, calls, wait } = setUp();
  expect(catalog.isCurrent()).toBe(false);
  await settled();
  expect(catalog.isCurrent()).toBe(true);
  wait(59_000);
  expect(catalog.isCurrent()).toBe(true);
  expect(calls.filter((call) => call === 'ask')).toHaveLength(1);
  wait(1000);
  expect(catalog.isCurrent()).toBe(false);
  expect(calls.filter((call) => call === 'ask')).toHaveLength(2);
});

test('a check reads the version at once and ends the worker of another version than that on the device', async () => {
  let stored = 'v1';
  const { catalog, calls } = setUp({
    stored: async () => ({
      version: stored,
      worker: `/${stored}.js`,
      read: async () => ({ index: new ArrayBuffer(1), facts: '{}' }),
    }),
    currentVersion: async () => 'v2',
  });
  await catalog.respond(REQUEST);
  stored = 'v2';
  catalog.check();
  await settled();
  expect(calls).toEqual(['/v1.js', 'stop']);
  catalog.isCurrent();
  await settled();
  expect(catalog.isCurrent()).toBe(true);
  expect(calls).toEqual(['/v1.js', 'stop', '/v2.js']);
});

test('is not current with another version, or without a network', async () => {
  for (const currentVersion of [async () => 'v2', async () => null, () => Promise.reject(new TypeError('offline'))]) {
    const { catalog } = setUp({ currentVersion });
    catalog.isCurrent();
    await settled();
    expect(catalog.isCurrent()).toBe(false);
  }
});

test('stops after a removal or an update in another tab, and starts again with the next request', async () => {
  let version: string | null = 'v1';
  const { catalog, calls, wait } = setUp({
    stored: async () =>
      version === null
        ? null
        : { version, worker: `/${version}.js`, read: async () => ({ index: new ArrayBuffer(1), facts: '{}' }) },
  });
  await catalog.respond(REQUEST);
  version = 'v2';
  catalog.isCurrent();
  await settled();
  expect(calls).toEqual(['/v1.js', 'ask', 'stop']);
  expect(await catalog.respond(REQUEST)).toEqual(RESPONSE);
  expect(calls.at(-1)).toBe('/v2.js');
  version = null;
  wait(60_000);
  catalog.isCurrent();
  await settled();
  expect(calls.at(-1)).toBe('stop');
  expect(await catalog.respond(REQUEST)).toBeNull();
});

test('stops after a removal', async () => {
  const { catalog, calls } = setUp();
  await catalog.respond(REQUEST);
  catalog.stop();
  await settled();
  expect(calls).toEqual(['look', '/w.js', 'stop']);
});
