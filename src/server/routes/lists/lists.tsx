import { LIST_REVIEW_PATH, LISTS_PATH } from '../../../domain/reference/store-links.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { KB } from '../../http/route-rules.ts';
import { defineRoutes } from '../../http/routes.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import type { PageHead } from '../../render/page-head.ts';
import { randomId } from '../../security/random-id.ts';
import { PRIVATE_NO_STORE, perRequest, REVALIDATE } from '../../shared/policies.ts';
import type { SentContact } from './read-list.page.tsx';
import { sendList } from './send-list.ts';

const HEAD: PageHead = {
  sheets: ['lists'],
  title: 'Quote a whole list of O-rings',
  description:
    'Paste a list or drop a CSV or XLSX file: part numbers, AS568, JIS and metric sizes and plain descriptions are read, priced and quoted at once.',
  canonical: LISTS_PATH,
  preload: ['lists'],
};

/** `/lists` and `/lists/review`: lists of parts, pasted or from a file; without JavaScript what was pasted is read into a page, and sent from there. */
export const lists = defineRoutes()
  .get(LISTS_PATH, { policy: perRequest(REVALIDATE), sitemap: true }, async (c) => {
    const { ListsPage } = await import('./lists.page.tsx');
    return c.render(<ListsPage opened={null} />, { head: HEAD });
  })
  .get(LIST_REVIEW_PATH, { policy: perRequest(PRIVATE_NO_STORE), parameters: ['quote', 'shared'] }, async (c) => {
    const [{ ListsPage }, { openedList }] = await Promise.all([
      import('./lists.page.tsx'),
      import('../../lists/opened-list.ts'),
    ]);
    const { quote = '', shared = '' } = c.req.query();
    const opened = await openedList(c.var.services, { quote, shared });
    return c.render(<ListsPage opened={opened} />, { head: { ...HEAD, noindex: true } });
  })
  .post(LIST_REVIEW_PATH, { body: 256 * KB, limit: 'LIST_LIMIT' }, async (c) => {
    const form = await readForm(c);
    const text = textIn(form, 'list') ?? '';
    const [{ ReadListPage }, { readTypedList }, catalog] = await Promise.all([
      import('./read-list.page.tsx'),
      import('../../lists/typed-list.ts'),
      c.var.services.catalog.get(waitUntilOf(c)),
    ]);
    const list = await readTypedList(catalog, text, c.var.preferences.measurement, {
      part: (line) => textIn(form, `part_${line}`) ?? '',
      quantity: (line) => textIn(form, `quantity_${line}`) ?? '',
    });
    const page = (sent: SentContact) =>
      c.render(<ReadListPage text={text} list={list} sent={sent} />, {
        head: { ...HEAD, preload: [], noindex: true },
      });
    if (!form.has('send')) return page({ texts: {}, problems: [], key: randomId() });
    return sendList(c, list, form, page);
  });
