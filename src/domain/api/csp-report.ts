import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

export const cspReportEndpoint = {
  method: 'POST',
  path: '/api/csp-report',
  takes: 'json',
  does: 'Takes what browsers tell of a page’s content policy, by the Reporting API or the older way.',
  request: v.unknown(),
  answer: v.null(),
} as const satisfies Endpoint;
