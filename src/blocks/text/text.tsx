import { type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { InLink } from '../render/blocks.tsx';
import type { declaration } from './text.inputs.ts';
import './text-block.css';

/** Sanitized markup without its links, whose words stay: inside a link there are none. */
const withoutLinks = (html: string): string => html.replace(/<\/?a\b[^<>]*>/gi, '');

/** Rich text. The class is the one the visual editor edits in place. */
export function Text({ text, isStyled }: BlockProps<typeof declaration>): ReactNode {
  const html = use(InLink) ? withoutLinks(text) : text;
  const className = `builder-text rich-text${isStyled ? ' text-block-bare' : ''}`;
  return text === '' ? null : <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
