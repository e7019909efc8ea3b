import { Hono } from 'hono';
import { LIST_REVIEW_PATH, LISTS_PATH } from '../../../domain/site/store-links.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import type { PageHead } from '../../render/page-head.ts';
import { countRequest } from '../../security/rate-limits.ts';
import { requireSameOrigin } from '../../security/same-origin.ts';

const HEAD: PageHead = {
  sheets: ['lists'],
  title: 'Quote a whole list of O-rings',
  description:
    'Paste a list or drop a CSV or XLSX file: part numbers, AS568, JIS and metric sizes and plain descriptions are read, priced and quoted at once.',
  canonical: LISTS_PATH,
  preload: ['lists'],
};

/** Lines that a page without script reads. */
const MOST_ON_PAGE = 200;

/** `/lists` and `/lists/review`: lists of parts, pasted or from a file; without script what was pasted is read into a page. */
export const lists = new Hono<AppBindings>()
  .get(LISTS_PATH, async (c) => {
    const { ListsPage } = await import('./lists.page.tsx');
    return c.render(<ListsPage opened={null} />, { head: HEAD });
  })
  .get(LIST_REVIEW_PATH, async (c) => {
    const [{ ListsPage }, { openedList }] = await Promise.all([
      import('./lists.page.tsx'),
      import('../../lists/opened-list.ts'),
    ]);
    const { quote = '', shared = '' } = c.req.query();
    const opened = await openedList(c.var.services, { quote, shared });
    return c.render(<ListsPage opened={opened} />, { head: { ...HEAD, noindex: true } });
  })
  .post(LIST_REVIEW_PATH, async (c) => {
    requireSameOrigin(c);
    await countRequest(c, 'SEARCH_LIMIT');
    const text = textIn(await readForm(c), 'list') ?? '';
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const [{ ReadListPage }, { readLines }, { readAnswer }, catalog] = await Promise.all([
      import('./read-list.page.tsx'),
      import('../../../domain/lists/read-line.ts'),
      import('../../lists/read-answer.ts'),
      c.var.services.catalog.get(waitUntilOf(c)),
    ]);
    const asked = lines.slice(0, MOST_ON_PAGE).map((line) => line.trim().slice(0, 200).toWellFormed());
    const read = readLines(
      catalog,
      asked.map((line) => ({ texts: [line], holdsQuantity: true })),
    );
    const answer = readAnswer(catalog, read, c.var.preferences.measurement);
    return c.render(<ReadListPage texts={asked} answer={answer} left={lines.length - asked.length} />, {
      head: { ...HEAD, preload: [], noindex: true },
    });
  });
