import type { CatalogLists } from '../../../shop/catalog/index/catalog.ts';
import type { Meaning } from '../reading.ts';

/** The meaning of a phrase. null: no meaning, but not a mistake either. */
export interface Sense {
  readonly meaning: Meaning | null;
  readonly text: string;
  readonly swatch: string | null;
  /** Label before the text, instead of the words as typed. */
  readonly title?: string;
  /** Note about the phrase, such as that it is another maker's name. */
  readonly note?: string;
}

/** A phrase with its meaning. */
export type Entry = readonly [phrase: string, sense: Sense];

/** The lists of a catalog that are needed to read texts. */
export type ReadLists = Pick<CatalogLists, 'sizes' | 'names' | 'keywords' | 'compounds' | 'modifiers' | 'facets'>;
