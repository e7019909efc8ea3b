import type { ReactNode } from 'react';
import { anchorId, slug } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { Rich } from '../shared/rich.tsx';
import type { declaration } from './faq.inputs.ts';
import './faq.css';

/**
 * FAQ items that expand to their answers. Several can be open. The answer element has the id, because browsers open the
 * item that contains a link's target.
 */
export function Faq({ id, heading, openFirst, items, blockId }: BlockProps<typeof declaration>): ReactNode {
  const shown = items.filter(({ question, answer }) => question !== '' && answer !== '');
  if (shown.length === 0) return null;
  const start = anchorId(id) ?? blockId;
  const taken = new Set<string>();
  return (
    <BlockSection id={id} heading={heading}>
      <div className="faq-list">
        {keyed(shown).map(([key, { question, answer }]) => {
          const named = `${start}-${slug(question)}`;
          const answerId = taken.has(named) ? `${named}-${key}` : named;
          taken.add(answerId);
          return (
            <details key={key} open={openFirst && key === '0'}>
              <summary>{question}</summary>
              <div id={answerId}>
                <Rich html={answer} />
              </div>
            </details>
          );
        })}
      </div>
    </BlockSection>
  );
}
