import { CONTENT_ROUTES } from './route-table.ts';

/** Matches URLs of one path pattern without query and hash. */
const pages = (pathname: string) => ({ href_matches: { pathname, search: '', hash: '' } });

/** Escapes a path for use in a pattern. */
const literal = (path: string): string => path.slice(1).replaceAll('.', '\\.');

/**
 * Pages that a browser may prefetch before their link is followed, in the file that `Speculation-Rules` names: parts
 * and the pages of the navigation, once a visitor hovers over the link. All are identical for all visitors, so most
 * come from a cache.
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
