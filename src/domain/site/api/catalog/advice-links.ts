import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';

const link = v.object({
  /** Link to the store with these parts. */
  href: v.string(),
  totalItems: v.number(),
});

/** The query of the material advisor's page, and the links to parts that the page has for it. */
export const adviceLinksEndpoint = {
  method: 'GET',
  path: '/api/materials/links',
  takes: 'query',
  request: v.string(),
  response: v.object({
    /** By the codes of the families that are offered. */
    byCode: v.record(v.string(), link),
    /** The best families together. null without any. */
    store: v.nullable(link),
  }),
} as const satisfies Endpoint;
