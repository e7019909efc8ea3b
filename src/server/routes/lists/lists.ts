import { markdownPath } from '../../../domain/reference/paths/markdown-path.ts';
import { LIST_REVIEW_PATH, LISTS_PATH } from '../../../domain/reference/paths/store-links.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { markdownPage, markdownRules } from '../../render/markdown-page.ts';
import { page, renderPage } from '../../render/page.tsx';
import { none } from '../../response-cache/cache-parameters.ts';
import { PRIVATE_NO_STORE, perRequest, REVALIDATE, sharedPage } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { randomId } from '../../security/random-id.ts';
import type { SentContact } from './read-list.page.tsx';

/**
 * `/lists` and `/lists/review`: lists of parts, pasted or from a file. Without JavaScript a pasted list is read and
 * rendered by the server, and sent from that page.
 */
export const lists = defineRoutes()
  .get(
    LISTS_PATH,
    { policy: perRequest(REVALIDATE), markdown: true },
    page(() => import('./lists.page.tsx')),
  )
  .get(
    markdownPath(LISTS_PATH),
    markdownRules(sharedPage(none, [])),
    markdownPage(() => import('./lists.markdown.ts')),
  )
  .get(
    LIST_REVIEW_PATH,
    { policy: perRequest(PRIVATE_NO_STORE), parameters: ['quote', 'shared'] },
    page(
      () => import('./review.page.tsx'),
      ({ quotes, sharedLists }) => ({ quotes, sharedLists }),
    ),
  )
  .post(LIST_REVIEW_PATH, { body: 256 * KB, limit: 'LIST_LIMIT' }, async (c) => {
    const form = await readForm(c);
    const text = textIn(form, 'list') ?? '';
    const [{ readTypedList }, catalog] = await Promise.all([
      import('../../lists/typed-list.ts'),
      c.var.services.catalog.get(waitUntilOf(c)),
    ]);
    const list = await readTypedList(catalog, text, c.var.preferences.measurement, {
      part: (line) => textIn(form, `part_${line}`) ?? '',
      quantity: (line) => textIn(form, `quantity_${line}`) ?? '',
    });
    const again = (sent: SentContact) => renderPage(c, () => import('./read-list.page.tsx'), { text, list, sent });
    if (!form.has('send')) return again({ texts: {}, problems: [], key: randomId() });
    const { sendList } = await import('./send-list.ts');
    return sendList(c, list, form, again);
  });
