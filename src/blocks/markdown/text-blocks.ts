import { bullets, heading, labeled, numbered, paragraph, stack, table } from '../../domain/kit/markdown/blocks.ts';
import { linkTo, type Markdown, md } from '../../domain/kit/markdown/markdown.ts';
import { longDay } from '../../domain/kit/text/date-format.ts';
import { telephoneHref } from '../../domain/kit/text/telephone-href.ts';
import { formatTemperature } from '../../domain/kit/units.ts';
import { siteGroups } from '../site-index/site-index.tsx';
import type { BlockRenderers } from './block-markdown.ts';
import { richLine, richText } from './rich-text.ts';
import { actionList, factList, innerLevel, linksOf, pictureItems, pictureOf, section } from './shared.ts';

const SIGNS: Readonly<Record<string, string>> = { plus_bullet: '+ ', minus_bullet: '− ' };

/** Points as a list. Their sign is written only where no heading says what it means. */
const points = (lines: readonly Markdown[], style: string): Markdown =>
  bullets(lines.map((line) => md`${SIGNS[style] ?? ''}${line}`));

/** Blocks of text, links and facts. */
export const textBlocks: BlockRenderers<
  | 'Column Content'
  | 'Consult an Engineer'
  | 'Content Blocks'
  | 'Content Header'
  | 'Content Subheader'
  | 'Content Subheader with Linked Bubbles'
  | 'Core:Button'
  | 'Counter'
  | 'CustomCard'
  | 'Data Table'
  | 'FAQ'
  | 'Footer'
  | 'Link Columns'
  | 'List'
  | 'Lower Banner'
  | 'Lower Call to Action'
  | 'Post List'
  | 'Site Index'
  | 'TabContent'
  | 'Table of Contents'
  | 'TestCard'
  | 'Text'
  | 'Tile Grid'
  | 'Title Block'
