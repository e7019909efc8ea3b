import type { BlockName, DeclarationOf } from '../blocks/declarations.gen.ts';
import type { OptionsFor } from '../blocks/define-block.ts';

/** A block as a page author writes it. */
export interface AuthoredBlock {
  readonly name: BlockName;
  readonly options: object;
  readonly children: readonly AuthoredBlock[];
  /** Options that a page may set for itself, where the block stands in a section. */
  readonly opened?: readonly string[];
}

/** A page as its author writes it. */
export interface AuthoredPage {
  readonly path: string;
  /** Unique; 20 to 60 characters. Lists show it up to the first vertical bar. */
  readonly title: string;
  /** Unique; 70 to 160 characters: what one finds on the page. */
  readonly description: string;
  /** Picture of the page: `/drawings/<name>.svg`. Default: that of its `Content Header`. */
  readonly image?: string;
  /** No table of contents after the first block. A page may also place the block itself. */
  readonly contents?: false;
  readonly noindex?: true;
  /** ISO date, for blog posts. */
  readonly date?: string;
  readonly blocks: readonly AuthoredBlock[];
}

/**
 * One block of a page, its options checked against the block's declaration.
 *
 * @example block('Text', { text: '<p>An X-ring has four lobes.</p>' })
 */
export const block = <Name extends BlockName>(
  name: Name,
  options: OptionsFor<DeclarationOf<Name>['inputs']>,
  children: readonly AuthoredBlock[] = [],
): AuthoredBlock => ({ name, options, children });

const CONTENTS = 'Table of Contents';

const imageOf = (one?: AuthoredBlock): string | undefined =>
  one?.name === 'Content Header' && 'image' in one.options ? String(one.options.image) : undefined;

/** A page of the site with its defaults filled in. Name the export `page`. */
export const definePage = ({ contents, ...page }: AuthoredPage): AuthoredPage => {
  const [head, ...rest] = page.blocks;
  const image = page.image ?? imageOf(head);
  const hasContents = contents !== false && page.blocks.every(({ name }) => name !== CONTENTS);
  return {
    ...page,
    ...(image !== undefined && { image }),
    blocks: head && hasContents ? [head, block(CONTENTS, {}), ...rest] : page.blocks,
  };
};
