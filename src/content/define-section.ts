import type { BlockName, DeclarationOf } from '../blocks/declarations.gen.ts';
import type { OptionsFor } from '../blocks/define-block.ts';
import { type AuthoredBlock, block } from './define-page.ts';

/** A ready part of a page that staff put in from the editor's first menu. */
export interface AuthoredSection {
  /** What the space knows it by; never changed once it was pushed. Its picture is `/assets/sections/<key>.svg`. */
  readonly key: string;
  /** Where it stands in the menu: as a page is written, from its head to its end. */
  readonly place: number;
  /** The name in the menu. */
  readonly name: string;
  readonly about: string;
  readonly blocks: readonly AuthoredBlock[];
}

/** A section. Name the export `section`. */
export const defineSection = (section: AuthoredSection): AuthoredSection => section;

/**
 * A block of a section, with the names of what each page may set for itself. The options are what stands there until then.
 *
 * @example open('FAQ', { heading: 'Questions', items: [] }, ['heading', 'items'])
 */
export const open = <Name extends BlockName>(
  name: Name,
  options: OptionsFor<DeclarationOf<Name>['inputs']>,
  opened: readonly (keyof DeclarationOf<Name>['inputs'] & string)[],
): AuthoredBlock => ({ ...block(name, options), opened });
