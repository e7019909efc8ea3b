/** One customer who can sign in. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const COUNT = 64;

/**
 * More accounts than concurrent visitors, because sign-in attempts per account are limited and people have separate
 * accounts.
 */
const ACCOUNTS: readonly Account[] = Array.from({ length: COUNT }, (_, at) => ({
  email: `visitor-${at}@plant.example`,
  password: `chaos-password-${at}`,
  token: `visitor-token-${at}`,
}));

/** Returns the account for a turn. */
export const accountOf = (turn: number): Account => ACCOUNTS[turn % COUNT] as Account;

export const accountByToken = (token: string): Account | null => ACCOUNTS.find((one) => one.token === token) ?? null;

export const accountByPassword = (email: unknown, password: unknown): Account | null =>
  ACCOUNTS.find((one) => one.email === email && one.password === password) ?? null;
