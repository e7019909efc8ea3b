/** Longest token that is looked at: a backend server's are JSON Web Tokens. */
export const LONGEST_TOKEN = 2000;
