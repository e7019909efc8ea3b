import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../bench/report.ts';
import { besides } from './besides.ts';
import type { Catalogs } from './catalogs.ts';
import { sendCrowd } from './crowd.ts';
import type { FaultBackend } from './fault-backend.ts';
import type { FaultWorker, Mails } from './fault-worker.ts';
import { backendFaultOf, conditionsOf, type Fault, isCold } from './faults.ts';
import type { Known } from './judge.ts';
import { RECOVERY_LIMIT_MS, recovery } from './recovery.ts';
import type { Site } from './site.ts';
import { looseFiles } from './storage.ts';
import type { Go } from './visit.ts';
import { visits } from './visits.ts';

const VISITORS = 12;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEP_MS = 800;
const SHOWN = 8;

/** Clock steps during a fault, after which caches have expired, so that each layer is called. */
const AGES = [2 * MINUTE, 2 * HOUR, 8 * DAY];
/** For faults that caches do not cover. */
const FEW_AGES = [2 * MINUTE, 2 * HOUR];
/** The site ends a synchronization that reports nothing for 45 minutes. */
const SYNC_AGES = [2 * MINUTE, 2 * MINUTE];
/** Older than anything that a new isolate could find in the location's cache. */
const COLD_AGE = 2 * DAY;

const agesOf = (fault: Fault): readonly number[] => {
  if (fault === 'sync interrupted') return SYNC_AGES;
  return backendFaultOf(fault) !== null || /KV|D1/.test(fault) ? AGES : FEW_AGES;
};

export interface Surrounded {
  readonly worker: FaultWorker;
  readonly backend: FaultBackend;
  readonly catalogs: Catalogs;
  readonly site: Site;
  readonly go: Go;
  readonly known: Known;
  readonly priced: readonly number[];
}

const repeated = (before: Mails, after: Mails): string[] => {
  const earlier = new Map(before);
  return after.filter(([mail, times]) => times > Math.max(1, earlier.get(mail) ?? 0)).map(([mail]) => `twice: ${mail}`);
};

/** Refreshes all caches before the next fault, as on a site that has worked for days. */
const refresh = async (fault: Fault, { site, go, priced }: Surrounded): Promise<void> => {
  await site.set(null, 2 * HOUR);
  const read = visits(priced, conditionsOf(fault)).filter(({ send }) => send === undefined);
  for (let round = 0; round < 2; round++) await Promise.all(read.map((one) => go(one)));
};

/** Runs one fault from its start to its recovery. */
export const runFault = async (fault: Fault, around: Surrounded): Promise<{ isGood: boolean; line: object }> => {
  const { worker, backend, catalogs, site, go, known, priced } = around;
  const all = visits(priced, conditionsOf(fault), fault);
  const before = await site.set(null);
  const looseBefore = new Set((await looseFiles(worker.worker)).orphans);
  backend.takeCalls();
  if (fault === 'snapshot truncated') await catalogs.truncate();
  // Before the first visitor: everything returned from now on was read during the fault.
  await site.set(fault, isCold(fault) ? COLD_AGE : 0, { isCold: isCold(fault) });
  const end = besides(fault, worker, priced[0] ?? 0);
  const crowd = sendCrowd({ go, visitors: VISITORS, visits: all, known, usesTwin: fault === 'clock skew' });
  for (const age of agesOf(fault)) {
    await sleep(STEP_MS);
    await site.set(fault, age);
  }
  await sleep(STEP_MS);
  const { told, problems } = await end();
  const { times, refused, serverErrors, wrong, versions } = await crowd.stop();
  const olderRead = versions.get(catalogs.older) ?? 0;
  if (fault === 'snapshot truncated' && olderRead === 0) problems.push('no visitor got the older catalog');
  if (fault === 'KV returns older values' && olderRead > 0) problems.push('the isolate returned to an older catalog');
  const backendCalls = backend.takeCalls();
  if (fault === 'snapshot truncated') await catalogs.publishCurrent();
  await site.set(null, fault === 'snapshot truncated' || fault.startsWith('KV') ? MINUTE : 0);
  const recoveredMs = await recovery(fault, { worker, site, go, catalogs, product: priced[0] ?? 0 });
  const { orphans, missing } = await looseFiles(worker.worker);
  const after = await site.set(null);
  const olderReads = after.olderReads - before.olderReads;
  if (fault === 'KV returns older values' && olderReads === 0) problems.push('KV returned no older value');
  const found = [
    ...problems,
    ...orphans.filter((key) => !looseBefore.has(key)).map((key) => `orphan: ${key}`),
    ...missing.map((key) => `missing: ${key}`),
    ...(fault === 'mail fails' ? repeated(before.mails, after.mails) : []),
  ];
  await refresh(fault, around);
  const bad = [...serverErrors, ...wrong, ...found];
  const isGood = bad.length === 0 && recoveredMs <= RECOVERY_LIMIT_MS;
  const line = {
    fault,
    visitors: VISITORS,
    requests: times.length,
    refused: refused.length,
    serverErrors: serverErrors.length,
    wrong: wrong.length + found.length,
    p50Ms: Math.round(percentile(times, 0.5)),
    p95Ms: Math.round(percentile(times, 0.95)),
    slowestMs: Math.round(percentile(times, 1)),
    backendCalls,
    recoveredMs,
    ...told,
    ...(olderRead > 0 && { olderRead }),
    ...(olderReads > 0 && { olderReads }),
    ...(isGood ? {} : { examples: [...new Set(bad)].slice(0, SHOWN) }),
  };
  return { isGood, line };
};
