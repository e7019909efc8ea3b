import type { Context } from 'hono';
import { tokenHref } from '../../../domain/site/account-pages.ts';
import { emailProblem } from '../../../domain/site/auth/credentials.ts';
import { isRole, mayDo, PERMISSIONS, type Permission } from '../../../domain/site/staff/roles.ts';
import type { StaffMember } from '../../../domain/site/staff/staff-member.ts';
import { isConfirmed } from '../../../domain/site/staff/staff-session.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import { assets } from '../../http/assets.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';
import { requestOptions } from '../../staff/passkey-options.ts';
import { actorOf, recordAudit } from '../../staff/record-audit.ts';
import { relyingPartyOf } from '../../staff/relying-party.ts';
import { invitationMail } from '../../staff/staff-mail.ts';
import type { MemberChange } from '../../staff/staff-members.ts';
import { csvFile } from '../csv-file.ts';
import { renderDesk } from '../render-desk.tsx';
import { auditCsv } from './audit-csv.ts';
import { auditFilter, filterQuery, LOG_FILTERS, typedFilter } from './audit-filter.ts';
import type { PeopleMessage } from './people.page.tsx';
import { requireConfirmed } from './require-confirmed.ts';

type PageContext = Context<AppBindings>;

const ENTRIES = 25;
/** Checked by the page itself, which everybody may open. */
const AUDIT: Permission = 'audit';

/** Returns the permissions that at least one route of the desk needs, for a table without what does not exist yet. */
const usedPermissions = (c: PageContext): readonly Permission[] => {
  const used = new Set(c.var.routes.declarations.map(({ staff }) => staff));
  return (Object.keys(PERMISSIONS) as Permission[]).filter(
    (permission) => permission === AUDIT || used.has(permission),
  );
};

const peoplePage = async (c: PageContext, message: PeopleMessage | null = null): Promise<Response> => {
  const { staff, services, deskPath = '' } = c.var;
  const { members, sessions, passkeys, audit } = services.staff;
  const filter = typedFilter(c.req.query());
  const before = Number(c.req.query('before') ?? '');
  const mayManage = mayDo(staff.role, 'people');
  const [people, own, keys, log] = await Promise.all([
    members.all(),
    sessions.listOf(staff.id),
    passkeys.countOf(staff.id),
    mayDo(staff.role, AUDIT)
      ? audit.page(auditFilter(filter), Number.isSafeInteger(before) && before > 0 ? before : null, ENTRIES)
      : null,
  ]);
  const confirmed = isConfirmed(staff.confirmedAt, Date.now());
  const options =
    mayManage && !confirmed && keys > 0
      ? requestOptions(relyingPartyOf(c), await passkeys.challenge({ kind: 'confirm', staffId: staff.id }))
      : null;
  if (message?.tone === 'danger') c.status(422);
  return renderDesk(
    c,
    () => import('./people.page.tsx'),
    {
      staff,
      people,
      sessions: own,
      log,
      filter,
      permissions: usedPermissions(c),
      mayManage,
      isConfirmed: confirmed,
      confirmOptions: options,
      signInPath: `${services.settings.siteUrl}/desk/${deskPath}`,
      message,
      maySettings: mayDo(staff.role, 'settings'),
      now: Date.now(),
    },
    ...(options === null ? [] : [assets.desk.passkey]),
  );
};

/** Emails an invitation. Returns what the page says; without email, that is the link to pass on. */
const sendInvitation = async (c: PageContext, member: StaffMember): Promise<PeopleMessage> => {
  const { services, staff, deskPath = '' } = c.var;
  const { settings } = services;
  const token = await services.staff.links.create(member.id, 'invitation');
  const href = tokenHref(settings.siteUrl, `/desk/${deskPath}/join`, token);
  const mail = { brandName: settings.brandName, email: member.email, href, at: Date.now() };
  const isSent = await services.staff.sendMail(member.email, invitationMail(mail, member.role, staff.name));
  return isSent
    ? { tone: 'ok', text: `We sent an invitation to ${member.email}. Its link works for 7 days.` }
    : {
        tone: 'warning',
        text: `The invitation to ${member.email} could not be emailed. Pass on this link, which works once, for 7 days:`,
        href,
      };
};

const LAST_ADMIN = 'This is the last admin who joined. Make another person an admin first.';

const requireChange = (result: MemberChange): void => {
  if (result === 'unknown') throw new AppError('not-found', { message: 'This person was removed already.' });
  if (result === 'last-admin') throw new AppError('not-permitted', { message: LAST_ADMIN });
};

const backToPeople = (c: PageContext): Response => redirectTo(c, sitePath('/desk/people'), 303);

const LOG_PARAMETERS = [...LOG_FILTERS, 'before'];

