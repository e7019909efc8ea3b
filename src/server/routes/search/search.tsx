import { Hono } from 'hono';
import { LONGEST_SEARCH } from '../../../domain/api/search.ts';
import { listedParts } from '../../../domain/cart/read-list.ts';
import type { ListingResponse, ShopRow } from '../../../domain/catalog/listing.ts';
import { EMPTY_QUERY } from '../../../domain/catalog/query.ts';
import { searchCatalog } from '../../../domain/catalog/search/search-catalog.ts';
import { cutText } from '../../../domain/text/bounded-text.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { namedPart } from '../../catalog/named-part.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { limited } from '../../security/rate-limits.ts';
import { suggestPages } from './suggest-pages.ts';

const SHOWN_PARTS = 10;
const SHOWN_PAGES = 30;

/** `/search?query=`: parts from the index and pages, for the search box's Enter and for browsers without script. */
export const search = new Hono<AppBindings>().get('/', limited('SEARCH_LIMIT'), async (c) => {
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
    return c.render(<SearchPage text="" cut={false} listed={[]} parts={null} pages={[]} preferences={preferences} />, {
      head,
    });
  }
  const [catalog, pages] = await Promise.all([services.catalog.get(waitUntilOf(c)), services.pages.all()]);
  const parts = searchCatalog(catalog, {
    ...EMPTY_QUERY,
    search: text,
    limit: SHOWN_PARTS,
  }) as ListingResponse<ShopRow>;
  const listed = listedParts(catalog, text).map(({ part, quantity }) => ({
    ...namedPart(catalog, part, preferences.measurement),
    quantity,
  }));
  const found = suggestPages(pages, text, SHOWN_PAGES);
  return c.render(
    <SearchPage
      text={text}
      cut={text !== asked}
      listed={listed}
      parts={parts}
      pages={found}
      preferences={preferences}
    />,
    { head },
  );
});
