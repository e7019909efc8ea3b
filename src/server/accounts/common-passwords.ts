/** Bytes kept of each hash: of a million other passwords less than one is taken for a common one. */
export const HASH_BYTES = 4;

/** A password as the list has it: capitals make a common password no rarer. */
export const commonForm = (password: string): string => password.normalize('NFC').toLowerCase();

let hashes: Promise<ReadonlySet<number>> | undefined;

/** Read when somebody first chooses a password; most isolates never do. */
const readHashes = async (): Promise<ReadonlySet<number>> => {
  const { COMMON_PASSWORDS } = await import('./common-passwords.gen.ts');
  const bytes = Uint8Array.from(atob(COMMON_PASSWORDS), (character) => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return new Set(Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => view.getUint32(at * HASH_BYTES)));
};

/** Whether a password is among the 3,000 commonest of those that are long enough, in whatever capitals. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const text = new TextEncoder().encode(commonForm(password));
  hashes ??= readHashes();
  const [digest, known] = await Promise.all([crypto.subtle.digest('SHA-256', text), hashes]);
  return known.has(new DataView(digest).getUint32(0));
};
