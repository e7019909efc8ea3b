import type { ReactNode } from 'react';
import type { ContentElement } from '../../domain/site/content/element.ts';
import type { BlockFrameProps } from './block-frame.ts';
import { declarationOf, everyElement } from './nested-elements.ts';
import './cover-link.css';

/** Blocks whose only clickable content is in their areas. */
const QUIET: ReadonlySet<string> = new Set([
  ...'Text Image Raw:Img Columns Core:Section Symbol Slot PersonalizationContainer Counter'.split(' '),
  'Full Drawing',
  'Image List',
]);
const ACTIVE_TAG = /^(?:a|button|label)$/i;

const hasOwnLinks = ({ component }: ContentElement): boolean => {
  const { text, columns } = component?.options ?? {};
  if (typeof text === 'string' && /<a\b/i.test(text)) return true;
  return Array.isArray(columns) && columns.some((column) => typeof column?.link === 'string' && column.link !== '');
};

const isActive = (element: ContentElement): boolean => {
  const declaration = declarationOf(element);
  return (declaration !== undefined && !QUIET.has(declaration.name)) || hasOwnLinks(element);
};

const isLink = ({ href = '', tagName = '' }: ContentElement): boolean => href !== '' || ACTIVE_TAG.test(tagName);

/** Reports whether any of these elements is or contains a link or a control. */
export const haveLinks = (elements: readonly ContentElement[]): boolean =>
  everyElement(elements).some((element) => isLink(element) || isActive(element));

/** Reports whether an element contains links or controls. */
export const containsLinks = (element: ContentElement): boolean =>
  isActive(element) || haveLinks(everyElement([element]).slice(1));

/**
 * A link that covers a box (`cover-link-box`) with links or controls. Those are above it, so that links are not nested.
 */
export const CoverLink = (props: Partial<BlockFrameProps> & { readonly href?: string }): ReactNode => {
  const { href, target, rel, 'aria-label': label = 'Read on' } = props;
  return (
    <a className="cover-link" href={href} target={target} rel={rel}>
      <span className="visually-hidden">{label}</span>
    </a>
  );
};
