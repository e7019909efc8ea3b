import { type Breakpoints, DEFAULT_BREAKPOINTS } from '../../domain/site/content/breakpoints.ts';
import type { ContentElement, HoverStyle } from '../../domain/site/content/element.ts';
import { styleClass } from './block-frame.ts';
import { declarationsOf } from './declarations.ts';

/** Smaller windows after larger ones, so that their rules win. */
const SIZES = ['large', 'medium', 'small', 'xsmall'] as const;

const hoverRule = (selector: string, hover: HoverStyle, origins: readonly string[]): string => {
  const { styles, duration, easing } = hover;
  const declarations = declarationsOf(styles, origins);
  return declarations === '' ? '' : `${selector}:hover{${declarations};transition:all ${duration}s ${easing}}`;
};

const SPACED = /^margin(?:Top|Bottom|Block(?:Start|End)?)?$/;

/** Whether staff set a block's distance to what stands above or under it. */
export const isSpaced = ({ responsiveStyles }: ContentElement): boolean =>
  Object.keys(responsiveStyles?.large ?? {}).some((name) => SPACED.test(name));

/** Top blocks lie on the page's grid, where what `align-self` does in a column is `justify-self`. */
const across = ({ alignSelf }: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  alignSelf === undefined ? {} : { '--across': alignSelf };

/** A block whose distance staff set has that one, and not the page's beside it. */
const spacing = (element: ContentElement): string => (isSpaced(element) ? 'margin-block:0;' : '');

/** What a class may begin with in a selector; a digit is written as an escape there. */
const CSS_START = /^[a-zA-Z_-]/;

/** The selector of a block's frame; empty: nothing can be said of it alone. */
export const blockSelector = (element: ContentElement): string => {
  const name = styleClass(element);
  if (!/^[\w-]+$/.test(name)) return '';
  return `.builder-block.${CSS_START.test(name) ? name : `\\3${name.charAt(0)} ${name.slice(1)}`}`;
};

/**
 * Styles that staff gave an element in the editor, as rules for its class; declarations that are not plain are left out, as
 * are pictures that come neither from this site nor from `origins`.
 */
export const responsiveCss = (
  element: ContentElement,
  breakpoints: Breakpoints = DEFAULT_BREAKPOINTS,
  origins: readonly string[] = [],
): string => {
  const { responsiveStyles, hover } = element;
  const selector = blockSelector(element);
  if (selector === '') return '';
  const rules = SIZES.map((size) => {
    const styles = responsiveStyles?.[size] ?? {};
    const declarations = declarationsOf({ ...styles, ...across(styles) }, origins);
    if (declarations === '') return '';
    const rule = `${selector}{${size === 'large' ? spacing(element) : ''}${declarations}}`;
    if (size === 'large') return rule;
    // A space without the smallest step never shows its styles.
    return breakpoints[size] === undefined ? '' : `@media (max-width:${breakpoints[size]}px){${rule}}`;
  });
  return rules.join('') + (hover === undefined ? '' : hoverRule(selector, hover, origins));
};
