const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes in base64url without padding (RFC 4648 §5). */
export const toBase64url = (bytes: Iterable<number>): string => {
  let bits = 0;
  let held = 0;
  let symbols = '';
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      symbols += SYMBOLS.charAt(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? symbols : symbols + SYMBOLS.charAt(held << (6 - bits));
};

/** Decodes canonical base64url without padding to bytes. Returns null for other text. */
export const fromBase64url = (text: string): number[] | null => {
  let bits = 0;
  let held = 0;
  const bytes: number[] = [];
  for (const symbol of text) {
    const value = SYMBOLS.indexOf(symbol);
    if (value < 0) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  // A left-over bit, or a whole left-over symbol, has a second spelling.
  return held !== 0 || bits >= 6 ? null : bytes;
};
