import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { MeasuredView } from '../domain/site/api/vitals.ts';
import { PAGE_TYPES } from '../domain/site/vitals/page-types.ts';
import { CONNECTIONS, type Connection, reportedValue, VITALS_PATH } from '../domain/site/vitals/vital.ts';

const connection = (): Connection =>
  CONNECTIONS.find((one) => one === navigator.connection?.effectiveType) ?? 'unknown';

/**
 * Reports this page view's performance metrics to the server once, when the visitor leaves it. A view restored from the
 * back/forward cache counts separately. Loaded for a share of the visitors who allowed measuring.
 */
export const measureView = (type: string): void => {
  const page = PAGE_TYPES.find((one) => one === type);
  if (page === undefined) return;
  const latest = new Map<Metric['name'], Metric>();
  const reported = new Set<string>();
  const note = (metric: Metric): void => void latest.set(metric.name, metric);

  const send = (): void => {
    const metrics = [...latest.values()].filter(({ id }) => !reported.has(id));
    latest.clear();
    if (metrics.length === 0) return;
    for (const { id } of metrics) reported.add(id);
    const view: MeasuredView = {
      page,
      device: matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop',
      connection: connection(),
      metrics: metrics.map(({ name, value, navigationType }) => ({
        name,
        value: reportedValue(name, value),
        navigation: navigationType,
      })),
    };
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(view)], { type: 'application/json' }));
  };

  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note);
  // Registered after the library's listeners, which finalize the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
};
