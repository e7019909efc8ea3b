import type { ReactNode } from 'react';
import type { SafeHtml } from '../define-block.ts';
import { keyed } from '../keyed.ts';
import './rich.css';
import './points.css';

/** Markers of points: a square, a green plus, a crimson minus, or a number. */
export type PointStyle = 'default' | 'plus_bullet' | 'minus_bullet' | 'numbers';

const CLASSES = {
  default: 'points',
  plus_bullet: 'points points-plus',
  minus_bullet: 'points points-minus',
  numbers: 'points points-numbers',
} as const;

/** List points separated by rules. */
export function Points(props: { items: readonly { readonly text: SafeHtml }[]; style: PointStyle }): ReactNode {
  const items = props.items.filter(({ text }) => text !== '');
  if (items.length === 0) return null;
  const Tag = props.style === 'numbers' ? 'ol' : 'ul';
  return (
    <Tag className={CLASSES[props.style]}>
      {keyed(items).map(([key, { text }]) => (
        <li key={key}>
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: text }} />
        </li>
      ))}
    </Tag>
  );
}
