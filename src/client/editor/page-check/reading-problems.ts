import axe from 'axe-core';
import type { PageProblem } from '../../../domain/content/page-problems.ts';
import { problemAt } from './dom-problems.ts';

/** What staff can cause and mend, in their words. */
const MESSAGES: Readonly<Record<string, string>> = {
  'color-contrast': 'The text stands out too little from what is behind it. Choose a darker or lighter color.',
  'link-name': 'A link has no text. Say where it leads.',
  'button-name': 'A button has no text. Say what it does.',
  'empty-heading': 'A heading is empty.',
  'heading-order': 'A heading skips a level: after a main heading comes one of the second level.',
  'frame-title': 'A frame has no title. Say what it shows.',
  label: 'A field has no label. Say what belongs into it.',
};

/** What stands in the way of readers: colors too close, links and fields without a name. */
export const readingProblems = async (container: Element): Promise<PageProblem[]> => {
  const { violations } = await axe.run(container, {
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
