import { bullets, heading, paragraph, stack } from '../../domain/kit/markdown/blocks.ts';
import { type Inline, joinInline, linkTo, type Markdown, md, picture } from '../../domain/kit/markdown/markdown.ts';
import { drawingAt } from '../../drawings/drawing.tsx';
import type { SafeHtml } from '../define-block.ts';
import { richText } from './rich-text.ts';

interface Link {
  readonly label: string;
  readonly url: string;
}

/** Returns the links that have a label and a URL. */
export const linksOf = (links: readonly Link[]): readonly Markdown[] =>
  links.filter(({ label, url }) => label !== '' && url !== '').map(({ label, url }) => linkTo(label, url));

/** Buttons and links as a list; a single one as a line. */
export const actionList = (links: readonly Link[]): Markdown => {
  const linked = linksOf(links);
  return linked.length === 1 ? paragraph(linked[0] ?? '') : bullets(linked);
};

/** A picture. Its alternative text is the drawing's label unless staff wrote one. */
export const pictureOf = (src: string, altText: string): Markdown =>
  picture(altText || (drawingAt(src)?.definition.label ?? ''), src);

/** A section of a block: its heading, then its content. */
export const section = (title: Inline, ...content: readonly (Markdown | null)[]): Markdown =>
  stack(heading(2, title), ...content);

/** A heading below the block's heading. */
export const innerLevel = (title: string): number => (title === '' ? 2 : 3);

interface PictureItem {
  readonly image: string;
  readonly altText: string;
  readonly title: string;
  readonly content: SafeHtml;
  readonly toggleBtn: boolean;
  readonly btnTitle: string;
  readonly btnLink: string;
}

/** Titles with a text and a link. */
export const pictureItems = (items: readonly PictureItem[], level: number): readonly Markdown[] =>
  items
    .filter(({ title }) => title !== '')
    .map(({ title, content, toggleBtn, btnTitle, btnLink }) =>
      stack(
        heading(level, title),
        richText(content),
        toggleBtn || btnTitle === '' ? null : paragraph(linkTo(btnTitle, btnLink)),
      ),
    );

/** Facts as a list: label and value. */
export const factList = (
  facts: readonly { readonly label: string; readonly value: Inline; readonly url?: string }[],
): Markdown =>
  bullets(
    facts
      .filter(({ label, value }) => label !== '' && value !== '')
      .map(({ label, value, url = '' }) => md`**${label}:** ${url === '' ? value : linkTo(value, url)}`),
  );

/** A note that data could not be loaded, with a link to another way. */
export const withoutData = (title: string, note: string, label: string, href: string): Markdown =>
  section(title, paragraph(joinInline([note, linkTo(label, href)], ' ')));
