import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { emailAddress } from '../../../domain/site/auth/credentials.ts';
import { ROLES } from '../../../domain/site/staff/roles.ts';
import { bearerOf } from '../../accounts/bearer.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { problemJson } from '../../http/problem.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { isSameSecret } from '../../security/digest.ts';
import { networkOf } from '../../security/request-limit.ts';
import type { AuditActor } from '../../staff/audit-log.ts';

const TOKEN_ONLY = 'STAFF_TOKEN is in a header that browsers do not send automatically';

const addition = v.strictObject({ email: emailAddress, role: v.picklist(ROLES) });
const removal = v.strictObject({ email: emailAddress });

/** Requires the token. If no token is configured, the response is 404. */
const withToken: MiddlewareHandler<AppBindings> = async (c, next) => {
  const secret = c.env.STAFF_TOKEN ?? '';
  if (secret === '') return problemJson(c, 404, 'There is nothing at this address.');
  const given = bearerOf(c);
  if (given === null || !(await isSameSecret(given, secret))) {
    c.header('WWW-Authenticate', 'Bearer');
    return problemJson(c, 401, 'This address asks for the token of staff.');
  }
  await next();
};

const commandLine = (c: Context): AuditActor => ({ staffId: null, who: 'Command line', network: networkOf(c) });

const isoTime = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const bodyOf = async <S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S> | null> => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await c.req.text());
  return parsed.success ? parsed.output : null;
};

const BAD_BODY = 'The body must be JSON with an email address, and for a new person one of the roles.';

/**
 * `/admin/staff`: lists, adds and removes staff with a token, for `npm run staff`. It makes the first admin, and lets the
 * operator back in when nobody can sign in.
 */
export const adminStaff = defineRoutes('/admin/staff')
  .use(withToken)
  .get('/', { limit: 'AUTH_LIMIT' }, async (c) => {
    const { members, path } = c.var.services.staff;
    const people = await members.all();
    return c.json({
      path: `/desk/${await path.read()}`,
      people: people.map(({ email, name, role, joinedAt, seenAt }) => ({
        email,
        name,
        role,
        joinedAt: isoTime(joinedAt),
        seenAt: isoTime(seenAt),
      })),
    });
  })
  .post('/', { limit: 'AUTH_LIMIT', anyOrigin: TOKEN_ONLY }, async (c) => {
    const given = await bodyOf(c, addition);
    if (given === null) return problemJson(c, 400, BAD_BODY);
    const { members, links, path, audit } = c.var.services.staff;
    const actor = commandLine(c);
    const known = await members.byEmail(given.email);
    if (known !== null && known.role !== given.role) {
      return problemJson(
        c,
        409,
        `${known.email} has the role ${known.role}. Change it at the desk, or remove the person first.`,
      );
    }
    const member = known ?? (await members.invite(given, actor));
    if (member === null) return problemJson(c, 409, 'There are too many people. Remove some first.');
    if (known !== null) await audit.record(actor, { action: 'invitation-sent', subject: member.email });
    const token = await links.create(member.id, 'invitation');
    return c.json({ path: `/desk/${await path.read()}/join?token=${token}` }, 201);
  })
  .delete('/', { limit: 'AUTH_LIMIT', anyOrigin: TOKEN_ONLY }, async (c) => {
    const given = await bodyOf(c, removal);
    if (given === null) return problemJson(c, 400, BAD_BODY);
    const { members } = c.var.services.staff;
    const member = await members.byEmail(given.email);
    if (member === null) return problemJson(c, 404, `Nobody has the address ${given.email}.`);
    return (await members.remove(member.id, commandLine(c))) === 'last-admin'
      ? problemJson(c, 409, 'This is the last admin who joined. Add another admin first.')
      : c.json({ email: member.email });
  });
