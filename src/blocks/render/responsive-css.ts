import type { ContentElement } from '../../domain/content/entry.ts';

const QUERIES = {
  large: '',
  medium: '(max-width:991px)',
  small: '(max-width:640px)',
  xsmall: '(max-width:320px)',
} as const;

const PROPERTY = /^-?[a-zA-Z][a-zA-Z-]*$/;
/** Characters that would end a declaration or the style element, and values that load something. */
const UNSAFE_VALUE = /[;{}<>\\@]|\/\*|(?:url|image-set|src|expression)\s*\(/i;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Styles that staff gave an element in the editor, as rules for its class; declarations that are not plain are left out. */
export const responsiveCss = ({ id, responsiveStyles }: ContentElement): string => {
  if (responsiveStyles === undefined || !/^[\w-]+$/.test(id)) return '';
  return (Object.keys(QUERIES) as (keyof typeof QUERIES)[])
    .map((size) => {
      const declarations = Object.entries(responsiveStyles[size] ?? {})
        .filter(([name, value]) => PROPERTY.test(name) && !UNSAFE_VALUE.test(value))
        .map(([name, value]) => `${kebab(name)}:${value}`);
      if (declarations.length === 0) return '';
      const rule = `.builder-block.${id}{${declarations.join(';')}}`;
      return QUERIES[size] === '' ? rule : `@media ${QUERIES[size]}{${rule}}`;
    })
    .join('');
};
