import { mayDo } from '../../../domain/site/staff/roles.ts';
import { assets } from '../../http/assets.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';
import { renderDesk } from '../render-desk.tsx';
import { assignMessage } from './assign-message.ts';
import { filterIn, LIST_PARAMETERS, listHref, readFilter } from './message-filter.ts';

/** `/desk/messages`: the form messages. */
export const messages = defineDeskRoutes('/messages')
  .get('/', { staff: 'read', parameters: LIST_PARAMETERS }, async (c) => {
    const { staff, services } = c.var;
    const filter = readFilter(c.req.query());
    const { store } = services.messages;
    const [counts, page] = await Promise.all([
      store.counts(),
      store.page({
        tab: filter.tab,
        formType: filter.form,
        owner: filter.owner === 'me' ? staff.id : filter.owner,
        search: filter.q,
        page: filter.page - 1,
      }),
    ]);
    return renderDesk(
      c,
      () => import('./messages.page.tsx'),
      { filter, counts, page, staffId: staff.id, mayChange: mayDo(staff.role, 'messages'), now: Date.now() },
      assets.desk.messages,
    );
  })
  .post('/:id{[1-9][0-9]{0,9}}/take', { staff: 'messages' }, async (c) => {
    const query = textIn(await readForm(c), 'list') ?? '';
    await assignMessage(c, Number(c.req.param('id')), c.var.staff.id);
    return redirectTo(c, sitePath(listHref(filterIn(query))), 303);
  });
