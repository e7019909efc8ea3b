import * as v from 'valibot';
import { ROLE_LABELS, ROLES } from '../../domain/site/staff/roles.ts';
import { projectRoot } from '../process/steps.ts';
import { localSecret } from '../start/local-secret.ts';
import { readCommand, StaffToolError } from './read-command.ts';

/*
 * npm run staff -- add you@company.example admin
 *
 * Adds, lists and removes staff of the desk through /admin/staff. docs/guides/staff.md.
 */

const link = v.object({ path: v.string() });
const list = v.object({
  path: v.string(),
  people: v.array(
    v.object({
      email: v.string(),
      name: v.string(),
      role: v.picklist(ROLES),
      joinedAt: v.nullable(v.string()),
      seenAt: v.nullable(v.string()),
    }),
  ),
});
const problem = v.object({ title: v.string() });

const { SITE_URL: site = '', PORT: port = '8787' } = process.env;
// A passkey belongs to a host name, and an IP address has none.
const url = site === '' ? `http://localhost:${port}` : site.replace(/\/$/, '');

const call = async (method: string, body?: object): Promise<unknown> => {
  const token = process.env.STAFF_TOKEN ?? localSecret(projectRoot, 'STAFF_TOKEN');
  if (token === '') throw new StaffToolError('There is no STAFF_TOKEN: start the site once with npm start, or set it.');
  let response: Response;
  try {
    response = await fetch(`${url}/admin/staff`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new StaffToolError(`${url} does not respond. Is the site running? PORT sets its port.`);
  }
  const result: unknown = await response.json().catch(() => null);
  if (response.ok && result !== null) return result;
  if (response.status === 404 && method !== 'DELETE')
    throw new StaffToolError(`${url} does not change staff, because it was started without STAFF_TOKEN.`);
  const parsed = v.safeParse(problem, result);
  throw new StaffToolError(parsed.success ? parsed.output.title : `${url} returned status ${response.status}.`);
};

const run = async (): Promise<void> => {
  const command = readCommand(process.argv.slice(2));
  if (command.kind === 'add') {
    const { path } = v.parse(link, await call('POST', { email: command.email, role: command.role }));
    console.log(`Open this link once, within 7 days, to join as ${ROLE_LABELS[command.role]}:\n${url}${path}`);
    return;
  }
  if (command.kind === 'remove') {
    await call('DELETE', { email: command.email });
    console.log(`${command.email} was removed and signed out.`);
    return;
  }
  const { path, people } = v.parse(list, await call('GET'));
  console.log(`Sign-in page: ${url}${path}`);
  for (const { email, name, role, joinedAt, seenAt } of people) {
    const state = joinedAt === null ? 'invited' : `last active ${seenAt ?? 'never'}`;
    console.log(`${email}  ${name}  ${ROLE_LABELS[role]}  ${state}`);
  }
};

try {
  await run();
} catch (error) {
  if (!(error instanceof StaffToolError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
