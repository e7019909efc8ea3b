import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { Actions } from '../shared/actions.tsx';
import { Rich } from '../shared/rich.tsx';
import type { declaration } from './content-subheader.inputs.ts';
import './content-subheader.css';

/** A section heading with an introduction and buttons. */
export function ContentSubheader(props: BlockProps<typeof declaration>): ReactNode {
  const { id, heading, content, showRule, actions } = props;
  if (heading === '') return null;
  return (
    <section className="content-subheader" id={anchorId(id)}>
      <h2 className={showRule ? 'heading-2 text-ruled' : 'heading-2'}>{heading}</h2>
      <Rich html={content} className="text-secondary" />
      <Actions actions={actions} />
    </section>
  );
}
