import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import './block-section.css';

/** The frame of most blocks: an anchor, a heading when there is one, and the block's own content. */
export function BlockSection(props: {
  id: string;
  heading?: string;
  className?: string;
  /** Stands at the end of the heading's line. */
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

/** Level of the headings inside a block: below the block's own, which it may not have. */
export const innerHeading = (heading: string): 'h2' | 'h3' => (heading === '' ? 'h2' : 'h3');
