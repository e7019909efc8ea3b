import type { Context } from 'hono';
import type { Answer, Endpoint } from '../../domain/site/api/endpoint.ts';

/** What an endpoint answers; the compiler holds it to the endpoint's schema, and whoever reads it checks it. */
export const answer = <E extends Endpoint>(c: Context, _endpoint: E, value: Answer<E>): Response =>
  c.json(value as object);

/** The same, as text that is ready. */
export const readyAnswer = (c: Context, json: string): Response =>
  c.body(json, 200, { 'Content-Type': 'application/json' });
