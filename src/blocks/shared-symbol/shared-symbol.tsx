import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyOf, RenderedBlock } from '../render/blocks.tsx';
import { symbolOf } from '../render/nested-elements.ts';
import type { declaration } from './shared-symbol.inputs.ts';

/** Blocks that several pages share, as the content service puts them into the page. */
export function SharedSymbol({ rawOptions }: BlockProps<typeof declaration>): ReactNode {
  const entry = symbolOf(rawOptions);
  if (entry === null) return <div className="builder-symbol" />;
  const attributes = { 'builder-content-id': entry.id, 'builder-model': 'symbol' };
  return (
    <div className="builder-symbol builder-blocks" {...attributes}>
      {entry.data.blocks.map((element, index) => (
        <RenderedBlock key={keyOf(element, index)} element={element} />
      ))}
    </div>
  );
}
