/** Sent by a page when it has loaded. The service worker then deletes files of earlier builds if no other page is open. */
export const PAGE_LOADED = 'page-loaded';

/** Sent to a page whose file is neither on the device nor on the server: the page is of an earlier build. */
export const FILE_MISSING = 'file-missing';
