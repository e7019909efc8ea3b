import type { Context } from 'hono';
import { csvText } from '../../../../domain/kit/text/spreadsheet.ts';
import { LIST_TABS } from '../../../../domain/order/quotes/desk/list-tab.ts';
import { LOST_REASONS } from '../../../../domain/order/quotes/desk/lost-reason.ts';
import { QUOTE_STATUSES } from '../../../../domain/order/quotes/desk/quote-status.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import type { InboxQuote } from '../../../quotes/desk/listed-rows.ts';
import type { ListQuery, QuoteList } from '../../../quotes/desk/quote-list.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { recordAudit } from '../../../staff/record-audit.ts';
import { csvFile } from '../../csv-file.ts';
import { LIST_PARAMETERS, listHref, listQueryOf, listViewOf } from './list-view.ts';

/** Maximum number of quotes in a file. */
const MAX_ROWS = 100_000;
const CHUNK = 500;

const COLUMNS: readonly (readonly [string, (quote: InboxQuote) => string])[] = [
  ['Number', ({ number }) => number],
  ['Requested at', ({ requestedAt }) => requestedAt],
  ['Status', ({ status }) => QUOTE_STATUSES[status]],
  ['Company', ({ company }) => company],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Lines', ({ lines }) => String(lines ?? '')],
  ['Unmatched lines', ({ unmatched }) => String(unmatched)],
  ['Lines without a price', ({ openLines }) => String(openLines)],
  ['Value in USD', ({ valueCents }) => (valueCents === null ? '' : (valueCents / 100).toFixed(2))],
  ['Accepted in part', ({ isPartial }) => (isPartial ? 'yes' : 'no')],
  ['Valid until', ({ validUntil }) => validUntil ?? ''],
  ['Clock', ({ clock }) => (clock.kind === 'none' ? '' : clock.kind)],
  ['Business minutes', ({ clock }) => (clock.kind === 'none' ? '' : String(clock.minutes))],
  ['Owner', ({ ownerName }) => ownerName],
  ['Follow up on', ({ followUpOn }) => followUpOn ?? ''],
  ['Follow-up note', ({ followUpNote }) => followUpNote],
  ['Lost reason', ({ lostReason }) => (lostReason === null ? '' : LOST_REASONS[lostReason])],
  ['Order number', ({ orderNumber }) => orderNumber],
];

/** Returns the rows of a file in chunks, by ascending number. */
async function* csvChunks(list: Pick<QuoteList, 'idsAfter' | 'byIds'>, query: ListQuery): AsyncGenerator<string> {
  yield csvText([COLUMNS.map(([heading]) => heading)]);
  let after = 0;
  for (let rows = 0; rows < MAX_ROWS; rows += CHUNK) {
    const ids = await list.idsAfter(query, after, CHUNK);
    const quotes = await list.byIds(ids);
    if (quotes.length > 0) yield csvText(quotes.map((quote) => COLUMNS.map(([, cellOf]) => cellOf(quote))));
    if (ids.length < CHUNK) return;
    after = ids.at(-1) ?? after;
  }
}

/** `/desk/quotes/export.csv`: all quotes of a list. */
export const exportQuotes = defineDeskRoutes('/quotes').get(
  '/export.csv',
  { staff: 'export', parameters: LIST_PARAMETERS, limit: 'DESK_EXPORT_LIMIT' },
  async (c: Context<AppBindings>) => {
    const { services, staff } = c.var;
    const view = listViewOf(c.req.query());
    const query = listQueryOf(view, staff.id);
    const count = Math.min(await services.quoteInbox.count(query), MAX_ROWS);
    await recordAudit(c, {
      action: 'quotes-exported',
      subject: `${LIST_TABS[view.tab]} quotes`,
      after: { quotes: count, list: listHref(view) },
    });
    return csvFile(c, `quotes-${view.tab}.csv`, csvChunks(services.quoteInbox, query));
  },
);
