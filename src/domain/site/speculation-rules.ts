import { CONTENT_ROUTES } from './route-table.ts';

/** Addresses of one path pattern; with a query or a place on the page they are others. */
const pages = (pathname: string) => ({ href_matches: { pathname, search: '', hash: '' } });

/** A path as it stands in an expression of a pattern. */
const literal = (path: string): string => path.slice(1).replaceAll('.', '\\.');

/**
 * Which pages a browser may fetch before a link to them is followed, as the file that `Speculation-Rules` names: parts, and the
 * pages of the navigation, once a visitor rests on the link. All are the same for everybody, so that most come from a cache.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { or: [pages('/product/:name'), pages(`/(${CONTENT_ROUTES.map(({ path }) => literal(path)).join('|')})`)] },
          { not: { selector_matches: '[rel~="nofollow"], [download], .no-prefetch a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
