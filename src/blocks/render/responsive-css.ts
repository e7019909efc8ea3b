import { type Breakpoints, DEFAULT_BREAKPOINTS } from '../../domain/content/breakpoints.ts';
import type { ContentElement } from '../../domain/content/entry.ts';

/** Smaller windows after larger ones, so that their rules win. */
const SIZES = ['large', 'medium', 'small', 'xsmall'] as const;

const PROPERTY = /^-?[a-zA-Z][a-zA-Z-]*$/;
/** Characters that would end a declaration or the style element, and values that load something. */
const UNSAFE_VALUE = /[;{}<>\\@]|\/\*|(?:url|image-set|src|expression)\s*\(/i;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Styles that staff gave an element in the editor, as rules for its class; declarations that are not plain are left out. */
export const responsiveCss = (
  { id, responsiveStyles }: ContentElement,
  breakpoints: Breakpoints = DEFAULT_BREAKPOINTS,
): string => {
  if (responsiveStyles === undefined || !/^[\w-]+$/.test(id)) return '';
  return SIZES.map((size) => {
    const declarations = Object.entries(responsiveStyles[size] ?? {})
      .filter(([name, value]) => PROPERTY.test(name) && !UNSAFE_VALUE.test(value))
      .map(([name, value]) => `${kebab(name)}:${value}`);
    if (declarations.length === 0) return '';
    const rule = `.builder-block.${id}{${declarations.join(';')}}`;
    if (size === 'large') return rule;
    // A space without the smallest step never shows its styles.
    return breakpoints[size] === undefined ? '' : `@media (max-width:${breakpoints[size]}px){${rule}}`;
  }).join('');
};
