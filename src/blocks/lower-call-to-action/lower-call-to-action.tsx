import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { Actions } from '../shared/actions.tsx';
import type { declaration } from './lower-call-to-action.inputs.ts';
import './lower-call-to-action.css';

/** The dark band at the end of a page. */
export function LowerCallToAction({ id, heading, content, actions }: BlockProps<typeof declaration>): ReactNode {
  if (heading === '') return null;
  return (
    <section className="lower-call-to-action" id={anchorId(id)}>
      <div className="page">
        <div>
          <h2 className="heading-2">{heading}</h2>
          {content === '' ? null : <p>{content}</p>}
        </div>
        <Actions actions={actions} inverse size="lg" />
      </div>
    </section>
  );
}
