import type { Context } from 'hono';
import { tokenHref } from '../../../domain/site/account-pages.ts';
import { emailProblem } from '../../../domain/site/auth/credentials.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { assets } from '../../http/assets.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { wait } from '../../resilience/wait.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';
import { networkOf } from '../../security/request-limit.ts';
import { requestOptions } from '../../staff/passkey-options.ts';
import { relyingPartyOf } from '../../staff/relying-party.ts';
import { signInMail } from '../../staff/staff-mail.ts';
import { renderDesk } from '../render-desk.tsx';
import { startSession } from './start-session.ts';

const PURPOSE = { kind: 'sign-in', staffId: '' } as const;
/** Minimum time of a response to an email address, so that it does not reveal who is staff. */
const MAIL_FLOOR_MS = 750;

const signInPage = async (c: Context<AppBindings>, problem: string | null): Promise<Response> => {
  const { services, staff, deskPath = '' } = c.var;
  const challenge = await services.staff.passkeys.challenge(PURPOSE);
  if (problem !== null) c.status(422);
  return renderDesk(
    c,
    () => import('./sign-in.page.tsx'),
    {
      path: `/desk/${deskPath}`,
      options: requestOptions(relyingPartyOf(c), challenge),
      problem,
      isSent: c.req.query('sent') !== undefined,
      isSignedIn: staff !== undefined,
    },
    assets.desk.passkey,
  );
};

const refused = async (c: Context<AppBindings>, method: string, problem: string): Promise<Response> => {
  const actor = { staffId: null, who: 'Unknown person', network: networkOf(c) };
  await c.var.services.staff.audit.record(actor, { action: 'sign-in-failed', subject: 'desk', after: { method } });
  return signInPage(c, problem);
};

/** Emails a link if the recipient is staff. */
const mailLink = async (c: Context<AppBindings>, email: string): Promise<void> => {
  const { services, deskPath = '' } = c.var;
  const { members, links, sendMail, mayMail } = services.staff;
  const [may, member] = await Promise.all([mayMail({ email, network: networkOf(c) }), members.byEmail(email)]);
  if (!may || member === null) return;
  const { settings } = services;
  const send = async (): Promise<void> => {
    const token = await links.create(member.id, 'sign-in');
    const href = tokenHref(settings.siteUrl, `/desk/${deskPath}/link`, token);
    await sendMail(
      member.email,
      signInMail({ brandName: settings.brandName, email: member.email, href, at: Date.now() }),
    );
  };
  waitUntilOf(c)(send());
};

/**
 * `/desk/{path}`: sign-in by passkey or by an emailed link. The gate checks the path before these routes run. Opening an
 * emailed link uses nothing, because mail programs open links too: the button of its page does.
 */
export const signIn = defineDeskRoutes('/:path{[0-9a-f]{32}}')
  .get('/', { staff: 'door', parameters: ['sent'], limit: 'SESSION_LIMIT' }, (c) => signInPage(c, null))
  .post('/passkey', { staff: 'door', body: 24 * KB, limit: 'AUTH_LIMIT' }, async (c) => {
    const { passkeys, members } = c.var.services.staff;
    const credential = textIn(await readForm(c), 'credential') ?? '';
    if (credential === '') return signInPage(c, 'Passkeys need JavaScript. Use a link by email instead.');
    const staffId = await passkeys.used(credential, relyingPartyOf(c), PURPOSE);
    const member = staffId === null ? null : await members.byId(staffId);
    return member === null
      ? refused(c, 'passkey', 'This passkey does not open the desk, or the page was open too long. Try again.')
      : startSession(c, member, 'passkey');
  })
  .post('/mail', { staff: 'door', limit: 'AUTH_LIMIT' }, async (c) => {
    const email = (textIn(await readForm(c), 'email') ?? '').trim();
    const problem = emailProblem(email);
    if (problem !== null) return signInPage(c, problem);
    await Promise.all([mailLink(c, email), wait(MAIL_FLOOR_MS)]);
    return redirectTo(c, sitePath(`/desk/${c.var.deskPath}`, '?sent=1'), 303);
  })
  .get('/link', { staff: 'door', parameters: ['token'], limit: 'SESSION_LIMIT' }, (c) =>
    renderDesk(c, () => import('./link.page.tsx'), {
      action: `/desk/${c.var.deskPath}/link`,
      token: c.req.query('token') ?? '',
    }),
  )
  .post('/link', { staff: 'door', limit: 'AUTH_LIMIT' }, async (c) => {
    const { links, members } = c.var.services.staff;
    const staffId = await links.use(textIn(await readForm(c), 'token') ?? '', 'sign-in');
    const member = staffId === null ? null : await members.byId(staffId);
    if (member === null) return refused(c, 'email', 'This link was used already, or is older than 15 minutes.');
    await members.noteSeen(member.id);
    return startSession(c, member, 'email');
  });
