import type { AnalyticsEngineDataset } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { readable } from '../../domain/kit/schema/tolerant.ts';
import type { MeasuredView } from '../../domain/site/api/vitals.ts';
import { VITALS_DAYS } from '../../domain/site/retention-days.ts';
import { PAGE_TYPES } from '../../domain/site/vitals/page-types.ts';
import { DEVICES, ratingOf, VITAL_NAMES } from '../../domain/site/vitals/vital.ts';
import { inOrder } from '../../domain/site/vitals/vitals-report.ts';
import type { VitalsStore } from './vitals-store.ts';

/** The account whose datasets are queried, and a token with read access to its analytics. */
export interface AnalyticsAccount {
  readonly id: string;
  readonly token: string;
}

export interface AnalyticsOptions {
  readonly account: AnalyticsAccount;
  readonly fetch: typeof fetch;
  /** Timeout of a query in milliseconds. */
  readonly patienceMs: number;
}

/** The name in wrangler.toml. */
export const DATASET = 'canyon_seals_vitals';

/** Writes a data point for each metric. Columns are identified by their order only. */
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

/** The platform may sample data points: `_sample_interval` is the number of points that a row represents. */
const QUERY = `SELECT blob1 AS page, blob2 AS name, blob4 AS device, SUM(_sample_interval) AS total,
  ${quantile(0.5)} AS p50, ${quantile(0.75)} AS p75, ${quantile(0.95)} AS p95,
  ${countOf('good')} AS good, ${countOf('poor')} AS poor
FROM ${DATASET} WHERE timestamp > NOW() - INTERVAL '${VITALS_DAYS}' DAY
GROUP BY page, name, device FORMAT JSON`;

const TOTALS = `SELECT blob2 AS name, SUM(_sample_interval) AS total, ${quantile(0.75)} AS p75
FROM ${DATASET} WHERE timestamp > NOW() - INTERVAL '${VITALS_DAYS}' DAY GROUP BY name FORMAT JSON`;

/** Large integers are returned as strings. */
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

const totalsAnswer = v.object({
  data: readable(v.object({ name: v.picklist(VITAL_NAMES), total: amount, p75: amount })),
});

/** Stores vitals in Analytics Engine: writes by its binding, reads by its SQL API. */
export const analyticsVitals = (
  dataset: AnalyticsEngineDataset,
  { account, fetch, patienceMs }: AnalyticsOptions,
): VitalsStore => {
  const query = async (sql: string): Promise<unknown> => {
    const response = await fetch(`https://api.cloudflare.com/client/v4/accounts/${account.id}/analytics_engine/sql`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'text/plain' },
      body: sql,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    // The response body may contain the query, so only the status is reported.
    if (!response.ok) throw new Error(`Analytics Engine responded with status ${response.status}.`);
    return response.json();
  };
  return {
    source: 'Analytics Engine',
    async write(view) {
      writePoints(dataset, view);
    },
    async report() {
      const { data } = v.parse(answer, await query(QUERY));
      return inOrder(data.map(({ total: count, ...row }) => ({ count, ...row })));
    },
    async totals() {
      const { data } = v.parse(totalsAnswer, await query(TOTALS));
      return data.map(({ total: count, ...row }) => ({ count, ...row }));
    },
  };
};
