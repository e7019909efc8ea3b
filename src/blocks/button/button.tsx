import { type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import { InLink } from '../render/blocks.tsx';
import type { declaration } from './button.inputs.ts';
import './button-block.css';

type Values = BlockProps<typeof declaration>;

const classOf = ({ priority, isStyled }: Values): string => {
  if (isStyled) return 'button-block-bare';
  return `button-block-own button button-large${priority === 'primary' ? ' button-primary' : ''}`;
};

/**
 * A link styled as a button, or a button without a URL. The element itself is the block, so that styles from staff
 * apply to it directly.
 */
export function Button(props: Values): ReactNode {
  const { text, link, openLinkInNewTab, box } = props;
  const { editing } = usePage();
  const isInLink = use(InLink);
  const { href: boxHref = '', ...attributes } = box;
  const href = link || boxHref;
  if (text === '' && !editing) return null;
  const frame = { ...attributes, className: `${box.className} ${classOf(props)}` };
  if (isInLink) return <span {...frame}>{text}</span>;
  if (href === '') {
    return (
      <button {...frame} type="button">
        {text}
      </button>
    );
  }
  return (
    <a {...frame} href={href} {...(openLinkInNewTab && { target: '_blank', rel: 'noopener' })}>
      {text}
    </a>
  );
}
