import type { ContentElement } from '../../domain/site/content/element.ts';
import { imageAddress, linkAddress } from '../safe-address.ts';

/** Allowed tags of a block's frame. Other tags run, load or send something, or break the structure of the page. */
const TAGS: ReadonlySet<string> = new Set([
  ...'div section article header footer nav aside figure figcaption blockquote address'.split(' '),
  ...'h1 h2 h3 h4 h5 h6 p span strong em small mark sub sup label'.split(' '),
  ...'ul ol li dl dt dd a img hr br button center pre code'.split(' '),
]);

/** Tags without content. */
const VOID: ReadonlySet<string> = new Set(['img', 'hr', 'br']);

const PLAIN_ATTRIBUTE = /^(?:title|role|lang|dir|alt|width|height|aria-[a-z]+)$/;
const ID = /^[a-z][\w-]{0,63}$/i;
const CLASS = /^-?[a-z_][\w-]{0,63}$/i;
const TARGET = /^_(?:blank|self)$/;
/** The tracking pixel of the service. The server reports views, and only of visitors who consented. */
const COUNTING_PICTURE = /\/api\/v1\/pixel\b/;

type Attributes = Readonly<Record<string, string>>;

/** Attributes that the renderer sets on the one element of a block. */
export type BlockFrameProps = Attributes & { readonly className: string };

export interface Frame {
  readonly tag: string;
  readonly props: BlockFrameProps;
  readonly isVoid: boolean;
}

const classes = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/\s+/).filter((name) => CLASS.test(name));

const plainAttributes = (properties: Attributes): Attributes =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => PLAIN_ATTRIBUTE.test(name)));

const linkAttributes = (href: string, { target = '' }: Attributes): Attributes => ({
  href,
  ...(TARGET.test(target) && { target, rel: 'noopener' }),
});

const pictureAttributes = ({ src = '' }: Attributes): Attributes => {
  const address = COUNTING_PICTURE.test(src) ? '' : imageAddress(src);
  return address === '' ? {} : { src: address, loading: 'lazy' };
};

/** Returns the class with an element's styles. Each copy of a repeated element has a separate class. */
export const styleClass = ({ id, key }: ContentElement): string => key ?? id;

/**
 * Reports whether an element has content. Browsers close a paragraph where a block-level element begins, which ends its
 * styles.
 */
const isFilled = ({ component, children }: ContentElement): boolean => component !== undefined || children.length > 0;

const tagOf = (element: ContentElement, href: string): string => {
  if (href !== '') return 'a';
  const tag = (element.tagName ?? 'div').toLowerCase();
  if (tag === 'p' && isFilled(element)) return 'div';
  return TAGS.has(tag) ? tag : 'div';
};

/**
 * Returns the frame of a block: its tag and its safe attributes. A block with a link target is a link, unless it is
 * inside a link.
 *
 * @param own classes that the renderer adds
 */
export const frameOf = (element: ContentElement, own: string, isInLink: boolean): Frame => {
  const { id, key, properties = {} } = element;
  const href = isInLink ? '' : linkAddress(element.href ?? '');
  const tag = isInLink && element.tagName === 'a' ? 'div' : tagOf(element, href);
  const names = ['builder-block', id, key ?? '', own, ...classes(element.class), ...classes(properties.class)];
  return {
    tag,
    isVoid: VOID.has(tag),
    props: {
      className: names.filter(Boolean).join(' '),
      ...(id !== '' && { 'builder-id': id }),
      ...plainAttributes(properties),
      ...(ID.test(properties.id ?? '') && { id: properties.id ?? '' }),
      ...(tag === 'a' && href !== '' && linkAttributes(href, properties)),
      ...(tag === 'img' && { alt: '', ...plainAttributes(properties), ...pictureAttributes(properties) }),
      ...(tag === 'button' && { type: 'button' }),
    },
  };
};
