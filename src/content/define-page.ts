import type { BlockName, DeclarationOf } from '../blocks/declarations.gen.ts';
import type { OptionsFor } from '../blocks/define-block.ts';

/** A block in the notation of page authors. */
export interface AuthoredBlock {
  readonly name: BlockName;
  readonly options: object;
  readonly children: readonly AuthoredBlock[];
  /** Options that a page may set for itself, if the block is in a section. */
  readonly opened?: readonly string[];
}

/** A page in the notation of its author. */
export interface AuthoredPage {
  readonly path: string;
  /** Unique; 20 to 60 characters. Lists show it up to the first vertical bar. */
  readonly title: string;
  /** Unique; 70 to 160 characters that describe the content of the page. */
  readonly description: string;
  /** Picture of the page: `/drawings/<name>.svg`. Default: the picture of its `Content Header`. */
  readonly image?: string;
  /** Omits the table of contents after the first block. A page can also place that block explicitly. */
  readonly contents?: false;
  readonly noindex?: true;
  /** ISO date, for blog posts. */
  readonly date?: string;
  readonly blocks: readonly AuthoredBlock[];
}

/**
 * Returns a block of a page. Its declaration checks the options.
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

/** Returns a page of the site with its default values. Name the export `page`. */
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
