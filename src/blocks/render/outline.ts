import type { ContentElement } from '../../domain/content/entry.ts';
import type { OutlineItem } from '../page-context.ts';

/** The sections of a page that have an anchor and a heading, in order. */
export const outlineOf = (blocks: readonly ContentElement[]): OutlineItem[] =>
  blocks.flatMap(({ component, children }) => {
    const { id, heading } = component?.options ?? {};
    const own =
      typeof id === 'string' && id !== '' && typeof heading === 'string' && heading !== ''
        ? [{ id, label: heading }]
        : [];
    return [...own, ...outlineOf(children)];
  });
