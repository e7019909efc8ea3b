import { type CSSProperties, type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { Blocks, elementsOf, InLink } from '../render/blocks.tsx';
import { widthHint } from '../width-hint.ts';
import type { declaration } from './accordion.inputs.ts';
import './accordion.css';

/**
 * Titles that expand the content below them with native browser elements: operable by keyboard and without JavaScript.
 */
export function Accordion(props: BlockProps<typeof declaration>): ReactNode {
  const { items, oneAtATime, grid, gridRowWidth, blockId, children, hasChildren } = props;
  const isInLink = use(InLink);
  if (items.length === 0) return hasChildren ? children : null;
  const path = (key: string, area: string): string => `component.options.items.${key}.${area}`;
  const look = grid ? ' builder-accordion-grid' : props.isStyled ? '' : ' faq-list';
  const style = grid ? ({ '--item-width': widthHint(gridRowWidth) ?? '25%' } as CSSProperties) : undefined;
  return (
    <div className={`builder-accordion${look}`} style={style}>
      {keyed(items).map(([key, { title, detail }]) => (
        <details key={key} name={oneAtATime || grid ? `${blockId}-items` : undefined}>
          <summary className="builder-accordion-title">
            {/* A link in a title would navigate away instead of opening the item. */}
            <InLink value={true}>
              <Blocks elements={elementsOf(title)} parentId={blockId} path={path(key, 'title')} />
            </InLink>
          </summary>
          <div className="builder-accordion-detail">
            <InLink value={isInLink}>
              <Blocks elements={elementsOf(detail)} parentId={blockId} path={path(key, 'detail')} />
            </InLink>
          </div>
        </details>
      ))}
    </div>
  );
}
