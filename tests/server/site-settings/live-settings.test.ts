import { expect, test, vi } from 'vitest';
import { STORED_SETTINGS, type StoredValues } from '../../../src/domain/site/staff/site-setting.ts';
import type { Env } from '../../../src/server/env.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { liveSettings, settingsView } from '../../../src/server/site-settings/live-settings.ts';

const ENV = { PHONE: '+1 555 0100 100', CLOSING_DAYS: '2026-12-24' } as unknown as Env;

/** Settings with a clock and a store that tests control. */
const isolate = (values: StoredValues = {}) => {
  const work: Promise<unknown>[] = [];
  const state = { now: 0, values, reads: 0, isDown: false };
  const live = liveSettings({
    env: ENV,
    read: async () => {
      state.reads += 1;
      if (state.isDown) throw new Error('D1 is away');
      return state.values;
    },
    now: () => state.now,
  });
  const request = async (): Promise<string> => {
    await live.refresh((one) => void work.push(one));
    const { phone } = live.current();
    await Promise.all(work.splice(0));
    return phone;
  };
  return { state, live, request };
};

test('the first request of an isolate gets the values of the desk', async () => {
  const { request } = isolate({ PHONE: '+1 555 0199 999' });
  expect(await request()).toBe('+1 555 0199 999');
});

test('a change applies within a minute, with one read per check and none per request', async () => {
  const { state, request } = isolate();
  await request();
  state.values = { PHONE: '+1 555 0199 999' };
  for (let at = 0; at <= 19_000; at += 1000) {
    state.now = at;
    await request();
  }
  expect(state.reads).toBe(1);
  state.now = 20_000;
  await request();
  expect(await request()).toBe('+1 555 0199 999');
  expect(state.reads).toBe(2);
});

test('an isolate that was idle waits for the change', async () => {
  const { state, request } = isolate();
  await request();
  state.values = { PHONE: '+1 555 0199 999' };
  state.now = 3_600_000;
  expect(await request()).toBe('+1 555 0199 999');
});

test('the settings remain the same object until a value changes', async () => {
  const { state, live, request } = isolate({ PHONE: '1' });
  await request();
  const before = live.current();
  state.now = 30_000;
  await request();
  expect(live.current()).toBe(before);
  state.values = { PHONE: '2' };
  await live.reload();
  expect(live.current()).not.toBe(before);
  expect(live.stored()).toEqual({ PHONE: '2' });
});

test('a reset value falls back to the environment, and one without a variable to the default', async () => {
  const { state, live } = isolate({ PHONE: '1', SALES_EMAIL: 'new@seals.example' });
  await live.reload();
  expect([live.current().phone, live.current().salesEmail]).toEqual(['1', 'new@seals.example']);
  state.values = {};
  await live.reload();
  expect([live.current().phone, live.current().salesEmail]).toEqual(['+1 555 0100 100', 'sales@canyonseals.example']);
});

test('the last values remain while D1 fails', async () => {
  const errors = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const other = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { state, request } = isolate({ PHONE: '1' });
  await request();
  state.isDown = true;
  state.now = 100_000;
  expect(await request()).toBe('1');
  errors.mockRestore();
  other.mockRestore();
});

test('an invalid stored value is ignored, the valid ones apply', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { live } = isolate({ SALES_EMAIL: 'not an address', MESSAGING_SCRIPT: 'http://localhost:1/x.js', PHONE: '7' });
  await live.reload();
  expect(live.stored()).toEqual({ PHONE: '7' });
  expect(live.current().messagingScript).toBe('');
  expect(errors).toHaveBeenCalledTimes(2);
  errors.mockRestore();
});

test('services that are created once see every change', async () => {
  const { state, live } = isolate();
  const view = settingsView(live);
  expect({ ...view }).toEqual(readSettings(ENV));
  state.values = { PHONE: '3', CLOSING_DAYS: '2027-01-04' };
  await live.reload();
  expect([view.phone, view.closingDays]).toEqual(['3', ['2027-01-04']]);
});

test('every stored setting overlays the environment exactly as its variable does', () => {
  for (const name of STORED_SETTINGS) expect(() => readSettings({ ...ENV, [name]: undefined } as Env)).not.toThrow();
});
