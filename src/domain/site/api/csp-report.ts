import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

export const cspReportEndpoint = {
  method: 'POST',
  path: '/api/csp-report',
  takes: 'json',
  request: v.unknown(),
  response: v.null(),
} as const satisfies Endpoint;
