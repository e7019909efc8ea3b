import type { ReactNode } from 'react';
import type { ContentElement } from '../domain/site/content/element.ts';
import type { BlockDeclaration, Inputs, PropsOf } from './define-block.ts';
import type { BlockFrameProps } from './render/block-frame.ts';

/** What the renderer gives to every block besides the values of its inputs. */
export interface BlockFrame<Data = never> {
  /** The element's id in content: a start for ids inside the block that must be unique on the page. */
  readonly blockId: string;
  /** Blocks dropped into it, rendered. */
  readonly children: ReactNode;
  /** The same as they stand in content. */
  readonly inside: readonly ContentElement[];
  /** Whether any were. */
  readonly hasChildren: boolean;
  /** For a block that is its own box (`isOwnBox`): what its one element carries. */
  readonly box: BlockFrameProps;
  /** Staff gave it styles: a block that is its own box starts bare then, and takes exactly those. */
  readonly isStyled: boolean;
  /** What the server loaded for it; null when there is no loader or it failed. */
  readonly data: Data | null;
  /** The options as they stand in content. */
  readonly rawOptions: Readonly<Record<string, unknown>>;
}

/** Props of a block's component. `Data` is what its loader on the server gives. */
export type BlockProps<Declaration extends { readonly inputs: Inputs }, Data = never> = PropsOf<Declaration> &
  BlockFrame<Data>;

/** A declaration with its component. */
export interface Block {
  readonly declaration: BlockDeclaration;
  readonly Component: (props: never) => ReactNode;
}

/** Joins declaration and component; a component that wants other props is a type error. */
export const joinBlock = <Declaration extends BlockDeclaration>(
  declaration: Declaration,
  Component: (props: PropsOf<Declaration> & BlockFrame) => ReactNode,
): Block => ({ declaration, Component: Component as Block['Component'] });

/** What a block's one element carries where it cannot be a link itself. */
export const unlinked = ({ href: _href, target: _target, rel: _rel, ...box }: BlockFrameProps): BlockFrameProps => box;
