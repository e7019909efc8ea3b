import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import type { declaration } from './section.inputs.ts';
import './section.css';

const WIDTH = 1200;

/** A centered section of the page with nested blocks. */
export const Section = ({ maxWidth, hasChildren, children }: BlockProps<typeof declaration>): ReactNode =>
  hasChildren ? (
    <section className="section-block" style={{ maxWidth: maxWidth > 0 ? maxWidth : WIDTH }}>
      {children}
    </section>
  ) : null;
