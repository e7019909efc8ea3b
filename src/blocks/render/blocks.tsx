import { createContext, type ReactNode, use } from 'react';
import type { ContentElement } from '../../domain/content/entry.ts';
import type { Block } from '../block-props.ts';
import type { BlockList } from '../define-block.ts';
import { usePage } from '../page-context.ts';
import { readValues } from '../read-values.ts';

/** The blocks there are, by name. The server and the editor provide the same ones. */
export const BlockRegistry = createContext<ReadonlyMap<string, Block>>(new Map());

const reported = new Set<string>();

/** Content may name blocks that this site does not have; one line in the log is enough. */
const reportUnknown = (name: string): void => {
  if (reported.has(name)) return;
  reported.add(name);
  console.warn(`Content names the block "${name}", which does not exist here.`);
};

const Inside = ({ element }: { element: ContentElement }): ReactNode => {
  const registry = use(BlockRegistry);
  const { blockData } = usePage();
  const { component, children } = element;
  const inner = children.map((child) => <RenderedBlock key={child.id} element={child} />);
  if (component === undefined) return inner;
  const block = registry.get(component.name);
  if (block === undefined) {
    reportUnknown(component.name);
    return null;
  }
  const Component = block.Component as (props: Readonly<Record<string, unknown>>) => ReactNode;
  return (
    <Component
      {...readValues(block.declaration.inputs, component.options)}
      blockId={element.id}
      rawOptions={component.options}
      data={blockData[element.id] ?? null}
    >
      {inner}
    </Component>
  );
};

const widthClass = (registry: ReadonlyMap<string, Block>, element: ContentElement): string => {
  const width = registry.get(element.component?.name ?? '')?.declaration.width;
  return width === undefined ? '' : ` page-blocks-${width}`;
};

/** One block in the box that the visual editor knows it by. */
export const RenderedBlock = ({ element, rows }: { element: ContentElement; rows?: number }): ReactNode => {
  const registry = use(BlockRegistry);
  const attributes = { 'builder-id': element.id };
  return (
    <div
      className={`builder-block ${element.id}${widthClass(registry, element)}`}
      style={rows === undefined ? undefined : { gridRow: `span ${rows}` }}
      {...attributes}
    >
      <Inside element={element} />
    </div>
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
      {elements.map((element) => (
        <RenderedBlock key={element.id} element={element} />
      ))}
    </div>
  );
}
