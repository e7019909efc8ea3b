import type { ContentEntry } from '../content/entry.ts';
import type { Visitor } from '../content/visitor.ts';

/** Data of a page in the editor for the editor's JavaScript, as JSON in the element `EDITOR_PAGE_ID`. */
export interface EditorPage<Page> {
  readonly entry: ContentEntry;
  /** Page data that blocks receive. */
  readonly page: Page;
  /** The visitor as whom staff see the page. */
  readonly visitor: Visitor;
  /** Public key of the builder space. */
  readonly apiKey: string;
  /** Origin of the content API. */
  readonly apiHost: string;
  readonly model: string;
  /** Blocks whose data the server loads: `/api/block-data`. */
  readonly dataBlocks: readonly string[];
  /** Whether an editor on this machine may edit. Never in production. */
  readonly trustsLocalhost: boolean;
}

export const EDITOR_PAGE_ID = 'editor-page';
