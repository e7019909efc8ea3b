import { isRole, ROLES, type Role } from '../../domain/site/staff/roles.ts';

/** The parsed command line of `npm run staff`. */
export type StaffCommand =
  | { readonly kind: 'list' }
  | { readonly kind: 'add'; readonly email: string; readonly role: Role }
  | { readonly kind: 'remove'; readonly email: string };

const USAGE = `npm run staff -- list
npm run staff -- add you@company.example admin
npm run staff -- remove you@company.example

add prints a link that works once, for 7 days. It also gives a person with the same role a new link, for another passkey.
Roles: ${ROLES.join(', ')}.
The site is the one on this machine (PORT, STAFF_TOKEN of .dev.vars), or SITE_URL with STAFF_TOKEN.`;

/** A readable error about the command or the site. */
export class StaffToolError extends Error {}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/;

/** Parses the arguments. Throws `StaffToolError` with the usage. */
export const readCommand = ([kind, email = '', role, ...rest]: readonly string[]): StaffCommand => {
  if (kind === 'list' && email === '') return { kind };
  if (rest.length === 0 && EMAIL.test(email)) {
    if (kind === 'remove' && role === undefined) return { kind, email };
    if (kind === 'add' && isRole(role)) return { kind, email, role };
  }
  throw new StaffToolError(USAGE);
};
