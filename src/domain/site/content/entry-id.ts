/**
 * IDs of a space's entries, which may be `<space>_<id>`. Names of cookies, files and parameters contain them unescaped.
 */
export const ENTRY_ID = /^[\w-]{1,128}$/;

/** @example isEntryId('a1b2_c3d4') // true */
export const isEntryId = (text: string): boolean => ENTRY_ID.test(text);
