import { createContext, type ElementType, type ReactNode, use } from 'react';
import { type Deferred, Late, Waiting } from '../../client/ui/late.tsx';
import type { ContentElement } from '../../domain/site/content/element.ts';
import type { Block } from '../block-props.ts';
import type { BlockList } from '../define-block.ts';
import { usePage } from '../page-context.ts';
import { readValues } from '../read-values.ts';
import { type BlockFrameProps, type Frame, frameOf } from './block-frame.ts';
import { widthOf } from './block-width.ts';
import { CoverLink, containsLinks } from './cover-link.tsx';

/** The available blocks by name. The server and the editor provide the same ones. */
export const BlockRegistry = createContext<ReadonlyMap<string, Block>>(new Map());

const reported = new Set<string>();

/** Logs a block name that this site does not have, once per name. */
const reportUnknown = (name: string): void => {
  if (reported.has(name)) return;
  reported.add(name);
  console.warn(`Content names the block "${name}", which does not exist here.`);
};

/** The `box` of a block that has a box of the renderer. */
const NO_BOX: BlockFrameProps = { className: '' };

/** Whether a block is inside a link. HTML does not allow nested links. */
export const InLink = createContext(false);

/** The id of the Symbol block that contains these shared blocks, or `null` on the page itself. */
export const SymbolId = createContext<string | null>(null);

/** Returns a key for each element of a list. Ids may be missing. */
export const keyOf = ({ key, id }: ContentElement, index: number): string => key ?? (id || String(index));

/** Renders blocks in sequence, each in its frame. */
export const Elements = ({ elements }: { readonly elements: readonly ContentElement[] }): ReactNode =>
  elements.map((element, index) => <RenderedBlock key={keyOf(element, index)} element={element} />);

const isStyled = ({ responsiveStyles }: ContentElement): boolean =>
  Object.keys(responsiveStyles?.large ?? {}).length > 0;

const Inside = ({
  element,
  block,
  box,
}: {
  element: ContentElement;
  block: Block;
  box: BlockFrameProps;
}): ReactNode => {
  const { blockData, lateBlocks = {}, preferences } = usePage();
  const id = element.key ?? element.id;
  const late = lateBlocks[id];
  const loaded: Deferred<unknown> = late === undefined ? { value: blockData[id] ?? null } : { late };
  const options = element.component?.options ?? {};
  const Component = block.Component as (props: Readonly<Record<string, unknown>>) => ReactNode;
  return (
    <Late of={loaded} fallback={<Waiting className="page">Loading</Waiting>}>
      {(data) => (
        <Component
          {...readValues(block.declaration.inputs, options, preferences)}
          blockId={element.id}
          box={box}
          rawOptions={options}
          data={data}
          inside={element.children}
          hasChildren={element.children.length > 0}
          isStyled={isStyled(element)}
        >
          <Elements elements={element.children} />
        </Component>
      )}
    </Late>
  );
};

const widthClass = (element: ContentElement, block: Block | undefined): string => {
  const width = widthOf(element, block?.declaration);
  return width === undefined ? '' : `page-blocks-${width}`;
};

/** Names of elements that only contain other blocks. */
const FRAGMENTS: ReadonlySet<string> = new Set(['Fragment', 'Core:Fragment']);

/** Returns the block of an element, or undefined for a plain box or an unknown block. */
const blockOf = ({ component }: ContentElement, registry: ReadonlyMap<string, Block>): Block | undefined => {
  if (component === undefined || FRAGMENTS.has(component.name)) return undefined;
  const block = registry.get(component.name);
  if (block === undefined) reportUnknown(component.name);
  return block;
};

/** Notes for staff about features of a block that have no effect on this site, shown on the block. */
const Notes = ({ element }: { element: ContentElement }): ReactNode => {
  const { editing } = usePage();
  const { notes = [] } = element;
  return editing && notes.length > 0 ? (
    <p data-notes="" role="note">
      {notes.join(' ')}
    </p>
  ) : null;
};

/** Returns a block's frame, and the link that covers it if the block contains links and cannot be a link itself. */
const linkedFrame = (element: ContentElement, own: string, isInLink: boolean): Frame & { cover?: BlockFrameProps } => {
  const frame = frameOf(element, own, isInLink);
  return frame.props.href !== undefined && containsLinks(element)
    ? { ...frameOf(element, `${own} cover-link-box`, true), cover: frame.props }
    : frame;
};

/** Renders a block in the box by which the visual editor identifies it. Some blocks are that box themselves. */
export const RenderedBlock = ({ element, rows }: { element: ContentElement; rows?: number }): ReactNode => {
  const isInLink = use(InLink);
  const block = blockOf(element, use(BlockRegistry));
  const own = widthClass(element, block);
  if (block?.declaration.isOwnBox) {
    return (
      <>
        <Inside element={element} block={block} box={frameOf(element, own, isInLink).props} />
        <Notes element={element} />
      </>
    );
  }
  const { tag, props, isVoid, cover } = linkedFrame(element, own, isInLink);
  const Tag = tag as ElementType;
  if (isVoid) return <Tag {...props} />;
  return (
    <InLink value={isInLink || tag === 'a'}>
      <Tag {...props} style={rows === undefined ? undefined : { gridRow: `span ${rows}` }}>
        {block === undefined ? (
          <Elements elements={element.children} />
        ) : (
          <Inside element={element} block={block} box={NO_BOX} />
        )}
        {cover === undefined ? null : <CoverLink {...cover} />}
        <Notes element={element} />
      </Tag>
    </InLink>
  );
};

/** Returns the elements of an area among a block's values. */
export const elementsOf = (blocks: BlockList): readonly ContentElement[] =>
  blocks as readonly unknown[] as readonly ContentElement[];

interface AreaProps {
  readonly parentId: string;
  /** Path of its list in the parent: `component.options.columns.0.blocks`. */
  readonly path: string;
}

/** An area into which staff drop blocks. */
export const Area = (props: AreaProps & { isEmpty: boolean; children: ReactNode }): ReactNode => {
  const attributes = { 'builder-parent-id': props.parentId, 'builder-path': props.path };
  return (
    <div className={`builder-blocks${props.isEmpty ? ' no-blocks' : ''}`} {...attributes}>
      {props.children}
    </div>
  );
};

/** An area with the given blocks. */
export const Blocks = ({ elements, ...area }: AreaProps & { elements: readonly ContentElement[] }): ReactNode => (
  <Area {...area} isEmpty={elements.length === 0}>
    <Elements elements={elements} />
  </Area>
);
