import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { Rich } from '../shared/rich.tsx';
import type { declaration } from './test-card.inputs.ts';
import '../counter/counter.css';
import './test-card.css';

/** A test result: what was measured, by which method, and the value. */
export function TestCard(props: BlockProps<typeof declaration>): ReactNode {
  const { id, title, method, result, unit, content } = props;
  if (title === '' || result === '') return null;
  return (
    <section className="test-card" id={anchorId(id)}>
      <h2 className="heading-4 text-ruled">{title}</h2>
      <p className="counter-figure">
        {result}
        {unit === '' ? null : <small> {unit}</small>}
      </p>
      {method === '' ? null : <p className="text-muted">{`Method: ${method}`}</p>}
      <Rich html={content} />
    </section>
  );
}
