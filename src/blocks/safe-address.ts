const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;
/** A builder space on an engineer's machine has no https; elsewhere the content policy keeps such an address out. */
const IMAGE = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}\/)/i;
/** Characters that browsers drop or read as a slash: with them an address is not what it seems. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const MISLEADING = /[\u0000-\u0020\u007f\\]/;

const ownPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** The address when it may stand in `href`: a path, a fragment, http(s), mail or telephone; else empty. */
export const linkAddress = (address: string): string => {
  const trimmed = address.trim();
  if (MISLEADING.test(trimmed)) return '';
  return ownPath(trimmed) || trimmed.startsWith('#') || LINK.test(trimmed) ? trimmed : '';
};

/** The address when it may stand in `src`: a path of this site, https, or a server on this machine; else empty. */
export const imageAddress = (address: string): string => {
  const trimmed = address.trim();
  if (MISLEADING.test(trimmed)) return '';
  return ownPath(trimmed) || IMAGE.test(trimmed) ? trimmed : '';
};
