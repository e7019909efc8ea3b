import { Component, type ReactNode } from 'react';
import type { Block } from '../../blocks/block-props.ts';
import { blockRegistry } from '../../blocks/blocks.gen.ts';
import type { BlockDeclaration, Inputs } from '../../blocks/define-block.ts';

type Props = Readonly<Record<string, unknown>>;

/** Renders a block that throws as an empty box while it is edited, without affecting other blocks. */
class Guard extends Component<{ readonly name: string; readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error(`The block "${this.props.name}" could not be rendered.`, error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Names of the inputs of a block that contain other blocks. */
const areaNames = (inputs: Inputs): readonly string[] =>
  Object.entries(inputs).flatMap(([name, input]) => {
    if (input.type === 'list') return areaNames(input.fields);
    return input.type === 'blocks' ? [name] : [];
  });

/** Nested blocks are rendered separately, so their changes do not remount the outer block. */
const withoutAreas = ({ inputs }: BlockDeclaration) => {
  const areas: ReadonlySet<string> = new Set([...areaNames(inputs), 'symbol']);
  return (name: string, value: unknown): unknown => (areas.has(name) ? undefined : value);
};

/**
 * Remounts a block when its options or data change instead of patching it, because enhancements change its DOM outside
 * of React.
 */
const edited = ({ declaration, Component: Inner }: Block): Block => {
  const Shown = Inner as (props: Props) => ReactNode;
  const ownDeclaration = withoutAreas(declaration);
  const Edited = (props: Props): ReactNode => (
    <Guard key={JSON.stringify([props.rawOptions, props.data], ownDeclaration)} name={declaration.name}>
      <Shown {...props} />
    </Guard>
  );
  return { declaration, Component: Edited as Block['Component'] };
};

/** Every block as rendered in the editor. */
export const editedBlocks: ReadonlyMap<string, Block> = new Map(
  [...blockRegistry].map(([name, block]) => [name, edited(block)]),
);
