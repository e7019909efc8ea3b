/** Roles of staff. A person has one. */
export const ROLES = ['viewer', 'sales', 'catalog', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** Names of roles as the desk shows them. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  viewer: 'Viewer',
  sales: 'Sales',
  catalog: 'Catalog',
  admin: 'Admin',
};

/** What each permission allows, as the desk shows it, in the order of the table of roles. */
export const PERMISSIONS = {
  read: 'Read quotes, messages, catalog',
  quotes: 'Price and send quotes',
  discounts: 'Discount over the limit without approval',
  messages: 'Reply to form messages',
  catalog: 'Upload and check files',
  publish: 'Publish and roll back',
  export: 'Export customer data',
  people: 'Invite and remove people',
  audit: 'See the audit log',
  settings: 'Change settings',
} as const;

export type Permission = keyof typeof PERMISSIONS;

const SEEN: Readonly<Record<Permission, boolean>> = {
  read: true,
  quotes: false,
  discounts: false,
  messages: false,
  catalog: false,
  publish: false,
  export: false,
  people: false,
  audit: false,
  settings: false,
};

/** Which role has which permission. The compiler reports a role or a permission without an entry. */
const GRANTS: Readonly<Record<Role, Readonly<Record<Permission, boolean>>>> = {
  viewer: SEEN,
  sales: { ...SEEN, quotes: true, messages: true, export: true },
  catalog: { ...SEEN, catalog: true, publish: true },
  admin: {
    read: true,
    quotes: true,
    discounts: true,
    messages: true,
    catalog: true,
    publish: true,
    export: true,
    people: true,
    audit: true,
    settings: true,
  },
};

/** Returns whether a role has a permission. */
export const mayDo = (role: Role, permission: Permission): boolean => GRANTS[role][permission];

/** Returns the labels of the roles that have a permission, such as "Sales or Admin". */
export const rolesWith = (permission: Permission): string =>
  ROLES.filter((role) => mayDo(role, permission))
    .map((role) => ROLE_LABELS[role])
    .join(' or ');

/** Returns whether a text is a role. */
export const isRole = (text: unknown): text is Role => ROLES.some((role) => role === text);
