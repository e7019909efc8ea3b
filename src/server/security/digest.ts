const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 in hexadecimal. */
export const digestOf = async (content: ArrayBuffer | string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', typeof content === 'string' ? new TextEncoder().encode(content) : content));
