import type { ReactNode } from 'react';
import { type BlockProps, unlinked } from '../block-props.ts';
import { Area } from '../render/blocks.tsx';
import { shownVariant } from '../render/shown-variant.ts';
import type { declaration } from './personalization.inputs.ts';

/** Blocks with different versions for some visitors. The version is selected before rendering. */
export function Personalization(props: BlockProps<typeof declaration>): ReactNode {
  const { blockId, rawOptions, hasChildren, children } = props;
  const index = shownVariant(rawOptions);
  const box = unlinked(props.box);
  return (
    <div {...box} className={`builder-personalization-container ${box.className}`}>
      <Area
        parentId={blockId}
        path={index === null ? 'children' : `component.options.variants.${index}.blocks`}
        isEmpty={!hasChildren}
      >
        {children}
      </Area>
    </div>
  );
}
