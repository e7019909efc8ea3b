import { createContext, useContext } from 'react';
import type { PageForms } from '../domain/kit/forms/control-fields.ts';
import type { Preferences } from '../domain/kit/preferences.ts';
import type { Crumb } from '../domain/site/route-table.ts';
import type { FrameRules } from './frame-target.ts';

/** A section of the page that links can target. */
export interface OutlineItem {
  readonly id: string;
  readonly label: string;
}

/** Page data that is available to blocks. */
export interface PageContext {
  readonly path: string;
  /** Query parameters of the URL, for blocks that filter without JavaScript. */
  readonly query: Readonly<Record<string, string>>;
  readonly preferences: Preferences;
  readonly crumbs: readonly Crumb[];
  /** ISO date, if the page has one. */
  readonly date?: string;
  readonly outline: readonly OutlineItem[];
  readonly contact: {
    readonly brandName: string;
    readonly phone: string;
    readonly salesEmail: string;
    readonly postalAddress: string;
  };
  /** Rules for its frames. */
  readonly frames: FrameRules;
  /**
   * Allowed origins of form targets, in addition to this site: `https://host`, or `https://*.name` for all subdomains.
   */
  readonly formOrigins: readonly string[];
  /** Allowed origins of pictures in styles, in addition to this site. Default: none. */
  readonly mediaOrigins?: readonly string[];
  /** Whether the page is shown in the visual editor: the content store may still lack its content. */
  readonly editing?: boolean;
  /** Data that the server loaded for blocks, by block id. */
  readonly blockData: Readonly<Record<string, unknown>>;
  /** Data that streams in after the rest of the page, by block id; absent: none does, as always in the visual editor. */
  readonly lateBlocks?: Readonly<Record<string, Promise<unknown>>>;
  /** What forms need of the request; absent where nothing can be sent, as in the gallery of blocks. */
  readonly forms?: PageForms;
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

/** Returns the page that contains the block. Throws outside of a page. */
export const usePage = (): PageContext => {
  const page = useContext(Context);
  if (page === null) throw new Error('A block stands outside of a page.');
  return page;
};
