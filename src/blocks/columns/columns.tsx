import type { CSSProperties, ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { GoLink } from '../go-link.tsx';
import { keyed } from '../keyed.ts';
import { Blocks, elementsOf } from '../render/blocks.tsx';
import type { declaration } from './columns.inputs.ts';

const WIDEST_SPACE = 200;

/** Blocks side by side; one under the other where the window is narrow. */
export function Columns(props: BlockProps<typeof declaration>): ReactNode {
  const { columns, space, stackColumnsAt, reverseColumnsWhenStacked, blockId } = props;
  if (columns.length === 0) return null;
  const given = columns.reduce((sum, { width }) => sum + Math.max(0, width), 0);
  const open = columns.filter(({ width }) => width <= 0).length;
  const share = open === 0 ? 0 : Math.max(1, (100 - given) / open);
  const template = columns.map(({ width }) => `minmax(0, ${width > 0 ? width : share}fr)`).join(' ');
  const style = { '--cols': template, '--gap': `${Math.min(Math.max(space, 0), WIDEST_SPACE)}px` } as CSSProperties;
  return (
    <div
      className={`columns columns-${stackColumnsAt}${reverseColumnsWhenStacked ? ' columns-reversed' : ''}`}
      style={style}
    >
      {keyed(columns).map(([key, { blocks, link }]) => (
        <div key={key}>
          <Blocks elements={elementsOf(blocks)} parentId={blockId} path={`component.options.columns.${key}.blocks`} />
          <GoLink href={link} label="Read on" />
        </div>
      ))}
    </div>
  );
}
