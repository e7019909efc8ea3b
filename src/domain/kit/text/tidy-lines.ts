/** Unprintable characters, except line breaks. */
const UNPRINTABLE_IN_LINES = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns typed text of several lines without unprintable characters and surrounding white space. */
export const tidyLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE_IN_LINES, ' ').trim().toWellFormed();
