import axe from 'axe-core';
import type { PageProblem } from '../../../domain/site/content/page-problems.ts';
import { problemAt } from './dom-problems.ts';

/** Messages for problems that staff can cause and fix, in words they know. */
const MESSAGES: Readonly<Record<string, string>> = {
  'color-contrast': 'The text stands out too little from what is behind it. Choose a darker or lighter color.',
  'link-name': 'A link has no text. Say where it leads.',
  'button-name': 'A button has no text. Say what it does.',
  'empty-heading': 'A heading is empty.',
  'heading-order': 'A heading skips a level: after a main heading comes one of the second level.',
  'frame-title': 'A frame has no title. Say what it shows.',
  label: 'A field has no label. Say what belongs into it.',
};

/**
 * Larger blocks are the site's own charts and tables, which the site's tests cover. Checking them would slow down the
 * editor.
 */
const MAX_BLOCK_ELEMENTS = 400;
const MAX_ELEMENTS = 2000;

/** The page's blocks that staff wrote by hand, limited by their size. */
const authoredBlocks = (container: Element): Element[] => {
  let left = MAX_ELEMENTS;
  return [...container.querySelectorAll('.page-blocks > .builder-block')].filter((block) => {
    const size = block.getElementsByTagName('*').length;
    if (size > Math.min(left, MAX_BLOCK_ELEMENTS)) return false;
    left -= size;
    return true;
  });
};

/** Accessibility problems: low color contrast, links and fields without a name. */
export const readingProblems = async (container: Element): Promise<PageProblem[]> => {
  const blocks = authoredBlocks(container);
  if (blocks.length === 0) return [];
  const { violations } = await axe.run(blocks, {
    runOnly: Object.keys(MESSAGES),
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ element, target }) =>
      problemAt(element ?? document.querySelector(String(target[0])), MESSAGES[id] ?? id),
    ),
  );
};
