import { type CSSProperties, type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { Blocks, elementsOf, InLink } from '../render/blocks.tsx';
import { CoverLink, haveLinks } from '../render/cover-link.tsx';
import { isSpaced } from '../render/responsive-css.ts';
import type { declaration } from './columns.inputs.ts';
import './columns.css';

type Values = BlockProps<typeof declaration>;

/** Gap between stacked columns whose blocks have no margins. */
const STACKED_GAP = '24px';

/** Returns width and margin of a column: its share of the width that the gaps leave. */
const columnStyle = ({ columns, space }: Values, width: number, isFirst: boolean): CSSProperties => {
  const share = width > 0 ? width : 100 / columns.length;
  const spaces = Math.max(0, space) * (columns.length - 1) * (share / 100);
  const style = { '--column-width': `calc(${share}% - ${spaces}px)`, '--column-space': isFirst ? 0 : `${space}px` };
  return style as CSSProperties;
};

/** Blocks side by side, stacked in a narrow window. A column with a link target is a link. */
export function Columns(props: Values): ReactNode {
  const { columns, stackColumnsAt, reverseColumnsWhenStacked, blockId } = props;
  const isInLink = use(InLink);
  if (columns.length === 0) return null;
  const isPlain = !columns.some(({ blocks }) => elementsOf(blocks).some(isSpaced));
  return (
    <div
      className={`builder-columns builder-columns-${stackColumnsAt}${reverseColumnsWhenStacked ? ' builder-columns-reversed' : ''}`}
      style={isPlain ? ({ '--stacked-gap': STACKED_GAP } as CSSProperties) : undefined}
    >
      {keyed(columns).map(([key, { blocks, link, width }]) => {
        const elements = elementsOf(blocks);
        const area = <Blocks elements={elements} parentId={blockId} path={`component.options.columns.${key}.blocks`} />;
        const style = columnStyle(props, width, key === '0');
        const hasLink = link !== '' && !isInLink;
        return hasLink && !haveLinks(elements) ? (
          <a key={key} className="builder-column" href={link} style={style}>
            <InLink value={true}>{area}</InLink>
          </a>
        ) : (
          <div key={key} className={`builder-column${hasLink ? ' cover-link-box' : ''}`} style={style}>
            {area}
            {hasLink ? <CoverLink href={link} /> : null}
          </div>
        );
      })}
    </div>
  );
}
