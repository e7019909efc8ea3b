import { inUnits, type Units } from '../../domain/kit/text/measures.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import { anchorId } from '../anchor.ts';
import type { OutlineItem } from '../page-context.ts';
import { everyElement } from './nested-elements.ts';

/** Returns the sections of a page with an anchor and a heading, in order. */
export const outlineOf = (blocks: readonly ContentElement[], units: Units): OutlineItem[] =>
  everyElement(blocks).flatMap(({ component }) => {
    const { id, heading } = component?.options ?? {};
    const anchor = typeof id === 'string' ? anchorId(id) : undefined;
    return anchor !== undefined && typeof heading === 'string' && heading !== ''
      ? [{ id: anchor, label: inUnits(units, heading) }]
      : [];
  });
