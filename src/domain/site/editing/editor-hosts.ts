/*
 * Hosts that may frame a page to edit it and whose messages the page accepts. Other hosts of the builder serve content
 * uploaded by its customers.
 */

const HOSTED = ['builder.io', 'beta.builder.io'];
/**
 * The editor of `npm run builder:local`. Any page on a visitor's machine has this name too, so it is never allowed in
 * production.
 */
const LOCAL = 'localhost';

/** Returns the hosts whose editor may edit. */
export const editorHosts = (trustsLocalhost: boolean): string[] => [...HOSTED, ...(trustsLocalhost ? [LOCAL] : [])];

/** Returns the same hosts as sources for a content security policy. */
export const editorSources = (trustsLocalhost: boolean): string[] =>
  editorHosts(trustsLocalhost).map((host) => (host === LOCAL ? `http://${host}:*` : `https://${host}`));
