import { createContext, useContext } from 'react';
import type { PageForms } from '../domain/kit/forms/control-fields.ts';
import type { Preferences } from '../domain/kit/preferences.ts';
import type { Crumb } from '../domain/site/route-table.ts';
import type { FrameRules } from './frame-target.ts';

/** A section of the page that links can lead to. */
export interface OutlineItem {
  readonly id: string;
  readonly label: string;
}

/** What blocks know of the page they stand on. */
export interface PageContext {
  readonly path: string;
  /** Parameters of the address, for blocks that filter without script. */
  readonly query: Readonly<Record<string, string>>;
  readonly preferences: Preferences;
  readonly crumbs: readonly Crumb[];
  /** ISO date of a page that has one. */
  readonly date?: string;
  readonly outline: readonly OutlineItem[];
  readonly contact: {
    readonly brandName: string;
    readonly phone: string;
    readonly salesEmail: string;
    readonly postalAddress: string;
  };
  /** What its frames may show. */
  readonly frames: FrameRules;
  /** Origins that forms may be sent to, beside this site: `https://host`, or `https://*.name` for all under a name. */
  readonly formOrigins: readonly string[];
  /** Origins that pictures in styles may come from, beside this site; absent: none. */
  readonly mediaOrigins?: readonly string[];
  /** The page stands in the visual editor: what is shown need not be in the content store yet. */
  readonly editing?: boolean;
  /** What the server loaded for blocks that show data, by block id. */
  readonly blockData: Readonly<Record<string, unknown>>;
  /** Data that streams in after the rest of the page, by block id; absent: none does, as always in the visual editor. */
  readonly lateBlocks?: Readonly<Record<string, Promise<unknown>>>;
  /** What forms need of the request; absent where nothing can be sent, as in the gallery of blocks. */
  readonly forms?: PageForms;
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

/** The page a block stands on. Throws outside of a page. */
export const usePage = (): PageContext => {
  const page = useContext(Context);
  if (page === null) throw new Error('A block stands outside of a page.');
  return page;
};