/**
 * `/desk/people`: people, roles, own sessions and the audit log. Everybody sees people and their own sessions; admins
 * change people and read the log. Changes of people need a recent sign-in or confirmation.
 */
export const people = defineDeskRoutes('/people')
  .get('/', { staff: 'read', parameters: LOG_PARAMETERS }, (c) => peoplePage(c))
  .get('/audit-log.csv', { staff: 'audit', parameters: LOG_FILTERS, limit: 'DESK_EXPORT_LIMIT' }, async (c) => {
    const filter = typedFilter(c.req.query());
    const { audit } = c.var.services.staff;
    await recordAudit(c, { action: 'log-exported', subject: filterQuery(filter) || 'all entries' });
    return csvFile(c, 'audit-log.csv', auditCsv(audit, auditFilter(filter)));
  })
  .post('/shortcuts', { staff: 'read' }, async (c) => {
    const { staff, services } = c.var;
    const isOn = textIn(await readForm(c), 'shortcuts') === 'on';
    await services.staff.members.setShortcuts(staff.id, isOn);
    await recordAudit(c, {
      action: 'shortcuts-changed',
      subject: staff.email,
      before: { shortcuts: staff.hasShortcuts ? 'on' : 'off' },
      after: { shortcuts: isOn ? 'on' : 'off' },
    });
    return redirectTo(c, sitePath('/desk/people#your-settings'), 303);
  })
  .post('/confirm', { staff: 'people', body: 24 * KB, limit: 'AUTH_LIMIT' }, async (c) => {
    const { staff, services } = c.var;
    const credential = textIn(await readForm(c), 'credential') ?? '';
    const { passkeys, sessions } = services.staff;
    const confirmedBy = await passkeys.used(credential, relyingPartyOf(c), { kind: 'confirm', staffId: staff.id });
    if (confirmedBy === null)
      return peoplePage(c, { tone: 'danger', text: 'The passkey was not accepted. Try again.' });
    await sessions.confirm(staff.sessionId);
    await recordAudit(c, { action: 'identity-confirmed', subject: staff.email });
    return backToPeople(c);
  })
  .post('/invite', { staff: 'people' }, async (c) => {
    requireConfirmed(c);
    const form = await readForm(c);
    const email = (textIn(form, 'email') ?? '').trim();
    const role = textIn(form, 'role');
    const problem = emailProblem(email);
    if (problem !== null) return peoplePage(c, { tone: 'danger', text: `${problem}.` });
    if (!isRole(role)) return peoplePage(c, { tone: 'danger', text: 'Choose a role.' });
    const member = await c.var.services.staff.members.invite({ email, role }, actorOf(c));
    if (member === null) {
      return peoplePage(c, {
        tone: 'danger',
        text: `${email} is on the list already. Send the invitation again there.`,
      });
    }
    return peoplePage(c, await sendInvitation(c, member));
  })
  .post('/:id{[0-9a-f]{32}}/invite', { staff: 'people' }, async (c) => {
    requireConfirmed(c);
    const member = await c.var.services.staff.members.byId(c.req.param('id'));
    if (member === null) throw new AppError('not-found', { message: 'This person was removed already.' });
    await recordAudit(c, { action: 'invitation-sent', subject: member.email });
    return peoplePage(c, await sendInvitation(c, member));
  })
  .post('/:id{[0-9a-f]{32}}/role', { staff: 'people' }, async (c) => {
    requireConfirmed(c);
    const role = textIn(await readForm(c), 'role');
    if (!isRole(role)) throw new AppError('bad-input', { message: 'Choose a role.' });
    requireChange(await c.var.services.staff.members.setRole(c.req.param('id'), role, actorOf(c)));
    return backToPeople(c);
  })
  .post('/:id{[0-9a-f]{32}}/remove', { staff: 'people' }, async (c) => {
    requireConfirmed(c);
    requireChange(await c.var.services.staff.members.remove(c.req.param('id'), actorOf(c)));
    return backToPeople(c);
  })
  .post('/sessions/:session{[0-9a-f]{32}}/end', { staff: 'read' }, async (c) => {
    const { staff, services } = c.var;
    const isEnded = await services.staff.sessions.end(staff.id, c.req.param('session'));
    if (isEnded) await recordAudit(c, { action: 'session-ended', subject: staff.email });
    return backToPeople(c);
  })
  .post('/sessions/end-others', { staff: 'read' }, async (c) => {
    const { staff, services } = c.var;
    const { audit, sessions } = services.staff;
    await audit.batch([
      sessions.endAllStatement(staff.id, staff.sessionId),
      audit.statementIfChanged(actorOf(c), { action: 'sessions-ended', subject: staff.email }),
    ]);
    return backToPeople(c);
  });
