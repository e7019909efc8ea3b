import type { CatalogLists } from '../../catalog/index/catalog.ts';
import type { Meaning } from '../reading.ts';

/** What a phrase says; null says nothing, and is no mistake either. */
export interface Sense {
  readonly meaning: Meaning | null;
  readonly text: string;
  readonly swatch: string | null;
}

/** A phrase with its sense. */
export type Entry = readonly [phrase: string, sense: Sense];

/** The lists of a catalog that texts are read with. */
export type ReadLists = Pick<CatalogLists, 'sizes' | 'names' | 'keywords' | 'compounds' | 'modifiers' | 'facets'>;
