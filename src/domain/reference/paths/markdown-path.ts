const ENDING = '.md';
const HOME = '/index.md';

/**
 * Returns the path of a page as Markdown.
 *
 * @example markdownPath('/x-rings') // '/x-rings.md'
 * @example markdownPath('/') // '/index.md'
 */
export const markdownPath = (path: string): string => (path === '/' ? HOME : path + ENDING);

/**
 * Returns the path of the page that a Markdown path is an alternative of; `null` for other paths.
 *
 * @example pageOfMarkdown('/x-rings.md') // '/x-rings'
 */
export const pageOfMarkdown = (path: string): string | null => {
  if (path === HOME) return '/';
  const page = path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : '';
  return page === '' || page === '/' ? null : page;
};
