import { createContext, type ElementType, type ReactNode, use } from 'react';
import type { ContentElement } from '../../domain/content/element.ts';
import type { Block } from '../block-props.ts';
import type { BlockList } from '../define-block.ts';
import { usePage } from '../page-context.ts';
import { readValues } from '../read-values.ts';
import { type BlockFrameProps, frameOf } from './block-frame.ts';

/** The blocks there are, by name. The server and the editor provide the same ones. */
export const BlockRegistry = createContext<ReadonlyMap<string, Block>>(new Map());

const reported = new Set<string>();

/** Content may name blocks that this site does not have; one line in the log is enough. */
const reportUnknown = (name: string): void => {
  if (reported.has(name)) return;
  reported.add(name);
  console.warn(`Content names the block "${name}", which does not exist here.`);
};

/** What a block receives that stands in a box of the renderer's. */
const NO_BOX: BlockFrameProps = { className: '' };

/** Whether a block stands inside a link: links in links are none. */
export const InLink = createContext(false);

/** A key for every element of a list; ids may be missing. */
export const keyOf = ({ key, id }: ContentElement, index: number): string => key ?? (id || String(index));

const Children = ({ of }: { of: ContentElement }): ReactNode =>
  of.children.map((child, index) => <RenderedBlock key={keyOf(child, index)} element={child} />);

const Inside = ({
  element,
  block,
  box,
}: {
  element: ContentElement;
  block: Block;
  box: BlockFrameProps;
}): ReactNode => {
  const { blockData, preferences } = usePage();
  const options = element.component?.options ?? {};
  const Component = block.Component as (props: Readonly<Record<string, unknown>>) => ReactNode;
  return (
    <Component
      {...readValues(block.declaration.inputs, options, preferences)}
      blockId={element.id}
      box={box}
      rawOptions={options}
      data={blockData[element.key ?? element.id] ?? null}
      hasChildren={element.children.length > 0}
    >
      <Children of={element} />
    </Component>
  );
};

const widthClass = (block: Block | undefined): string => {
  const width = block?.declaration.width;
  return width === undefined ? '' : `page-blocks-${width}`;
};

/** The block of an element; undefined: it is a plain box, or content names what does not exist here. */
const blockOf = ({ component }: ContentElement, registry: ReadonlyMap<string, Block>): Block | undefined => {
  if (component === undefined) return undefined;
  const block = registry.get(component.name);
  if (block === undefined) reportUnknown(component.name);
  return block;
};

/** What of a block does nothing on this site: said to staff on the block itself. */
const Notes = ({ element }: { element: ContentElement }): ReactNode => {
  const { editing } = usePage();
  const { notes = [] } = element;
  return editing && notes.length > 0 ? (
    <p className="page-blocks-notes" role="note">
      {notes.join(' ')}
    </p>
  ) : null;
};

/** One block in the box that the visual editor knows it by; some blocks are that box themselves. */
export const RenderedBlock = ({ element, rows }: { element: ContentElement; rows?: number }): ReactNode => {
  const isInLink = use(InLink);
  const block = blockOf(element, use(BlockRegistry));
  const { tag, props: box, isVoid } = frameOf(element, widthClass(block), isInLink);
  const Tag = tag as ElementType;
  if (block?.declaration.isOwnBox) return <Inside element={element} block={block} box={box} />;
  if (isVoid) return <Tag {...box} />;
  return (
    <InLink value={isInLink || tag === 'a'}>
      <Tag {...box} style={rows === undefined ? undefined : { gridRow: `span ${rows}` }}>
        {block === undefined ? <Children of={element} /> : <Inside element={element} block={block} box={NO_BOX} />}
        <Notes element={element} />
      </Tag>
    </InLink>
  );
};

/** The elements of an area among a block's values. */
export const elementsOf = (blocks: BlockList): readonly ContentElement[] =>
  blocks as readonly unknown[] as readonly ContentElement[];

/**
 * An area of blocks: what staff drop blocks into. `path` is where its list stands in the parent's options:
 * `component.options.columns.0.blocks`.
 */
export function Blocks(props: {
  elements: readonly ContentElement[];
  parentId: string;
  path: string;
  className?: string;
}): ReactNode {
  const { elements, parentId, path, className = '' } = props;
  const attributes = { 'builder-parent-id': parentId, 'builder-path': path };
  return (
    <div className={`builder-blocks${elements.length === 0 ? ' no-blocks' : ''} ${className}`.trim()} {...attributes}>
      {elements.map((element, index) => (
        <RenderedBlock key={keyOf(element, index)} element={element} />
      ))}
    </div>
  );
}
