import { renderToStaticMarkup } from 'react-dom/server';
import type { CacheMarkup } from '../../blocks/render/cached-markup.ts';

const cache = new WeakMap<object, string>();

/** Caches markup for as long as the rows that it shows exist. A new catalog version replaces both. */
export const cacheMarkup: CacheMarkup = (from, create) => {
  const cached = cache.get(from);
  if (cached !== undefined) return cached;
  const html = renderToStaticMarkup(create());
  cache.set(from, html);
  return html;
};
