/*
 * Who may frame a page to edit it and whose messages it then hears: one list for both. Other hosts of the builder show
 * what its customers upload.
 */

const HOSTED = ['builder.io', 'beta.builder.io'];
/** The editor of `npm run builder:local`. Any page on a visitor's machine has this name too: never in production. */
const LOCAL = 'localhost';

/** Names of the hosts whose editor may edit. */
export const editorHosts = (trustsLocalhost: boolean): string[] => [...HOSTED, ...(trustsLocalhost ? [LOCAL] : [])];

/** The same hosts as sources of a content policy. */
export const editorSources = (trustsLocalhost: boolean): string[] =>
  editorHosts(trustsLocalhost).map((host) => (host === LOCAL ? `http://${host}:*` : `https://${host}`));