> = {
  'Column Content': ({ heading: title, columns }) =>
    section(
      title,
      ...columns.map((column) =>
        stack(
          heading(innerLevel(title), column.heading),
          richText(column.content),
          points(
            column.points.map(({ text }) => richLine(text)),
            column.heading === '' ? column.bulletType : '',
          ),
        ),
      ),
    ),
  'Consult an Engineer': ({ content, showPhone }, { page: { contact } }) =>
    content === ''
      ? null
      : stack(
          paragraph(content),
          paragraph(
            linkTo('Consult an engineer', '/contact-us'),
            ...(showPhone && contact.phone !== ''
              ? [md`or call ${linkTo(contact.phone, telephoneHref(contact.phone))}.`]
              : []),
          ),
        ),
  'Content Blocks': ({ heading: title, items }) => section(title, ...pictureItems(items, innerLevel(title))),
  'Content Header': (values, { page, data }) => {
    const { heading: title, lead, actions, image, altText, caption, facts, showImage } = values;
    if (title === '') return null;
    const own = data?.families.find(({ short }) => short === data.marked);
    return stack(
      heading(1, title),
      page.date === undefined ? null : paragraph(longDay(new Date(page.date))),
      paragraph(lead),
      own === undefined || data === null
        ? null
        : paragraph(
            `Typical limits of ${own.short}: ${formatTemperature('C', own.lowC)} to ${formatTemperature('C', own.highC)} °C ` +
              `(${formatTemperature('F', own.lowC)} to ${formatTemperature('F', own.highC)} °F), one of ${data.families.length} ${data.noun}.`,
          ),
      actionList(actions),
      showImage && data === null ? paragraph(pictureOf(image, altText)) : null,
      showImage ? paragraph(caption) : null,
      showImage ? factList(facts) : null,
    );
  },
  'Content Subheader': ({ heading: title, content, actions }) =>
    title === '' ? null : section(title, richText(content), actionList(actions)),
  'Content Subheader with Linked Bubbles': ({ heading: title, content, bubbles }) =>
    title === '' ? null : section(title, richText(content), bullets(linksOf(bubbles))),
  'Core:Button': ({ text, link }) => (text === '' || link === '' ? null : paragraph(linkTo(text, link))),
  Counter: ({ items }) =>
    bullets(
      items
        .filter(({ label }) => label !== '')
        .map(({ value, prefix, suffix, label, text }) => {
          const figure = prefix + value.toLocaleString('en-US') + suffix;
          return text === '' ? md`**${label}:** ${figure}` : md`**${label}:** ${figure}. ${text}`;
        }),
    ),
  CustomCard: ({ image, altText, title, content, url, linkLabel }) =>
    title === ''
      ? null
      : section(
          title,
          paragraph(pictureOf(image, altText)),
          richText(content),
          actionList([{ label: linkLabel, url }]),
        ),
  'Data Table': ({ heading: title, caption, head, rows, note }) =>
    section(
      title,
      caption === title ? null : labeled('Table', caption),
      table(
        head.map(({ text, numeric }) => (numeric ? { head: text, figures: true } : text)),
        rows
          .filter(({ cells }) => cells.some(({ text }) => text !== ''))
          .map(({ cells }) => cells.map(({ text, url }) => linkTo(text, url))),
      ),
      paragraph(note),
    ),
  FAQ: ({ heading: title, items }) =>
    section(
      title,
      ...items
        .filter(({ question, answer }) => question !== '' && answer !== '')
        .map(({ question, answer }) => stack(heading(innerLevel(title), question), richText(answer))),
    ),
  Footer: ({ content, links }) => stack(richText(content), bullets(linksOf(links))),
  'Link Columns': ({ heading: title, columns }) =>
    section(
      title,
      ...columns
        .filter((column) => linksOf(column.links).length > 0)
        .map((column) => stack(heading(innerLevel(title), column.heading), bullets(linksOf(column.links)))),
    ),
  List: ({ heading: title, style, items }) => {
    const lines = items.filter(({ text }) => text !== '').map(({ text }) => md`${SIGNS[style] ?? ''}${richLine(text)}`);
    return lines.length === 0
      ? null
      : section(title, style === 'numbers' ? numbered(lines) : points(lines, title === '' ? style : ''));
  },
  'Lower Banner': ({ heading: title, actions }) => (title === '' ? null : section(title, actionList(actions))),
  'Lower Call to Action': ({ heading: title, content, actions }) =>
    title === '' ? null : section(title, paragraph(content), actionList(actions)),
  'Post List': (_values, { data }) => {
    if (data === null) return paragraph('The posts could not be loaded. Try again in a minute.');
    if (data.posts.length === 0) return paragraph('There are no posts yet.');
    return stack(
      ...data.posts.map(({ title, url, date, description }) => {
        const time = Date.parse(date);
        return stack(
          heading(2, linkTo(title, url)),
          Number.isNaN(time) ? null : paragraph(longDay(time)),
          paragraph(description),
        );
      }),
    );
  },
  'Site Index': () => stack(...siteGroups().map(({ title, links }) => section(title, bullets(linksOf(links))))),
  TabContent: ({ heading: title, tabs }) =>
    section(
      title,
      ...tabs
        .filter(({ label, items }) => label !== '' && items.some((item) => item.title !== ''))
        .map(({ label, items }) =>
          stack(heading(innerLevel(title), label), ...pictureItems(items, innerLevel(title) + 1)),
        ),
    ),
  // Headings of the document are its contents.
  'Table of Contents': () => null,
  TestCard: ({ title, method, result, unit, content }) =>
    title === '' || result === ''
      ? null
      : section(
          title,
          labeled('Result', unit === '' ? result : `${result} ${unit}`),
          labeled('Method', method),
          richText(content),
        ),
  Text: ({ text }) => richText(text),
  'Tile Grid': ({ heading: title, linkLabel, linkUrl, items }) => {
    const tiles = items
      .filter((item) => item.title !== '' && item.url !== '')
      .map((item) =>
        item.text === '' ? linkTo(item.title, item.url) : md`${linkTo(item.title, item.url)}: ${item.text}`,
      );
    return tiles.length === 0 ? null : section(title, bullets(tiles), actionList([{ label: linkLabel, url: linkUrl }]));
  },
  'Title Block': ({ facts }) => factList(facts),
};
