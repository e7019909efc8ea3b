/** Maximum length of an accepted token: those of a backend server are JSON Web Tokens. */
export const LONGEST_TOKEN = 2000;
