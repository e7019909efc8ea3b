import { counted } from '../../domain/kit/text/counted.ts';
import { logText } from '../../server/observe/log-text.ts';
import type { RequestLine } from '../../server/observe/request-log.ts';

const isRequestLine = (value: unknown): value is RequestLine =>
  typeof value === 'object' && value !== null && 'event' in value && value.event === 'request';

const parsed = (line: string): unknown => {
  try {
    return line.startsWith('{') ? JSON.parse(line) : null;
  } catch {
    return null;
  }
};

/**
 * Formats one line of the request log for reading.
 *
 * @example '13:05:09 GET /product/:name 200 12 ms · cache 2 memory · backend 1 call, 8 ms'
 */
const readable = ({ at, method, route, status, ms, cache = {}, upstreams = {} }: RequestLine): string => {
  const caches = Object.entries(cache).map(([outcome, count]) => `${count} ${outcome}`);
  return [
    logText(`${at.slice(11, 19)} ${method} ${route} ${status} ${ms} ms`),
    ...(caches.length > 0 ? [`cache ${caches.join(', ')}`] : []),
    ...Object.entries(upstreams).map(([name, { calls, failed, pending = 0, ms: sum }]) =>
      [
        `${name} ${counted(calls, 'call')}`,
        ...(failed > 0 ? [`${failed} failed`] : []),
        ...(pending > 0 ? [`${pending} pending`] : []),
        `${Math.round(sum)} ms`,
      ].join(', '),
    ),
  ].join(' · ');
};

const LONGEST_LINE = 4000;

/** Lines that `wrangler dev` prints about itself. */
const OF_WRANGLER = /^(?:\[wrangler:|⎔|\s*$)/u;
const READY = /^\[wrangler:\w+\] Ready on /;

/**
 * Returns a function that returns the part of a `wrangler dev` line to show, or `null` for nothing. `wrangler dev`
 * prints the Worker's lines only together with its own: a table of bindings before it is ready, every request a second
 * time, and every reload.
 */
export const workerLines = (): ((line: string) => string | null) => {
  let isReady = false;
  return (line) => {
    const value = parsed(line);
    if (isRequestLine(value)) return readable(value);
    if (READY.test(line)) isReady = true;
    return isReady && !OF_WRANGLER.test(line) ? logText(line, LONGEST_LINE) : null;
  };
};
