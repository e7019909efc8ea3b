/** Reads the HTML of our pages in tests: React writes attributes in double quotes and escapes them. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

const first = (html: string, pattern: RegExp): string => unescaped(pattern.exec(html)?.[1] ?? '');

export const titleOf = (html: string): string => first(html, /<title>([^<]*)<\/title>/);
export const descriptionOf = (html: string): string => first(html, /<meta name="description" content="([^"]*)"/);

/** Returns the URLs of all links, without fragments. */
export const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => unescaped(href))),
];

/** Returns the main content of the page, without header and footer. */
export const mainOf = (html: string): string => /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/** Returns the readable words in a piece of HTML, without JavaScript, styles and drawings. */
export const wordsOf = (html: string): string[] =>
  unescaped(
    html
      .replace(/<(script|style|svg|noscript|select)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
