/** Returns bytes as hexadecimal digits, two per byte. @example hexOf(Uint8Array.of(10, 255)) // '0aff' */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
