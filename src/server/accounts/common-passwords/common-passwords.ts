/** Bytes stored of each hash: fewer than one in a million other passwords is mistaken for a common one. */
export const HASH_BYTES = 4;

/** Normalizes a password for the lookup: capitals do not make a common password less common. */
export const commonForm = (password: string): string => password.normalize('NFC').toLowerCase();

let hashes: Promise<ReadonlySet<number>> | undefined;

/** Loaded on demand, because most isolates never check a new password. */
const readHashes = async (): Promise<ReadonlySet<number>> => {
  const { COMMON_PASSWORDS } = await import('./common-passwords.gen.ts');
  const bytes = Uint8Array.from(atob(COMMON_PASSWORDS), (character) => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return new Set(Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => view.getUint32(at * HASH_BYTES)));
};

/** Whether a password is among the 3,000 most common of sufficient length, ignoring case. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const bytes = new TextEncoder().encode(commonForm(password));
  hashes ??= readHashes();
  const [digest, known] = await Promise.all([crypto.subtle.digest('SHA-256', bytes), hashes]);
  return known.has(new DataView(digest).getUint32(0));
};
