/** The staff accounts, by email address. */
export type StaffAccounts =
  /** Everyone is staff, without signing in. */
  | { readonly kind: 'everyone' }
  | { readonly kind: 'any-account' }
  | { readonly kind: 'listed'; readonly addresses: readonly string[]; readonly domains: readonly string[] };

const ADDRESS = /^[^\s@,]+@[^\s@,]+$/;
const DOMAIN = /^@[^\s@,]+$/;

/**
 * Parses the setting: empty, `*`, or comma-separated email addresses and domains. Returns null for anything else, so
 * that a typing error never grants access.
 *
 * @example parseStaffAccounts('ann@plant.example, @canyonseals.example')
 */
export const parseStaffAccounts = (text: string): StaffAccounts | null => {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '') return { kind: 'everyone' };
  if (trimmed === '*') return { kind: 'any-account' };
  const entries = trimmed.split(',').map((entry) => entry.trim());
  const domains = entries.filter((entry) => DOMAIN.test(entry));
  const addresses = entries.filter((entry) => ADDRESS.test(entry));
  return domains.length + addresses.length === entries.length ? { kind: 'listed', addresses, domains } : null;
};

/** Returns whether the account with this email address is staff. */
export const isStaff = (accounts: StaffAccounts, email: string): boolean => {
  if (accounts.kind !== 'listed') return true;
  const address = email.trim().toLowerCase();
  const domain = address.slice(address.lastIndexOf('@'));
  return accounts.addresses.includes(address) || (address.includes('@') && accounts.domains.includes(domain));
};
