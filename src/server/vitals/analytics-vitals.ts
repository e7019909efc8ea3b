import type { AnalyticsEngineDataset } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { readable } from '../../domain/kit/schema/tolerant.ts';
import type { MeasuredView } from '../../domain/site/api/vitals.ts';
import { VITALS_DAYS } from '../../domain/site/retention-days.ts';
import { PAGE_TYPES } from '../../domain/site/vitals/page-types.ts';
import { DEVICES, ratingOf, VITAL_NAMES } from '../../domain/site/vitals/vital.ts';
import { inOrder } from '../../domain/site/vitals/vitals-report.ts';
import type { VitalsStore } from './vitals-store.ts';

/** The account whose datasets are asked, and a token that may read its analytics. */
export interface AnalyticsAccount {
  readonly id: string;
  readonly token: string;
}

export interface AnalyticsOptions {
  readonly account: AnalyticsAccount;
  readonly fetch: typeof fetch;
  /** How long an answer is waited for. */
  readonly patienceMs: number;
}

/** As wrangler.toml names it. */
export const DATASET = 'canyon_seals_vitals';

/** A data point for each metric: what its columns are is said by their order alone. */
export const writePoints = (
  dataset: AnalyticsEngineDataset,
  { page, device, connection, metrics }: MeasuredView,
): void => {
  for (const { name, value, navigation } of metrics) {
    dataset.writeDataPoint({
      indexes: [page],
      blobs: [page, name, ratingOf(name, value), device, connection, navigation],
      doubles: [value],
    });
  }
};

const quantile = (share: number): string => `quantileExactWeighted(${share})(double1, _sample_interval)`;
const countOf = (rating: string): string => `SUM(if(blob3 = '${rating}', _sample_interval, 0))`;

/** The platform may keep one point for many: `_sample_interval` says for how many. */
const QUERY = `SELECT blob1 AS page, blob2 AS name, blob4 AS device, SUM(_sample_interval) AS total,
  ${quantile(0.5)} AS p50, ${quantile(0.75)} AS p75, ${quantile(0.95)} AS p95,
  ${countOf('good')} AS good, ${countOf('poor')} AS poor
FROM ${DATASET} WHERE timestamp > NOW() - INTERVAL '${VITALS_DAYS}' DAY
GROUP BY page, name, device FORMAT JSON`;

/** Large whole numbers come as text. */
const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite(), v.minValue(0));

const answer = v.object({
  data: readable(
    v.object({
      page: v.picklist(PAGE_TYPES),
      name: v.picklist(VITAL_NAMES),
      device: v.picklist(DEVICES),
      total: amount,
      p50: amount,
      p75: amount,
      p95: amount,
      good: amount,
      poor: amount,
    }),
  ),
});

/** Analytics Engine: written by its binding, asked by its SQL API. */
export const analyticsVitals = (
  dataset: AnalyticsEngineDataset,
  { account, fetch, patienceMs }: AnalyticsOptions,
): VitalsStore => ({
  source: 'Analytics Engine',
  async write(view) {
    writePoints(dataset, view);
  },
  async report() {
    const response = await fetch(`https://api.cloudflare.com/client/v4/accounts/${account.id}/analytics_engine/sql`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'text/plain' },
      body: QUERY,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    // What it says may hold the query; its status tells enough.
    if (!response.ok) throw new Error(`Analytics Engine answered ${response.status}.`);
    const { data } = v.parse(answer, await response.json());
    return inOrder(data.map(({ total: count, ...row }) => ({ count, ...row })));
  },
});
