import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import type { LoaderRequest } from './block-loaders/block-loader.ts';

/** Returns what block loaders may read for a request. @param query parameters that they see */
export const loaderRequest = (c: Context<AppBindings>, query: Readonly<Record<string, string>> = {}): LoaderRequest => {
  const { preferences, services } = c.var;
  const { content, backend, pricing, catalog } = services;
  return { content, backend, pricing, catalog: () => catalog.get(waitUntilOf(c)), preferences, query };
};
