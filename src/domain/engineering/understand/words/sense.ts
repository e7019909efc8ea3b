import type { CatalogLists } from '../../../shop/catalog/index/catalog.ts';
import type { Meaning } from '../reading.ts';

/** What a phrase says; null says nothing, and is no mistake either. */
export interface Sense {
  readonly meaning: Meaning | null;
  readonly text: string;
  readonly swatch: string | null;
  /** What stands before the text instead of the words as typed. */
  readonly title?: string;
  /** What is said about the phrase: that it is another maker's name. */
  readonly note?: string;
}

/** A phrase with its sense. */
export type Entry = readonly [phrase: string, sense: Sense];

/** The lists of a catalog that texts are read with. */
export type ReadLists = Pick<CatalogLists, 'sizes' | 'names' | 'keywords' | 'compounds' | 'modifiers' | 'facets'>;
