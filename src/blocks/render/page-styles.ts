import type { Breakpoints } from '../../domain/site/content/breakpoints.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import { declarationOf, everyElement } from './nested-elements.ts';
import { blockSelector, responsiveCss } from './responsive-css.ts';

const ownCss = (element: ContentElement, breakpoints: Breakpoints, origins: readonly string[]): string => {
  const options = element.component?.options ?? {};
  return declarationOf(element)?.css?.({ options, selector: blockSelector(element), breakpoints, origins }) ?? '';
};

/**
 * Returns the rules of all styles that staff set on a page's elements, in one string, so that one hash in the content
 * policy is enough.
 */
export const pageStyles = (
  elements: readonly ContentElement[],
  breakpoints: Breakpoints,
  origins: readonly string[] = [],
): string => {
  const rules = everyElement(elements).flatMap((one) => [
    responsiveCss(one, breakpoints, origins),
    ownCss(one, breakpoints, origins),
  ]);
  return [...new Set(rules)].join('');
};
