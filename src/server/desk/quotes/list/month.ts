import { MONTHS } from '../../../../domain/kit/text/date-format.ts';
import { csvText } from '../../../../domain/kit/text/spreadsheet.ts';
import { LOST_REASONS } from '../../../../domain/order/quotes/desk/lost-reason.ts';
import type { MonthCounts, MonthReport } from '../../../../domain/order/quotes/desk/month-report.ts';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import { isMonth, monthOf, otherMonth } from '../../../quotes/desk/month.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { recordAudit } from '../../../staff/record-audit.ts';
import { csvFile } from '../../csv-file.ts';
import { renderDesk } from '../../render-desk.tsx';

/** @example nameOf('2026-11') // 'November 2026' */
const nameOf = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${year}`;
};

const COUNTS: readonly (readonly [string, (counts: MonthCounts) => string])[] = [
  ['Requested', ({ requested }) => String(requested)],
  ['Value requested in USD', ({ requestedCents }) => (requestedCents / 100).toFixed(2)],
  ['Answered', ({ answered }) => String(answered)],
  ['Median business minutes to answer', ({ medianMinutes }) => String(medianMinutes ?? '')],
  ['Won', ({ won }) => String(won)],
  ['Value won in USD', ({ wonCents }) => (wonCents / 100).toFixed(2)],
  ['Won in part', ({ wonInPart }) => String(wonInPart)],
  ['Lost', ({ lost }) => String(lost)],
  ['Expired', ({ expired }) => String(expired)],
  ['Open', ({ open }) => String(open)],
];

/** Returns the report as a table of owners, followed by the reasons of lost quotes. */
const reportCsv = (report: MonthReport): string => {
  const row = (owner: string, counts: MonthCounts): readonly string[] => [
    owner,
    ...COUNTS.map(([, cellOf]) => cellOf(counts)),
  ];
  return csvText([
    ['Owner', ...COUNTS.map(([heading]) => heading)],
    ...report.byOwner.map(({ owner, counts }) => row(owner || 'Nobody', counts)),
    row('All', report.all),
    [],
    ['Lost by reason', 'Quotes'],
    ...report.lostBy.map(({ reason, count }) => [
      reason === null ? 'Withdrawn without a reason' : LOST_REASONS[reason],
      String(count),
    ]),
  ]);
};

const MONTH = ['month'];

/** `/desk/quotes/month?month=2026-11`: the report of a month, as a page and as CSV. */
export const quoteMonth = defineDeskRoutes('/quotes')
  .get('/month', { staff: 'read', parameters: MONTH }, async (c) => {
    const { services, staff } = c.var;
    const current = monthOf(Date.now());
    const requested = c.req.query('month');
    const month = isMonth(requested) ? requested : current;
    const report = await services.quoteInbox.month(month);
    return renderDesk(c, () => import('./month.page.tsx'), {
      month,
      name: nameOf(month),
      report,
      previous: otherMonth(month, -1),
      next: month < current ? otherMonth(month, 1) : null,
      mayExport: mayDo(staff.role, 'export'),
    });
  })
  .get('/month.csv', { staff: 'export', parameters: MONTH, limit: 'DESK_EXPORT_LIMIT' }, async (c) => {
    const requested = c.req.query('month');
    const month = isMonth(requested) ? requested : monthOf(Date.now());
    const report = await c.var.services.quoteInbox.month(month);
    await recordAudit(c, { action: 'quotes-exported', subject: `Month ${month}` });
    return csvFile(c, `quotes-${month}.csv`, reportCsv(report));
  });
