import { createRoot } from 'react-dom/client';
import type { PageContext } from '../../blocks/page-context.ts';
import type { ContentEntry } from '../../domain/site/content/entry.ts';
import { EditedPage } from './edited-page.tsx';

/** Renders an entry with the data of its blocks. */
export type ShowEntry = (entry: ContentEntry, blockData: Readonly<Record<string, unknown>>) => void;

/** Replaces the server-rendered content of an element. Returns a function that renders an entry there. */
export const mountPage = (container: HTMLElement, page: PageContext): ShowEntry => {
  const root = createRoot(container);
  return (entry, blockData) => root.render(<EditedPage entry={entry} page={page} blockData={blockData} />);
};
