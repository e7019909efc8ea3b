import { type Breakpoints, DEFAULT_BREAKPOINTS } from '../../domain/site/content/breakpoints.ts';
import type { ContentElement, HoverStyle } from '../../domain/site/content/element.ts';
import { styleClass } from './block-frame.ts';
import { declarationsOf } from './declarations.ts';

/** From large to small windows, so that the rules of smaller windows win. */
const SIZES = ['large', 'medium', 'small', 'xsmall'] as const;

const hoverRule = (selector: string, hover: HoverStyle, origins: readonly string[]): string => {
  const { styles, duration, easing } = hover;
  const declarations = declarationsOf(styles, origins);
  return declarations === '' ? '' : `${selector}:hover{${declarations};transition:all ${duration}s ${easing}}`;
};

const SPACED = /^margin(?:Top|Bottom|Block(?:Start|End)?)?$/;

/** Reports whether staff set the margin above or below a block. */
export const isSpaced = ({ responsiveStyles }: ContentElement): boolean =>
  Object.keys(responsiveStyles?.large ?? {}).some((name) => SPACED.test(name));

/**
 * Top-level blocks are on the page's grid, in which `justify-self` has the effect that `align-self` has in a column.
 */
const across = ({ alignSelf }: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  alignSelf === undefined ? {} : { '--across': alignSelf };

/** A margin that staff set replaces the page's default margin. */
const spacing = (element: ContentElement): string => (isSpaced(element) ? 'margin-block:0;' : '');

/** Characters that can begin a class in a selector. A digit must be escaped. */
const CSS_START = /^[a-zA-Z_-]/;

/** Returns the selector of a block's frame, or an empty string if no rule can target the block alone. */
export const blockSelector = (element: ContentElement): string => {
  const name = styleClass(element);
  if (!/^[\w-]+$/.test(name)) return '';
  return `.builder-block.${CSS_START.test(name) ? name : `\\3${name.charAt(0)} ${name.slice(1)}`}`;
};

/**
 * Returns the styles that staff set on an element in the editor, as rules for its class. Omits unsafe declarations, and
 * pictures that are neither from this site nor from `origins`.
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
    // A space without the smallest breakpoint never applies its styles.
    return breakpoints[size] === undefined ? '' : `@media (max-width:${breakpoints[size]}px){${rule}}`;
  });
  return rules.join('') + (hover === undefined ? '' : hoverRule(selector, hover, origins));
};
