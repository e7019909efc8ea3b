import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { Points } from '../shared/points.tsx';
import type { declaration } from './list.inputs.ts';
import './list.css';

/** A list of points or of numbered steps. */
export function List({ id, heading, style, items }: BlockProps<typeof declaration>): ReactNode {
  if (items.every(({ text }) => text === '')) return null;
  return (
    <BlockSection id={id} heading={heading} className="list-block">
      <Points items={items} style={style === 'bullets' ? 'default' : style} />
    </BlockSection>
  );
}
