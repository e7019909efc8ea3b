import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import './block-section.css';

/** The frame of most blocks: an anchor, an optional heading, and the content of the block. */
export function BlockSection(props: {
  id: string;
  heading?: string;
  className?: string;
  /** Content at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const { id, heading = '', className, aside, children } = props;
  return (
    <section id={anchorId(id)} className={className}>
      {heading === '' ? null : (
        <div className="block-section-head">
          <h2 className="heading-2">{heading}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** Returns the level of headings inside a block: below the block's heading, if it has one. */
export const innerHeading = (heading: string): 'h2' | 'h3' => (heading === '' ? 'h2' : 'h3');
