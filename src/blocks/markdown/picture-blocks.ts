import { bullets, numbered, paragraph, stack } from '../../domain/kit/markdown/blocks.ts';
import { linkTo, md } from '../../domain/kit/markdown/markdown.ts';
import { sectionDrawings } from '../../drawings/sections/sections.ts';
import type { BlockRenderers } from './block-markdown.ts';
import { factList, innerLevel, pictureItems, pictureOf, section } from './shared.ts';

/** Pictures, and pages and code of third parties, of which only the URL can be read. */
export const pictureBlocks: BlockRenderers<
  | 'Custom Code'
  | 'Embed'
  | 'Full Drawing'
  | 'Iframe'
  | 'Image'
  | 'Image Content Blocks'
  | 'Image List'
  | 'ImgCarousel'
  | 'Raw:Img'
  | 'Script'
  | 'Section Drawing'
  | 'Video'
> = {
  'Custom Code': ({ title }) => paragraph(`The page shows embedded content here: ${title}.`),
  Embed: ({ url, content, title }) =>
    content === '' ? paragraph(linkTo(title, url)) : paragraph(`The page shows embedded content here: ${title}.`),
  'Full Drawing': ({ image, altText, facts }) =>
    image === '' ? null : stack(paragraph(pictureOf(image, altText)), factList(facts)),
  Iframe: ({ url, title }) => (url === '' ? null : paragraph(linkTo(title, url))),
  Image: ({ image, altText }, { children }) => stack(paragraph(pictureOf(image, altText)), children()),
  'Image Content Blocks': ({ heading: title, items }) => section(title, ...pictureItems(items, innerLevel(title))),
  'Image List': ({ heading: title, items }) =>
    section(
      title,
      ...items.map(({ image, altText, caption }) => stack(paragraph(pictureOf(image, altText)), paragraph(caption))),
    ),
  ImgCarousel: ({ heading: title, items }) =>
    section(
      title,
      ...items.map(({ image, altText, caption }) => stack(paragraph(pictureOf(image, altText)), paragraph(caption))),
    ),
  'Raw:Img': ({ image, altText }) => paragraph(pictureOf(image, altText)),
  Script: ({ title, code, src }) =>
    code === '' && src !== ''
      ? paragraph(linkTo(title, src))
      : paragraph(`The page shows embedded content here: ${title}.`),
  'Section Drawing': ({ heading: title, drawing }) => {
    const { name, seals } = sectionDrawings[drawing]();
    return section(
      title,
      paragraph(`The page shows a section of the ${name}. Its seals, with groove depth L and groove width G in mm:`),
      numbered(seals('mm').map((seal) => md`${linkTo(seal.name, seal.href)}: ${seal.spec}`)),
    );
  },
  Video: ({ video, title }, { children }) => stack(video === '' ? null : bullets([linkTo(title, video)]), children()),
};
