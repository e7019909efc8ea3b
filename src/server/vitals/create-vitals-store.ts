import type { Env } from '../env.ts';
import { type AnalyticsAccount, analyticsVitals, writePoints } from './analytics-vitals.ts';
import { localVitals } from './local-vitals.ts';
import type { VitalsStore } from './vitals-store.ts';

const TIMEOUT_MS = 5000;

/**
 * Returns Analytics Engine if its account is configured, and the site's database otherwise. A bound dataset is written
 * in both cases, for the platform's dashboards.
 */
export const createVitalsStore = (
  { DB, VITALS: dataset }: Pick<Env, 'DB' | 'VITALS'>,
  account: AnalyticsAccount | null,
  now: () => number,
): VitalsStore => {
  if (dataset !== undefined && account !== null) {
    return analyticsVitals(dataset, { account, fetch: (...request) => fetch(...request), patienceMs: TIMEOUT_MS });
  }
  const local = localVitals(DB, now);
  if (dataset === undefined) return local;
  return {
    ...local,
    async write(view) {
      writePoints(dataset, view);
      await local.write(view);
    },
  };
};
