import type { Env } from '../env.ts';
import { type AnalyticsAccount, analyticsVitals, writePoints } from './analytics-vitals.ts';
import { localVitals } from './local-vitals.ts';
import type { VitalsStore } from './vitals-store.ts';

const PATIENCE_MS = 5000;

/**
 * Analytics Engine where its account may be asked. Else the site's own database; a dataset that is bound is written all the
 * same, for the dashboards of the platform.
 */
export const vitalsHome = (
  { DB, VITALS: dataset }: Pick<Env, 'DB' | 'VITALS'>,
  account: AnalyticsAccount | null,
  now: () => number,
): VitalsStore => {
  if (dataset !== undefined && account !== null) {
    return analyticsVitals(dataset, { account, fetch: (...request) => fetch(...request), patienceMs: PATIENCE_MS });
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
