import type { Context } from 'hono';
import { mayDo } from '../../../domain/site/staff/roles.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import { assets } from '../../http/assets.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { finished, waitUntilOf } from '../../http/wait-until.ts';
import { withTimeLimit } from '../../resilience/within.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';
import type { MailKey } from '../../site-health/failed-mails.ts';
import { actorOf, recordAudit } from '../../staff/record-audit.ts';
import { renderDesk } from '../render-desk.tsx';
import { type HealthResult, isHealthResult } from './health-result.ts';
import { HEALTH_ROWS, loadHealth } from './load-health.ts';

type PageContext = Context<AppBindings>;

/** Maximum time that a form waits for the emails to be sent; sending continues after it. */
const SEND_MS = 5000;

const back = (c: PageContext, result: HealthResult, section: string): Response =>
  redirectTo(c, sitePath(`/desk/health?result=${result}#${section}`), 303);

const mailKeyOf = (c: PageContext): MailKey => ({
  queue: c.req.param('queue') === 'quote' ? 'quote' : 'message',
  id: Number(c.req.param('id')),
});

const MAIL_GONE = 'This email was sent or given up meanwhile. The list shows those that remain.';

const checkPages = async (c: PageContext): Promise<{ readonly pages: number; readonly problems: number }> => {
  const { pathExists } = await import('../../path-exists.ts');
  const { siteHealth, catalog, backend } = c.var.services;
  return siteHealth.pages.run(
    pathExists({ catalog: () => catalog.get(waitUntilOf(c)), backend, assets: c.env.ASSETS }),
  );
};

/** `/desk/health`: problems of the site, with the forms that fix them. All roles can read the page; each form needs a permission. */
export const deskHealth = defineDeskRoutes('/health')
  .get('/', { staff: 'read', parameters: ['result'] }, async (c) => {
    const { staff, services } = c.var;
    const result = c.req.query('result') ?? '';
    return renderDesk(
      c,
      () => import('./health.page.tsx'),
      {
        health: await loadHealth(c),
        maxTries: services.siteHealth.mails.maxTries,
        mayMail: mayDo(staff.role, 'quotes'),
        mayOperate: mayDo(staff.role, 'catalog'),
        result: isHealthResult(result) ? result : null,
        now: Date.now(),
      },
      assets.desk.health,
    );
  })
  .post('/mails/:queue{quote|message}/:id{[0-9]{1,12}}/retry', { staff: 'quotes' }, async (c) => {
    const { siteHealth, sendQuoteMails, messages } = c.var.services;
    const key = mailKeyOf(c);
    if (!(await siteHealth.mails.retry(key, actorOf(c)))) throw new AppError('not-found', { message: MAIL_GONE });
    const sending = key.queue === 'quote' ? sendQuoteMails() : messages.sendMails();
    await withTimeLimit(SEND_MS, finished(c, sending)).catch(() => undefined);
    const isFailed = (await siteHealth.mails.list(HEALTH_ROWS)).some(
      ({ queue, id }) => queue === key.queue && id === key.id,
    );
    if (!isFailed && textIn(await readForm(c).catch(() => new FormData()), 'from') === 'home')
      return redirectTo(c, sitePath('/desk'), 303);
    return back(c, isFailed ? 'mail-failed' : 'mail-sent', 'email');
  })
  .post('/mails/:queue{quote|message}/:id{[0-9]{1,12}}/drop', { staff: 'quotes' }, async (c) => {
    if (!(await c.var.services.siteHealth.mails.drop(mailKeyOf(c), actorOf(c))))
      throw new AppError('not-found', { message: MAIL_GONE });
    return back(c, 'mail-dropped', 'email');
  })
  .post('/synchronize', { staff: 'catalog' }, async (c) => {
    const kind = textIn(await readForm(c), 'kind') === 'full' ? 'full' : 'refresh';
    const start = await c.var.services.sync.start({ kind, forced: false });
    if (!start.started) return back(c, start.why === 'busy' ? 'sync-busy' : 'sync-missing', 'synchronization');
    await recordAudit(c, { action: 'sync-started', subject: start.id, after: { kind } });
    return back(c, 'sync-started', 'synchronization');
  })
  .post('/check-pages', { staff: 'catalog' }, async (c) => {
    const { pages, problems } = await finished(c, checkPages(c));
    await recordAudit(c, { action: 'pages-checked', subject: 'content pages', after: { pages, problems } });
    return back(c, 'pages-checked', 'pages');
  });
