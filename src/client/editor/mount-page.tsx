import { createRoot } from 'react-dom/client';
import type { PageContext } from '../../blocks/page-context.ts';
import type { ContentEntry } from '../../domain/site/content/entry.ts';
import { EditedPage } from './edited-page.tsx';

/** Draws an entry with the data of its blocks. */
export type ShowEntry = (entry: ContentEntry, blockData: Readonly<Record<string, unknown>>) => void;

/** Takes the place of the server's content in an element; returns what draws an entry there. */
export const mountPage = (container: HTMLElement, page: PageContext): ShowEntry => {
  const root = createRoot(container);
  return (entry, blockData) => root.render(<EditedPage entry={entry} page={page} blockData={blockData} />);
};
