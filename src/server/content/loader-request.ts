import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import type { LoaderRequest } from './block-loaders/block-loader.ts';

/**
 * Returns the data sources of block loaders for a request.
 *
 * @param query parameters visible to loaders
 */
export const loaderRequest = (c: Context<AppBindings>, query: Readonly<Record<string, string>> = {}): LoaderRequest => {
  const { preferences, services } = c.var;
  const { content, backend, pricing, catalog } = services;
  return { content, backend, pricing, catalog: () => catalog.get(waitUntilOf(c)), preferences, query };
};
