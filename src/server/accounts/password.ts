/** Maximum iteration count that workerd's WebCrypto supports. */
export const ITERATIONS = 100_000;

/** PBKDF2 with SHA-256, as base64; stored instead of the password. */
export interface PasswordRecord {
  readonly salt: string;
  readonly hash: string;
  readonly iterations: number;
}

/** Derives 256 bits from a password, as base64. Deliberately takes about 30 ms. */
export type DerivePassword = (password: string, salt: string, iterations: number) => Promise<string>;

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export const derivePassword: DerivePassword = async (password, salt, iterations) => {
  // Normalizes letters that keyboards compose differently (RFC 8265).
  const text = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations };
  return base64(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)));
};

/** Returns the record of a new password, with a random salt. */
export const recordPassword = async (password: string): Promise<PasswordRecord> => {
  const salt = base64(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, hash: await derivePassword(password, salt, ITERATIONS), iterations: ITERATIONS };
};

/** Compares two strings without stopping at the first difference. */
const isSame = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at % other.length);
  return difference === 0;
};

/** Used when the user does not exist: no password has this hash. */
const UNKNOWN_USER: PasswordRecord = { salt: 'AAAAAAAAAAAAAAAAAAAAAA==', hash: '-', iterations: ITERATIONS };

/** Whether the password matches the record. Without a record it does the same work and returns `false`. */
export const isPassword = async (
  password: string,
  record: PasswordRecord | null,
  derive: DerivePassword = derivePassword,
): Promise<boolean> => {
  const { salt, hash, iterations } = record ?? UNKNOWN_USER;
  return isSame(await derive(password, salt, iterations), hash) && record !== null;
};
