import type { BlockName, DeclarationOf } from '../blocks/declarations.gen.ts';
import type { OptionsFor } from '../blocks/define-block.ts';
import { type AuthoredBlock, block } from './define-page.ts';

/** A prepared section that staff insert into a page from the editor's first menu. */
export interface AuthoredSection {
  /** The key in the space. It must not change after the first push. Its picture is `/assets/sections/<key>.svg`. */
  readonly key: string;
  /** Position in the menu, in the order of a page from header to end. */
  readonly place: number;
  /** The name in the menu. */
  readonly name: string;
  readonly about: string;
  readonly blocks: readonly AuthoredBlock[];
}

/** Returns a section. Name the export `section`. */
export const defineSection = (section: AuthoredSection): AuthoredSection => section;

/**
 * Returns a block of a section with the names of the options that each page may set. The given options are their
 * default values.
 *
 * @example open('FAQ', { heading: 'Questions', items: [] }, ['heading', 'items'])
 */
export const open = <Name extends BlockName>(
  name: Name,
  options: OptionsFor<DeclarationOf<Name>['inputs']>,
  opened: readonly (keyof DeclarationOf<Name>['inputs'] & string)[],
): AuthoredBlock => ({ ...block(name, options), opened });
