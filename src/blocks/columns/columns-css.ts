import type { Breakpoints } from '../../domain/site/content/breakpoints.ts';

const stacked = (name: string): string =>
  `.${name}{flex-direction:column}.${name}.builder-columns-reversed{flex-direction:column-reverse}` +
  `.${name}>.builder-column{width:100%;margin-left:0}`;

/** Returns the rules that stack the columns of a page. The breakpoints are those of its space. */
export const columnsCss = ({ medium, small }: Breakpoints): string =>
  `@media (max-width:${medium}px){${stacked('builder-columns-tablet')}}@media (max-width:${small}px){${stacked('builder-columns-mobile')}}`;
