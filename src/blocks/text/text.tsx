import { type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { InLink } from '../render/blocks.tsx';
import type { declaration } from './text.inputs.ts';
import './text-block.css';

/** Returns sanitized markup without its links but with their text, because links must not be nested. */
const withoutLinks = (html: string): string => html.replace(/<\/?a\b[^<>]*>/gi, '');

/** Rich text. The visual editor uses this class for inline editing. */
export function Text({ text, isStyled }: BlockProps<typeof declaration>): ReactNode {
  const html = use(InLink) ? withoutLinks(text) : text;
  const className = `builder-text rich-text${isStyled ? ' text-block-bare' : ''}`;
  return text === '' ? null : <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
