import { createContext, type ReactNode } from 'react';

/**
 * Caches rendered markup for the lifetime of its source object. `made` must depend on nothing else: no context, no URL,
 * no visitor.
 */
export type CacheMarkup = (from: object, made: () => ReactNode) => string;

/** `null` without a cache, as in the visual editor: the markup is rendered every time. */
export const CachedMarkup = createContext<CacheMarkup | null>(null);
