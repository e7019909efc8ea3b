import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOf } from '../../domain/shop/pricing/price-list-arbitrary.ts';
import { fakeDevice, type Network, WRITTEN } from './fake-outbox.ts';

const DEARER = listOf([[1, 2]]);
const CHEAPER = listOf([[1, 0.5]]);

test('sends a queued request once and keeps a receipt without contact data', async () => {
  const { device, tab } = fakeDevice();
  const outbox = tab();
  expect(await outbox.add('k1', WRITTEN)).toBe('added');
  expect(device.hint).toBe(true);
  await outbox.sendDue('online');
  await outbox.sendDue('online');
  expect(device.posts).toHaveLength(1);
  expect(device.remembered).toEqual(['k1']);
  expect(outbox.snapshot().entries[0]?.state).toMatchObject({ step: 'sent', number: 'Q-2026-000154', moves: [] });
  expect(JSON.stringify([...device.entries])).not.toContain('Okafor');
  await outbox.dismiss('k1');
  expect([device.entries.size, device.hint]).toEqual([0, false]);
});

test('two tabs send a request once', async () => {
  const { device, tab } = fakeDevice();
  const [one, other] = [tab(), tab()];
  await one.add('k1', WRITTEN);
  await Promise.all([one.sendDue('online'), other.sendDue('online'), other.sendNow('k1'), one.sendDue('visible')]);
  expect(device.posts).toHaveLength(1);
});

test('a failed try waits as long as the server requires, then is repeated', async () => {
  const { device, tab } = fakeDevice();
  const outbox = tab();
  await outbox.add('k1', WRITTEN);
  device.network = 'failing';
  await outbox.sendDue('start');
  device.network = 'works';
  expect(outbox.snapshot().entries[0]?.state).toMatchObject({ step: 'waiting', nextAt: device.time + 42_000 });
  await outbox.sendDue('online');
  expect(device.posts).toEqual([]);
  device.time += 42_000;
  await outbox.sendDue('timer');
  expect(device.posts).toHaveLength(1);
});

test('a refused request waits for the visitor', async () => {
  const { device, tab } = fakeDevice();
  const outbox = tab();
  await outbox.add('k1', WRITTEN);
  device.network = 'refusing';
  await outbox.sendDue('start');
  expect(outbox.snapshot().entries[0]?.state).toMatchObject({ step: 'refused', message: 'Enter your email.' });
  device.network = 'works';
  await outbox.sendDue('online');
  expect(device.posts).toEqual([]);
  await outbox.sendNow('k1');
  expect(device.posts).toHaveLength(1);
});

test('a price that rose is sent only after a confirmation of the shown price', async () => {
  const { device, tab } = fakeDevice();
  const outbox = tab();
  await outbox.add('k1', WRITTEN);
  device.current = DEARER;
  await outbox.sendDue('online');
  await outbox.sendNow('k1');
  expect(device.posts).toEqual([]);
  const state = outbox.snapshot().entries[0]?.state;
  expect(state).toMatchObject({ step: 'risen', moves: [{ part: 'FK7502-214', before: '$0.94', now: '$2.00' }] });
  await outbox.confirm('k1', device.time - 1);
  expect(device.posts).toEqual([]);
  await outbox.confirm('k1', device.time);
  expect(device.posts).toHaveLength(1);
  expect(outbox.snapshot().entries[0]?.state).toMatchObject({ step: 'sent', moves: [{ now: '$2.00' }] });
});

test('a price that fell is sent, and the receipt names it', async () => {
  const { device, tab } = fakeDevice();
  const outbox = tab();
  await outbox.add('k1', WRITTEN);
  device.current = CHEAPER;
  await outbox.sendDue('online');
  expect(outbox.snapshot().entries[0]?.state).toMatchObject({ step: 'sent', moves: [{ now: '$0.50' }] });
});

test('a part without a published price needs a confirmation', async () => {
  const { device, tab } = fakeDevice();
  const outbox = tab();
  await outbox.add('k1', WRITTEN);
  device.current = null;
  await outbox.sendDue('online');
  expect(outbox.snapshot().entries[0]?.state).toMatchObject({ step: 'risen', moves: [{ nowCents: null }] });
  await outbox.confirm('k1', device.time);
  expect(device.posts).toHaveLength(1);
});

test('an entry that was removed during a try does not return', async () => {
  const { device, tab } = fakeDevice();
  const outbox = tab();
  await outbox.add('k1', WRITTEN);
  const sending = outbox.sendDue('online');
  device.entries.clear();
  await sending;
  expect(device.entries.size).toBe(0);
});

test('stores at most 20 entries', async () => {
  const { tab } = fakeDevice();
  const outbox = tab();
  for (let at = 0; at < 20; at++) expect(await outbox.add(`k${at}`, WRITTEN)).toBe('added');
  expect(await outbox.add('k20', WRITTEN)).toBe('too-many');
});

const NETWORKS: readonly Network[] = ['works', 'gone', 'lost', 'failing', 'refusing'];

test('however tabs, failures and the clock interleave, a request is one quote and is never lost', async () => {
  const step = fc.record({
    tab: fc.nat(2),
    network: fc.constantFrom(...NETWORKS),
    trigger: fc.constantFrom('start', 'online', 'visible', 'timer', 'visitor'),
    minutes: fc.nat(90),
    key: fc.constantFrom('k0', 'k1'),
    waits: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { device, tab } = fakeDevice();
      const tabs = [tab(), tab(), tab()];
      await Promise.all(['k0', 'k1'].map((key, at) => tabs[at]?.add(key, WRITTEN)));
      const running: Promise<unknown>[] = [];
      for (const { tab: at, network, trigger, minutes, key, waits } of steps) {
        device.network = network;
        device.time += minutes * 60_000;
        const outbox = tabs[at] ?? tab();
        running.push(trigger === 'visitor' ? outbox.sendNow(key) : outbox.sendDue(trigger));
        if (waits) await Promise.all(running);
      }
      await Promise.all(running);
      device.network = 'works';
      for (const key of ['k0', 'k1']) await tabs[0]?.sendNow(key);
      // Equal key and content are one quote for the server.
      expect(new Set(device.posts).size).toBe(2);
      expect(device.remembered.toSorted()).toEqual(['k0', 'k1']);
      expect([...device.entries.values()].map(({ state }) => state.step)).toEqual(['sent', 'sent']);
    }),
    { numRuns: 60 },
  );
});
