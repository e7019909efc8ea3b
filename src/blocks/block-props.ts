import type { ReactNode } from 'react';
import type { ContentElement } from '../domain/site/content/element.ts';
import type { BlockDeclaration, Inputs, PropsOf } from './define-block.ts';
import type { BlockFrameProps } from './render/block-frame.ts';

/** Props that the renderer passes to every block in addition to its input values. */
export interface BlockFrame<Data = never> {
  /** The element's id in content: a prefix for ids inside the block, which must be unique on the page. */
  readonly blockId: string;
  /** Rendered child blocks. */
  readonly children: ReactNode;
  /** The child blocks as elements of content. */
  readonly inside: readonly ContentElement[];
  /** Whether the block has child blocks. */
  readonly hasChildren: boolean;
  /** For a block that is its own box (`isOwnBox`): the attributes of its one element. */
  readonly box: BlockFrameProps;
  /** Whether staff set styles: a block that is its own box then has no default styles, only those. */
  readonly isStyled: boolean;
  /** Data that the server loaded for the block, or `null` without a loader or after an error. */
  readonly data: Data | null;
  /** The raw options in content. */
  readonly rawOptions: Readonly<Record<string, unknown>>;
}

/** Props of a block's component. `Data` is the result of its loader on the server. */
export type BlockProps<Declaration extends { readonly inputs: Inputs }, Data = never> = PropsOf<Declaration> &
  BlockFrame<Data>;

/** A declaration with its component. */
export interface Block {
  readonly declaration: BlockDeclaration;
  readonly Component: (props: never) => ReactNode;
}

/** Joins declaration and component. A component with different props is a type error. */
export const joinBlock = <Declaration extends BlockDeclaration>(
  declaration: Declaration,
  Component: (props: PropsOf<Declaration> & BlockFrame) => ReactNode,
): Block => ({ declaration, Component: Component as Block['Component'] });

/** Returns the attributes of a block's one element if it cannot be a link. */
export const unlinked = ({ href: _href, target: _target, rel: _rel, ...box }: BlockFrameProps): BlockFrameProps => box;
