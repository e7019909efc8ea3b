import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { RecordDelivery } from '../../src/server/forms/record-delivery.ts';
import { onTrigger } from '../../src/server/on-trigger.ts';
import type { Retention } from '../../src/server/retention/retention.ts';
import { FULL_SYNC_CRON } from '../../src/server/sync/schedule.ts';
import type { SyncControl } from '../../src/server/sync/sync-control.ts';
import { NO_ACCOUNTS, servicesWith } from '../support/services/fake-services.ts';
import { idleSyncDesk } from '../support/services/fake-sync.ts';
import { NO_CATALOG_FILES } from '../support/services/no-catalog-files.ts';
import { NO_HEALTH } from '../support/services/no-health.ts';
import { NO_MESSAGES } from '../support/services/no-messages.ts';
import { NO_STAFF } from '../support/services/no-staff.ts';

const FREQUENT = '*/5 * * * *';

let rounds: number;
let deletions: number;
let log: MockInstance<typeof console.log>;
let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  rounds = 0;
  deletions = 0;
  quoteRounds = 0;
  unlinked = 0;
  publications = 0;
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

let quoteRounds: number;
let publications: number;
const { content } = servicesWith({});
const publishPages = async (): Promise<void> => {
  publications += 1;
};
let unlinked: number;
const quoteRound = async (): Promise<void> => {
  quoteRounds += 1;
};
const quoteLinks = {
  ask: async () => undefined,
  open: async () => null,
  forgetEnded: async () => {
    unlinked += 1;
  },
};
const siteHealth = NO_HEALTH;
const accounts = { ...NO_ACCOUNTS, forgetEnded: async () => undefined };
const retention: Retention = {
  round: async () => {
    deletions += 1;
  },
};
const recordDelivery: RecordDelivery = {
  one: async () => null,
  round: async () => {
    // Later than any work of the synchronization in this test.
    await new Promise((resolve) => setTimeout(resolve, 20));
    rounds += 1;
  },
};
const failingSync = (): SyncControl => {
  const desk = idleSyncDesk();
  return { ...desk, kv: { ...desk.kv, get: () => Promise.reject<never>(new Error('KV is away')) } };
};

/** The parts that a trigger works on; each test names those that differ. */
const desks = (more: Partial<Parameters<typeof onTrigger>[1]> = {}): Parameters<typeof onTrigger>[1] => ({
  quoteRound,
  quoteLinks,
  sync: idleSyncDesk(),
  accounts,
  staff: NO_STAFF,
  messages: NO_MESSAGES,
  catalogFiles: NO_CATALOG_FILES,
  retention,
  publishPages,
  content,
  siteHealth,
  ...more,
});

test('the five-minute trigger delivers pending records; the nightly one does not', async () => {
  await onTrigger(FULL_SYNC_CRON, desks({ recordDelivery }));
  expect(rounds).toBe(0);
  await onTrigger(FREQUENT, desks({ recordDelivery }));
  expect(rounds).toBe(1);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: 'trigger', cron: FULL_SYNC_CRON, started: 'no-workflow' },
    { event: 'trigger', cron: FREQUENT, started: 'no-record' },
  ]);
});

test('without a backend server, delivers nothing', async () => {
  await onTrigger(FREQUENT, desks());
  expect(errors).not.toHaveBeenCalled();
});

test('a synchronization that cannot start does not stop the delivery and still fails the trigger', async () => {
  await expect(onTrigger(FREQUENT, desks({ sync: failingSync(), recordDelivery }))).rejects.toThrow('KV is away');
  expect(rounds).toBe(1);
});

test('a failed delivery is logged and does not stop the synchronization', async () => {
  const round = () => Promise.reject(new Error('D1 is away'));
  await onTrigger(FREQUENT, desks({ recordDelivery: { ...recordDelivery, round } }));
  expect(String(errors.mock.calls[0]?.[0])).toContain('D1 is away');
  expect(log).toHaveBeenCalledWith(JSON.stringify({ event: 'trigger', cron: FREQUENT, started: 'no-record' }));
});

test('the nightly trigger deletes expired sign-ups and links; a failure is logged and stops nothing else', async () => {
  let times = 0;
  const forgetEnded = async (): Promise<void> => {
    times += 1;
    throw new Error('D1 is away');
  };
  await onTrigger(FREQUENT, desks({ accounts: { ...accounts, forgetEnded } }));
  expect(times).toBe(0);
  await onTrigger(FULL_SYNC_CRON, desks({ accounts: { ...accounts, forgetEnded } }));
  expect(times).toBe(1);
  expect(String(errors.mock.calls[0]?.[0])).toContain('D1 is away');
  expect(log).toHaveBeenCalledWith(JSON.stringify({ event: 'trigger', cron: FULL_SYNC_CRON, started: 'no-workflow' }));
});

test('the nightly trigger deletes expired records; the frequent one does not', async () => {
  await onTrigger(FREQUENT, desks());
  expect(deletions).toBe(0);
  await onTrigger(FULL_SYNC_CRON, desks());
  expect(deletions).toBe(1);
});

test('a failed deletion is logged and does not stop the synchronization', async () => {
  const round = () => Promise.reject(new Error('R2 is away'));
  await onTrigger(FULL_SYNC_CRON, desks({ retention: { round } }));
  expect(String(errors.mock.calls[0]?.[0])).toContain('R2 is away');
  expect(log).toHaveBeenCalledWith(JSON.stringify({ event: 'trigger', cron: FULL_SYNC_CRON, started: 'no-workflow' }));
});

test('the five-minute trigger reads replies to quotes; the nightly one deletes expired quote links', async () => {
  const { quoteRound: _, ...parts } = desks();
  await onTrigger(FREQUENT, { ...parts, quoteRound });
  expect([quoteRounds, unlinked]).toEqual([1, 0]);
  await onTrigger(FULL_SYNC_CRON, { ...parts, quoteRound });
  expect([quoteRounds, unlinked]).toEqual([1, 1]);
  await onTrigger(FREQUENT, { ...parts, quoteRound: () => Promise.reject(new Error('the backend is away')) });
  expect(String(errors.mock.calls[0]?.[0])).toContain('the backend is away');
});

test('the five-minute trigger copies changed pages to KV; the nightly one does not', async () => {
  await onTrigger(FULL_SYNC_CRON, desks());
  expect(publications).toBe(0);
  await onTrigger(FREQUENT, desks());
  expect(publications).toBe(1);
});

test('pages that cannot be copied are logged and stop nothing else', async () => {
  const failing = () => Promise.reject(new Error('D1 is down'));
  const around = {
    quoteRound,
    quoteLinks,
    sync: idleSyncDesk(),
    recordDelivery,
    accounts,
    staff: NO_STAFF,
    messages: NO_MESSAGES,
    catalogFiles: NO_CATALOG_FILES,
    retention,
    content,
    siteHealth,
  };
  await onTrigger(FREQUENT, { ...around, publishPages: failing });
  expect([rounds, quoteRounds]).toEqual([1, 1]);
  expect(errors).toHaveBeenCalledOnce();
});

test('the nightly trigger reads every page of a connected space', async () => {
  const prepare = vi.fn(async () => undefined);
  await onTrigger(FULL_SYNC_CRON, desks({ content: { ...content, prepare } }));
  expect(prepare).toHaveBeenCalledWith(null);
});
