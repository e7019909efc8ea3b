/** Longer headers are cut: browsers send at most some hundred characters. */
const MAX_LENGTH = 1000;

const TYPE = 'text/markdown';
const PAGE_RANGES = ['text/html', 'text/*', '*/*'];

const qualityOf = (parameters: readonly string[]): number => {
  const given = parameters
    .map((one) => /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i.exec(one)?.[1])
    .find(Boolean);
  return given === undefined ? 1 : Number(given);
};

/**
 * Returns whether a client prefers Markdown to HTML (RFC 9110, section 12.5.1). Only a client that names
 * `text/markdown` gets it. If it accepts both equally, it gets Markdown.
 *
 * @example prefersMarkdown('text/markdown, text/html;q=0.9') // true
 * @example prefersMarkdown('text/html, *\/*') // false
 */
export const prefersMarkdown = (accept: string): boolean => {
  const qualities = new Map(
    accept
      .slice(0, MAX_LENGTH)
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';'))
      .map(([type = '', ...parameters]) => [type.trim(), qualityOf(parameters)]),
  );
  const markdown = qualities.get(TYPE) ?? 0;
  const page = PAGE_RANGES.map((range) => qualities.get(range)).find((quality) => quality !== undefined) ?? 0;
  return markdown > 0 && markdown >= page;
};
