import type { Context } from 'hono';
import { cutText } from '../../../../domain/kit/text/bounded-text.ts';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import { rollBack, rollBackPath } from '../../../catalog-import/roll-back.ts';
import { ImportRefused } from '../../../catalog-import/switch-catalog.ts';
import { AppError } from '../../../http/app-error.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { redirectTo, sitePath } from '../../../http/redirect.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { actorOf } from '../../../staff/record-audit.ts';
import { renderDesk } from '../../render-desk.tsx';

type PageContext = Context<AppBindings>;

const LONGEST_REASON = 200;
const NUMBER = ':version';

const UPLOADS = 'SELECT id, version FROM catalog_uploads WHERE version IS NOT NULL';

const rollBackPage = async (c: PageContext, problem: string | null = null, reason = ''): Promise<Response> => {
  const versions = await c.var.services.catalogFiles.versions.list();
  const target = Number(c.req.param('version'));
  const path = rollBackPath(versions, target);
  const [live] = versions;
  if (live === undefined || path === null || path.steps.length === 0)
    throw new AppError('not-found', { message: 'This version cannot be restored: it is live already, or too old.' });
  if (problem !== null) c.status(422);
  const props = { target, live, path, reason, problem, now: Date.now() };
  return renderDesk(c, () => import('./roll-back.page.tsx'), props);
};

/** `/desk/catalog/versions`: published versions and roll backs. */
export const catalogVersionRoutes = defineDeskRoutes('/catalog/versions')
  .get('/', { staff: 'read' }, async (c) => {
    const { db, versions: store } = c.var.services.catalogFiles;
    const [versions, { results }] = await Promise.all([
      store.list(),
      db.prepare(UPLOADS).all<{ id: string; version: number }>(),
    ]);
    const mayPublish = mayDo(c.var.staff.role, 'publish');
    const uploads = new Map(results.map(({ id, version }) => [version, id]));
    const mayRollBack = (target: number): boolean =>
      mayPublish && (rollBackPath(versions, target)?.steps.length ?? 0) > 0;
    return renderDesk(c, () => import('./versions.page.tsx'), {
      versions: versions.map((version) => ({
        ...version,
        mayRollBack: mayRollBack(version.id),
        upload: uploads.get(version.id) ?? null,
      })),
      mayRollBackToFirst: mayRollBack(0),
      now: Date.now(),
    });
  })
  .get(`/${NUMBER}/roll-back`, { staff: 'publish' }, (c) => rollBackPage(c))
  .post(`/${NUMBER}/roll-back`, { staff: 'publish', body: 2048 }, async (c) => {
    const { catalogFiles, staff } = c.var.services;
    const form = await readForm(c);
    const reason = cutText((textIn(form, 'reason') ?? '').trim(), LONGEST_REASON);
    if (reason === '') return rollBackPage(c, 'Write a reason: it is part of the history.');
    const target = Number(c.req.param('version'));
    const actor = actorOf(c);
    try {
      const request = { target, last: Number(textIn(form, 'live') ?? ''), reason };
      const by = { staffId: c.var.staff.id, who: c.var.staff.name };
      const { isRefreshed } = await rollBack(catalogFiles.db, request, by, {
        now: Date.now(),
        audit: (version) => [
          staff.audit.statement(actor, {
            action: 'catalog-rolled-back',
            subject: `Version ${version}`,
            after: { to: target, reason },
          }),
        ],
      });
      await catalogFiles.start({ action: 'index', isRefreshed });
    } catch (error) {
      if (error instanceof ImportRefused) return rollBackPage(c, error.message, reason);
      throw error;
    }
    return redirectTo(c, sitePath('/desk/catalog/versions'), 303);
  });
