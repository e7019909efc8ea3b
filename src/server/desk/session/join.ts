import type { Context } from 'hono';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { LONGEST_STAFF_NAME, type StaffMember } from '../../../domain/site/staff/staff-member.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import { assets } from '../../http/assets.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';
import { creationOptions } from '../../staff/passkey-options.ts';
import { actorOf } from '../../staff/record-audit.ts';
import { relyingPartyOf } from '../../staff/relying-party.ts';
import type { StoredPasskey } from '../../staff/verify-passkey.ts';
import { renderDesk } from '../render-desk.tsx';
import { deviceOf, startSession } from './start-session.ts';

const ENDED =
  'This invitation was used already, was replaced by a newer one, or is older than 7 days. Ask for another.';

/** Returns the invited person. Throws `AppError('not-permitted')` for an invitation that is no longer valid. */
const invited = async (c: Context<AppBindings>, token: string): Promise<StaffMember> => {
  const { links, members } = c.var.services.staff;
  const staffId = await links.ownerOf(token, 'invitation');
  const member = staffId === null ? null : await members.byId(staffId);
  if (member === null) throw new AppError('not-permitted', { message: ENDED });
  return member;
};

const joinPage = async (
  c: Context<AppBindings>,
  member: StaffMember,
  token: string,
  problem: string | null,
): Promise<Response> => {
  const challenge = await c.var.services.staff.passkeys.challenge({ kind: 'join', staffId: member.id });
  if (problem !== null) c.status(422);
  return renderDesk(
    c,
    () => import('./join.page.tsx'),
    {
      action: `/desk/${c.var.deskPath}/join`,
      options: creationOptions(relyingPartyOf(c), member, challenge),
      token,
      member,
      problem,
    },
    assets.desk.passkey,
  );
};

/** Uses the invitation, stores name and passkey, and signs the person in. */
const join = async (
  c: Context<AppBindings>,
  { member, token, name }: { member: StaffMember; token: string; name: string },
  passkey: StoredPasskey | null,
): Promise<Response> => {
  const { links, members, passkeys, audit } = c.var.services.staff;
  if ((await links.use(token, 'invitation')) !== member.id) throw new AppError('not-permitted', { message: ENDED });
  const joined = { ...member, name };
  const actor = actorOf(c, joined);
  const device = deviceOf(c);
  await audit.batch([
    members.joinStatement(member.id, name),
    audit.statement(actor, { action: 'person-joined', subject: member.email, after: { name } }),
    ...(passkey === null
      ? []
      : [
          passkeys.addStatement(passkey, member.id, device),
          audit.statement(actor, { action: 'passkey-added', subject: member.email, after: { device } }),
        ]),
  ]);
  return startSession(c, joined, passkey === null ? 'email' : 'passkey');
};

/**
 * `/desk/{path}/join`: enrollment by an invitation. Opening the link uses nothing. A person may join without a passkey and
 * then signs in by emailed links.
 */
export const joinDesk = defineDeskRoutes('/:path{[0-9a-f]{32}}/join')
  .get('/', { staff: 'door', parameters: ['token'], limit: 'SESSION_LIMIT' }, async (c) => {
    const token = c.req.query('token') ?? '';
    return joinPage(c, await invited(c, token), token, null);
  })
  .post('/', { staff: 'door', body: 24 * KB, limit: 'AUTH_LIMIT' }, async (c) => {
    const form = await readForm(c);
    const token = textIn(form, 'token') ?? '';
    const member = await invited(c, token);
    const typed = cutText((textIn(form, 'name') ?? '').replace(/\s+/g, ' ').trim(), LONGEST_STAFF_NAME);
    const name = typed === '' ? member.name : typed;
    const credential = textIn(form, 'credential') ?? '';
    if (credential === '') {
      return textIn(form, 'how') === 'email'
        ? join(c, { member, token, name }, null)
        : joinPage(c, member, token, 'A passkey needs JavaScript. Without it, join with links by email.');
    }
    const passkey = await c.var.services.staff.passkeys.created(credential, relyingPartyOf(c), member.id);
    return passkey === null
      ? joinPage(c, member, token, 'The passkey could not be checked, or the page was open too long. Try again.')
      : join(c, { member, token, name }, passkey);
  });
