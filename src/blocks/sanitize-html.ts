import sanitize from 'sanitize-html';
import type { SafeHtml } from './define-block.ts';
import { pictureSources } from './picture-address.ts';
import { imageAddress, linkAddress } from './safe-address.ts';

/** Maximum width of texts (`--reading` of tokens.css), px. */
const TEXT_WIDTH = 760;

const isPixels = (text: string | undefined): text is string => /^[1-9]\d{0,3}$/.test(text ?? '');

/**
 * Returns the attributes of a picture. With a width it is offered in several widths. Without one, the browser would
 * derive its size from the selected file, and small pictures could have any size.
 */
const pictureAttributes = ({ src = '', alt = '', width, height }: sanitize.Attributes): sanitize.Attributes => {
  const address = imageAddress(src);
  const { src: shown, srcSet } = address === '' ? { src: '' } : pictureSources(address);
  const most = Math.min(Number(width), TEXT_WIDTH);
  return {
    src: shown,
    ...(srcSet !== undefined &&
      isPixels(width) && { srcset: srcSet, sizes: `(max-width: ${most}px) 100vw, ${most}px` }),
    alt,
    loading: 'lazy',
    ...(isPixels(width) && { width }),
    ...(isPixels(height) && { height }),
  };
};

/**
 * Maps the editor's spans with a class to paragraphs and headings. A page has one h1, which is never part of a text.
 */
const spanTag = (names: string): string => {
  const [, kind, level] = /(?:^|\s)builder-(paragraph|heading-([1-6]))(?:\s|$)/.exec(names) ?? [];
  if (kind === undefined) return 'span';
  return level === undefined ? 'p' : `h${Math.min(4, Math.max(2, Number(level)))}`;
};

const options: sanitize.IOptions = {
  allowedTags: [
    ...'p br hr h2 h3 h4 blockquote div span'.split(' '),
    ...'ul ol li dl dt dd'.split(' '),
    ...'a b strong i em u s sub sup small code abbr mark'.split(' '),
    ...'table caption thead tbody tr th td'.split(' '),
    ...'img figure figcaption'.split(' '),
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  // A single function below validates URLs.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
  transformTags: {
    // A page has one h1, which is never part of a text.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    span: (_, { class: names = '' }) => ({ tagName: spanTag(names), attribs: {} }),
    a: (tagName, { href = '', title, target }) => ({
      tagName,
      attribs: {
        href: linkAddress(href),
        ...(title !== undefined && { title }),
        ...(target === '_blank' && { target, rel: 'noopener' }),
      },
    }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
  },
};

/** Returns HTML with only the tags and attributes of the allow-list. Removes scripts, styles and event handlers. */
export const sanitizeHtml = (html: string): SafeHtml => (html === '' ? '' : sanitize(html, options)) as SafeHtml;
