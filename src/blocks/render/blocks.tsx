import { createContext, type ElementType, type ReactNode, use } from 'react';
import { type Deferred, Late, Waiting } from '../../client/ui/late.tsx';
import type { ContentElement } from '../../domain/site/content/element.ts';
import type { Block } from '../block-props.ts';
import type { BlockList } from '../define-block.ts';
import { usePage } from '../page-context.ts';
import { readValues } from '../read-values.ts';
import { type BlockFrameProps, type Frame, frameOf } from './block-frame.ts';
import { widthOf } from './block-width.ts';
import { CoverLink, holdsLinks } from './cover-link.tsx';

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

/** The id of the block whose shared blocks these are; null: they stand on the page itself. */
export const SymbolId = createContext<string | null>(null);

/** A key for every element of a list; ids may be missing. */
export const keyOf = ({ key, id }: ContentElement, index: number): string => key ?? (id || String(index));

/** Blocks in a row, each in its frame. */
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

/** Names of what only holds other blocks. */
const FRAGMENTS: ReadonlySet<string> = new Set(['Fragment', 'Core:Fragment']);

/** The block of an element; undefined: it is a plain box, or content names what does not exist here. */
const blockOf = ({ component }: ContentElement, registry: ReadonlyMap<string, Block>): Block | undefined => {
  if (component === undefined || FRAGMENTS.has(component.name)) return undefined;
  const block = registry.get(component.name);
  if (block === undefined) reportUnknown(component.name);
  return block;
};

/** What of a block does nothing on this site: said to staff on the block itself. */
const Notes = ({ element }: { element: ContentElement }): ReactNode => {
  const { editing } = usePage();
  const { notes = [] } = element;
  return editing && notes.length > 0 ? (
    <p data-notes="" role="note">
      {notes.join(' ')}
    </p>
  ) : null;
};

/** A block's frame, and the link that covers it where it cannot be one: it holds links of its own. */
const linkedFrame = (element: ContentElement, own: string, isInLink: boolean): Frame & { cover?: BlockFrameProps } => {
  const frame = frameOf(element, own, isInLink);
  return frame.props.href !== undefined && holdsLinks(element)
    ? { ...frameOf(element, `${own} cover-link-box`, true), cover: frame.props }
    : frame;
};

/** One block in the box that the visual editor knows it by; some blocks are that box themselves. */
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

/** The elements of an area among a block's values. */
export const elementsOf = (blocks: BlockList): readonly ContentElement[] =>
  blocks as readonly unknown[] as readonly ContentElement[];

interface AreaProps {
  readonly parentId: string;
  /** Where its list stands in the parent: `component.options.columns.0.blocks`. */
  readonly path: string;
}

/** An area of blocks: what staff drop blocks into. */
export const Area = (props: AreaProps & { isEmpty: boolean; children: ReactNode }): ReactNode => {
  const attributes = { 'builder-parent-id': props.parentId, 'builder-path': props.path };
  return (
    <div className={`builder-blocks${props.isEmpty ? ' no-blocks' : ''}`} {...attributes}>
      {props.children}
    </div>
  );
};

/** An area with these blocks. */
export const Blocks = ({ elements, ...area }: AreaProps & { elements: readonly ContentElement[] }): ReactNode => (
  <Area {...area} isEmpty={elements.length === 0}>
    <Elements elements={elements} />
  </Area>
);
