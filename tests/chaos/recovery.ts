import { setTimeout as sleep } from 'node:timers/promises';
import type { Catalogs } from './catalogs.ts';
import type { FaultWorker } from './fault-worker.ts';
import type { Fault } from './faults.ts';
import { judge, Known } from './judge.ts';
import { formVisit } from './posts.ts';
import type { Site } from './site.ts';
import { owedMails } from './storage.ts';
import { canSync } from './sync-interruption.ts';
import { type Go, reading, type Visit } from './visit.ts';
import { isFresh } from './visits.ts';

export const RECOVERY_LIMIT_MS = 10_000;
const POLL_MS = 100;
const MINUTE = 60_000;
const QUOTE_CRON = '*/5 * * * *';
/** Longer than the retry delay of any mail. */
const NEXT_TRY_MS = 13 * 60 * MINUTE;

interface Options {
  readonly worker: FaultWorker;
  readonly site: Site;
  readonly go: Go;
  readonly catalogs: Catalogs;
  /** A product with prices. */
  readonly product: number;
}

const isGood = async (go: Go, visit: Visit): Promise<boolean> =>
  judge(visit, await go(visit), new Known()).kind === 'good';

/** Returns whether prices are fresh and the Worker reports ready with the published catalog. */
const isReady = async ({ go, product, catalogs }: Options): Promise<boolean> => {
  const [prices, ready] = await Promise.all([go(reading(`/api/pricing/${product}`)), go(reading('/readyz'))]);
  if (prices.status !== 200 || ready.status !== 200 || !isFresh(prices.text)) return false;
  const { status, catalog } = JSON.parse(ready.text) as { status: string; catalog: { version: string } };
  return status === 'ready' && catalog.version === catalogs.current;
};

/** Additional checks that a fault is over. */
const probes: Partial<Record<Fault, (options: Options) => Promise<boolean>>> = {
  'R2 fails': ({ go }) => isGood(go, formVisit(true)),
  'R2 hangs': ({ go }) => isGood(go, formVisit(true)),
  'R2 fails at the second file': ({ go }) => isGood(go, formVisit(true)),
  'sync interrupted': ({ worker }) => canSync(worker),
  async 'mail fails'({ site, worker }) {
    await site.trigger(QUOTE_CRON, NEXT_TRY_MS);
    return (await owedMails(worker.worker)) === 0;
  },
};

/**
 * Returns the milliseconds from the end of a fault until everything it affected works again; gives up at twice the
 * limit.
 */
export const recovery = async (fault: Fault, options: Options): Promise<number> => {
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  const probe = probes[fault] ?? (async () => true);
  while (elapsed() < 2 * RECOVERY_LIMIT_MS) {
    if ((await isReady(options)) && (await probe(options))) break;
    await sleep(POLL_MS);
  }
  return Math.round(elapsed());
};
