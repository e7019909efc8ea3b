import type { Context } from 'hono';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import { AppError } from '../../../http/app-error.ts';
import { assets } from '../../../http/assets.ts';
import type { InboxQuote } from '../../../quotes/desk/listed-rows.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { renderDesk } from '../../render-desk.tsx';
import { assignees } from './assignees.ts';
import type { DroppableFilter } from './empty-list.tsx';
import { resultIn } from './list-result.ts';
import {
  activeFilters,
  LIST_PARAMETERS,
  type ListView,
  listHref,
  listQueryOf,
  listViewOf,
  quoteIdIn,
  RESULT_PARAMETERS,
} from './list-view.ts';
import type { PreviewProps } from './preview-panel.tsx';

type ListContext = Context<AppBindings>;

/** Returns the active filters with the number of quotes that match without each. */
const droppable = async (
  c: ListContext,
  view: ListView,
  nameOf: (id: string) => string,
): Promise<readonly DroppableFilter[]> => {
  const { services, staff } = c.var;
  return Promise.all(
    activeFilters(view, nameOf).map(async ({ label, without }) => ({
      label,
      without,
      count: await services.quoteInbox.count(listQueryOf(without, staff.id)),
    })),
  );
};

const previewOf = async (
  c: ListContext,
  quote: InboxQuote | undefined,
  position: string,
  view: ListView,
): Promise<PreviewProps | null> => {
  const preview = quote === undefined ? null : await c.var.services.quoteInbox.preview(quote.id);
  if (quote === undefined || preview === null) return null;
  const back = listHref({ ...view, preview: '' });
  return { quote, preview, position, back, mayChange: mayDo(c.var.staff.role, 'quotes') };
};

/** Returns the quote in the preview with its position: the requested one, or the first of the list. */
const currentOf = async (
  c: ListContext,
  view: ListView,
  items: readonly InboxQuote[],
): Promise<{ readonly quote: InboxQuote | undefined; readonly position: string }> => {
  const at = view.preview === '' ? 0 : items.findIndex(({ number }) => number === view.preview);
  if (at !== -1) return { quote: items[at], position: items.length === 0 ? '' : `${at + 1} of ${items.length}` };
  const [quote] = await c.var.services.quoteInbox.byIds([quoteIdIn(view.preview)]);
  return { quote: quote?.number === view.preview ? quote : undefined, position: '' };
};

const listPage = async (c: ListContext): Promise<Response> => {
  const { services, staff } = c.var;
  const query = c.req.query();
  const view = listViewOf(query);
  const [page, people, newest] = await Promise.all([
    services.quoteInbox.page(listQueryOf(view, staff.id), view.page),
    assignees(services.staff.members),
    services.quoteInbox.newest(),
  ]);
  const shown = { ...view, page: page.page };
  const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? 'somebody else';
  const current = await currentOf(c, shown, page.items);
  const [filters, preview] = await Promise.all([
    page.items.length === 0 ? droppable(c, shown, nameOf) : [],
    previewOf(c, current.quote, current.position, shown),
  ]);
  return renderDesk(
    c,
    () => import('./list.page.tsx'),
    {
      view: shown,
      page,
      filters,
      preview,
      people,
      self: staff.id,
      newest,
      result: resultIn(query),
      mayChange: mayDo(staff.role, 'quotes'),
      mayExport: mayDo(staff.role, 'export'),
      salesEmail: services.settings.salesEmail,
      goalHours: services.settings.desk.replyGoalHours,
      now: Date.now(),
    },
    assets.desk['quote-list'],
  );
};

/** `/desk/quotes`: the list of quotes, the preview of one, and new requests as JSON. */
export const quoteList = defineDeskRoutes('/quotes')
  .get('/', { staff: 'read', parameters: [...LIST_PARAMETERS, ...RESULT_PARAMETERS] }, listPage)
  .get('/arrivals', { staff: 'read', parameters: ['after'] }, async (c) => {
    const after = Number(c.req.query('after') ?? '');
    if (!Number.isSafeInteger(after) || after < 0) throw new AppError('bad-input');
    return c.json(await c.var.services.quoteInbox.arrivals(after));
  })
  .get('/preview/:number', { staff: 'read', parameters: LIST_PARAMETERS }, async (c) => {
    const view = listViewOf(c.req.query());
    const number = c.req.param('number');
    const [quote] = await c.var.services.quoteInbox.byIds([quoteIdIn(number)]);
    const preview = quote?.number === number ? await previewOf(c, quote, '', view) : null;
    if (preview === null) throw new AppError('not-found');
    const [{ renderToStaticMarkup }, { createElement }, { PreviewPanel }] = await Promise.all([
      import('react-dom/server'),
      import('react'),
      import('./preview-panel.tsx'),
    ]);
    return c.html(`<!doctype html>${renderToStaticMarkup(createElement(PreviewPanel, preview))}`);
  });
