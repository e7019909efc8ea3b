import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { Elements, SymbolId } from '../render/blocks.tsx';
import { symbolOf } from '../render/nested-elements.ts';
import type { declaration } from './shared-symbol.inputs.ts';
import './shared-symbol.css';

/** Blocks shared by several pages, as included in the page by the content service. */
export function SharedSymbol({ rawOptions, blockId }: BlockProps<typeof declaration>): ReactNode {
  const entry = symbolOf(rawOptions);
  if (entry === null) return null;
  const attributes = { 'builder-content-id': entry.id, 'builder-model': 'symbol' };
  return (
    <SymbolId value={blockId}>
      <div className="builder-symbol shared-symbol builder-blocks" {...attributes}>
        <Elements elements={entry.data.blocks} />
      </div>
    </SymbolId>
  );
}
