import { counted } from '../../domain/kit/text/counted.ts';
import type { RequestMeter, UpstreamSum } from '../http/request-meter.ts';

/** Returns a valid metric name: spaces are not allowed. */
const metricName = (name: string): string => name.replace(/[^\w-]+/g, '-');

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/**
 * Returns the value of a `Server-Timing` header, which the browser's developer tools show for a request.
 *
 * @example 'total;dur=12.3, cache;desc="2 memory, 1 KV", backend;dur=8;desc="3 calls, 1 pending"'
 */
export const serverTiming = (
  ms: number,
  cache: RequestMeter['cache'],
  upstreams: ReadonlyMap<string, UpstreamSum>,
): string => {
  const parts = [`total;dur=${rounded(ms)}`];
  if (cache.size > 0) {
    parts.push(`cache;desc="${[...cache].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}"`);
  }
  for (const [name, { calls, failed, pending = 0, ms: sum }] of upstreams) {
    const details = [
      counted(calls, 'call'),
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(pending > 0 ? [`${pending} pending`] : []),
    ];
    parts.push(`${metricName(name)};dur=${rounded(sum)};desc="${details.join(', ')}"`);
  }
  return parts.join(', ');
};
