import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import type { declaration } from './button.inputs.ts';

/** A button that leads to a page. */
export function Button({ text, link, openLinkInNewTab, priority }: BlockProps<typeof declaration>): ReactNode {
  if (text === '' || link === '') return null;
  return (
    <a
      className={priority === 'primary' ? 'button button-primary button-large' : 'button button-large'}
      href={link}
      {...(openLinkInNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {text}
    </a>
  );
}
