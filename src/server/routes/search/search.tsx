import { cutText, LONGEST_SEARCH } from '../../../domain/text/bounded-text.ts';
import { defineRoutes } from '../../http/routes.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { perRequest, REVALIDATE } from '../../response-cache/cache-policy.ts';

const RULES = { policy: perRequest(REVALIDATE), parameters: ['query'], limit: 'SEARCH_LIMIT' } as const;

/** `/search?query=`: parts from the index and pages, for the search box's Enter and for browsers without script. */
export const search = defineRoutes('/search').get('/', RULES, async (c) => {
  const { services, preferences } = c.var;
  const asked = (c.req.query('query') ?? '').trim();
  const text = cutText(asked, LONGEST_SEARCH).trim();
  const { SearchPage } = await import('./search.page.tsx');
  const head = {
    title: text === '' ? 'Search' : `Search: ${text}`,
    description: 'Parts by number, size or material, and pages of this site by what they are about.',
    noindex: true,
  };
  if (text === '') {
    return c.render(<SearchPage text="" cut={false} listed={[]} found={null} unanswered={null} pages={[]} />, {
      head,
    });
  }
  const { loadSearch } = await import('./search.load.ts');
  const [catalog, pages] = await Promise.all([services.catalog.get(waitUntilOf(c)), services.pages.all()]);
  const found = loadSearch(catalog, pages, text, preferences);
  return c.render(<SearchPage text={text} cut={text !== asked} {...found} />, { head });
});
