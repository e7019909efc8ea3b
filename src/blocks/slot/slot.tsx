import { type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { Area, SymbolId } from '../render/blocks.tsx';
import type { declaration } from './slot.inputs.ts';

/** The blocks that a page passed to shared blocks. When the shared blocks themselves are edited, an area for them. */
export function Slot({ name, blockId, hasChildren, children }: BlockProps<typeof declaration>): ReactNode {
  const symbolId = use(SymbolId);
  const attributes = symbolId === null ? { 'builder-slot': name } : {};
  return (
    <div {...attributes}>
      <Area parentId={symbolId ?? blockId} path={`component.options.symbol.data.${name}`} isEmpty={!hasChildren}>
        {children}
      </Area>
    </div>
  );
}
