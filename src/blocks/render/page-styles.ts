import type { Breakpoints } from '../../domain/content/breakpoints.ts';
import { type ContentElement, parseElements } from '../../domain/content/element.ts';
import { builderTabsCss } from '../builder-tabs/builder-tabs-css.ts';
import { columnsCss } from '../columns/columns-css.ts';
import { symbolOf } from './nested-elements.ts';
import { blockSelector, responsiveCss } from './responsive-css.ts';

/** Deeper content is not shown. */
const DEEPEST = 24;

const isElement = (value: object): boolean =>
  'id' in value && ('responsiveStyles' in value || 'hover' in value || 'component' in value);

/** Elements in a block's options, wherever they stand: in columns, in the messages of a form. */
const heldElements = (value: unknown, depth: number): readonly ContentElement[] => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  if (!Array.isArray(value) && isElement(value)) return parseElements([value]);
  return Object.values(value).flatMap((inner) => heldElements(inner, depth + 1));
};

/** Rules of a block itself that depend on its options or on the steps of the space. */
const ownRules = (element: ContentElement, breakpoints: Breakpoints): string => {
  const { name, options = {} } = element.component ?? {};
  if (name === 'Columns') return columnsCss(breakpoints);
  return name === 'Builder: Tabs' ? builderTabsCss(options, blockSelector(element)) : '';
};

const stylesOf = (elements: readonly ContentElement[], breakpoints: Breakpoints, depth: number): readonly string[] =>
  depth > DEEPEST
    ? []
    : elements.flatMap((element) => {
        const options = element.component?.options ?? {};
        const inside = [...heldElements(options, 0), ...(symbolOf(options)?.data.blocks ?? []), ...element.children];
        const own = [responsiveCss(element, breakpoints), ownRules(element, breakpoints)];
        return [...own, ...stylesOf(inside, breakpoints, depth + 1)];
      });

/** The rules of all styles that staff gave a page's elements. Together, so that one hash in the content policy is enough. */
export const pageStyles = (elements: readonly ContentElement[], breakpoints: Breakpoints): string =>
  [...new Set(stylesOf(elements, breakpoints, 0))].join('');
