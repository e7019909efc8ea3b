import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import type { declaration } from './section.inputs.ts';

/** A centered part of the page that holds blocks. */
export const Section = ({ maxWidth, children }: BlockProps<typeof declaration>): ReactNode => (
  <div className="section-block" style={maxWidth > 0 ? { maxWidth } : undefined}>
    {children}
  </div>
);
