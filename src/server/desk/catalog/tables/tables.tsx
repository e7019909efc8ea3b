import { cutText } from '../../../../domain/kit/text/bounded-text.ts';
import { displaySize } from '../../../../domain/reference/sizes/size-standard.ts';
import { EMPTY_QUERY } from '../../../../domain/shop/catalog/query.ts';
import { partAt } from '../../../../domain/shop/catalog/rows/part-at.ts';
import { findPart } from '../../../../domain/shop/catalog/rows/parts.ts';
import { partsFrom } from '../../../../domain/shop/catalog/search/page-cells.ts';
import { matchQuery } from '../../../../domain/shop/catalog/search/search-catalog.ts';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import { redirectTo, sitePath } from '../../../http/redirect.ts';
import { waitUntilOf } from '../../../http/wait-until.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { renderDesk } from '../../render-desk.tsx';
import { editedInDirectus } from './edited-in-directus.tsx';
import { isIndexStart, startIndex } from './edits/start-index.ts';
import { editsOf } from './edits/take-edit.tsx';

const LONGEST_SEARCH = 100;
/** Compounds and parts that are listed. */
const LISTED = 25;

/** `/desk/catalog/tables`: finds a part or a compound to look at or change. */
export const deskTables = defineDeskRoutes('/catalog/tables')
  .get('/', { staff: 'read', parameters: ['q', 'index'] }, async (c) => {
    const { services, staff } = c.var;
    if (services.catalogHome.url !== null) return editedInDirectus(c, services.catalogHome.url);
    const catalog = await services.catalog.get(waitUntilOf(c));
    const search = cutText((c.req.query('q') ?? '').trim(), LONGEST_SEARCH);
    const exact = search === '' ? null : findPart(catalog, search);
    if (exact !== null) return redirectTo(c, sitePath(`/desk/catalog/parts/${encodeURIComponent(exact.name)}`), 303);
    const lower = search.toLowerCase();
    const compounds = catalog.compounds
      .filter(({ label, labelDisplay }) => `${label} ${labelDisplay}`.toLowerCase().includes(lower))
      .sort((a, b) => Number(b.label.toLowerCase() === lower) - Number(a.label.toLowerCase() === lower));
    const query = { ...EMPTY_QUERY, search };
    const match = search === '' ? null : matchQuery(catalog, query).match;
    const cells = match === null ? [] : partsFrom(catalog, match, query, 0, LISTED);
    const { index } = c.req.query();
    return renderDesk(c, () => import('./tables.page.tsx'), {
      search,
      totals: { parts: catalog.parts, compounds: catalog.compounds.length, sizes: catalog.sizes.length },
      compounds: compounds
        .slice(0, LISTED)
        .map(({ label, labelDisplay, description }) => ({ label, labelDisplay, description })),
      compoundCount: compounds.length,
      parts: cells.map((cell) => {
        const { name, sizeRecord, onHand, priceE5 } = partAt(catalog, cell);
        return { name, size: displaySize(sizeRecord.standard, sizeRecord.code), onHand, priceE5 };
      }),
      partCount: match?.total ?? 0,
      index: isIndexStart(index) ? index : null,
      mayChange: mayDo(staff.role, 'catalog'),
    });
  })
  .post('/index', { staff: 'catalog' }, async (c) => {
    editsOf(c);
    const index = await startIndex(c, 'full');
    return redirectTo(c, sitePath('/desk/catalog/tables', `?index=${index}`), 303);
  });
