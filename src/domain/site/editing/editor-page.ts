import type { ContentEntry } from '../content/entry.ts';
import type { Visitor } from '../content/visitor.ts';

/** What a page in the editor hands to the editor's script, as JSON in the element `EDITOR_PAGE_ID`. */
export interface EditorPage<Page> {
  readonly entry: ContentEntry;
  /** What blocks know of the page they stand on. */
  readonly page: Page;
  /** Whom staff see the page as. */
  readonly visitor: Visitor;
  /** Public key of the builder space. */
  readonly apiKey: string;
  /** Origin of the content API. */
  readonly apiHost: string;
  readonly model: string;
  /** Blocks whose data the server loads: `/api/block-data`. */
  readonly dataBlocks: readonly string[];
  /** An editor on this machine may edit. Never in production. */
  readonly trustsLocalhost: boolean;
}

export const EDITOR_PAGE_ID = 'editor-page';
