import { heading, stack } from './blocks.ts';
import { Markdown, plainLine } from './markdown.ts';

/** A page as Markdown. */
export interface MarkdownDocument {
  /** Title of the page, and its heading if the body has none. */
  readonly title: string;
  readonly description: string;
  /** Path of the page, to which the document is an alternative. */
  readonly path: string;
  /** Further lines of the front matter, such as `catalog_version`. Empty values are left out. */
  readonly meta?: Readonly<Record<string, string>>;
  readonly body: Markdown;
}

/** Returns a YAML string of one line that no reader of Markdown takes for markup. */
const yamlText = (text: string): string =>
  JSON.stringify(plainLine(text)).replace(
    /[<>[\]`*_|]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns the body with exactly one heading of level 1: the first one, or the title. */
const withOneTitle = (title: string, body: string): string => {
  let found = 0;
  const lines = body.replace(/^# /gm, (start) => (found++ === 0 ? start : `#${start}`));
  return found === 0 ? stack(heading(1, title), new Markdown(lines)).source : lines;
};

/** An escaped character, which is skipped, or the start of the target of a link in the site. */
const ESCAPED_OR_TARGET = /\\.|\]\((?=[/#])(#)?/g;

/** Returns links with the site's origin, so that they work outside of the page. */
const withOrigin = (body: string, siteUrl: string, path: string): string =>
  body.replace(ESCAPED_OR_TARGET, (found, anchor?: string) => {
    if (found.startsWith('\\')) return found;
    return anchor === undefined ? `](${siteUrl}` : `](${siteUrl}${path}#`;
  });

/** Writes a document: front matter, then the body with links to `siteUrl`. */
export const writeDocument = (
  { title, description, path, meta = {}, body }: MarkdownDocument,
  siteUrl: string,
): string => {
  const lines = Object.entries({ title, description, url: siteUrl + path, ...meta })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${yamlText(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${withOrigin(withOneTitle(title, body.source), siteUrl, path)}\n`;
};
