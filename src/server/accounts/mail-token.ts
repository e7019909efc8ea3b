/** Longest token that is looked at: a backend server's are JSON Web Tokens. */
export const LONGEST_TOKEN = 2000;

/** 256 random bits as base64url, for a link that is mailed. Only its hash is kept. */
export const newMailToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
