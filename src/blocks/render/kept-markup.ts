import { createContext, type ReactNode } from 'react';

/**
 * Writes markup once for as long as what it was made from lives. `made` must depend on nothing else: no context, no address,
 * no visitor.
 */
export type KeepMarkup = (from: object, made: () => ReactNode) => string;

/** Null where nothing is kept, as in the visual editor: the markup is drawn like any other. */
export const KeptMarkup = createContext<KeepMarkup | null>(null);
