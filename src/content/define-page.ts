import { createHash } from 'node:crypto';
import type { BlockName, DeclarationOf } from '../blocks/declarations.gen.ts';
import type { OptionsFor } from '../blocks/define-block.ts';

/** A block as a page author writes it. */
export interface AuthoredBlock {
  readonly name: BlockName;
  readonly options: object;
  readonly children: readonly AuthoredBlock[];
}

/** A page as its author writes it. */
export interface AuthoredPage {
  readonly path: string;
  /** Unique; 20 to 60 characters. Lists show it up to the first vertical bar. */
  readonly title: string;
  /** Unique; 70 to 160 characters: what one finds on the page. */
  readonly description: string;
  /** Picture of the page: `/drawings/<name>.svg`. */
  readonly image?: string;
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

/** A page of the site. Name the export `page`. */
export const definePage = (page: AuthoredPage): AuthoredPage => page;

const hash = (text: string, length: number): string => createHash('sha256').update(text).digest('hex').slice(0, length);

const elementOf = (one: AuthoredBlock, key: string): object => ({
  '@type': '@builder.io/sdk:Element',
  '@version': 2,
  id: `builder-${hash(key, 16)}`,
  component: { name: one.name, options: one.options },
  responsiveStyles: {},
  children: one.children.map((child, index) => elementOf(child, `${key}/${index}`)),
});

/** An entry as the content API gives it. */
export interface EntryJson {
  readonly id: string;
  readonly name: string;
  readonly published: 'published';
  readonly lastUpdated: number;
  readonly query: readonly object[];
  readonly data: {
    readonly title: string;
    readonly url: string;
    readonly blocks: readonly object[];
    readonly description: string;
    readonly image?: string;
    readonly noindex?: true;
    readonly date?: string;
  };
}

/** The page as an entry of the content API. Ids follow from the path, so that writing it again changes nothing. */
export const entryOf = (page: AuthoredPage, lastUpdated: number): EntryJson => ({
  id: hash(page.path, 32),
  name: page.title,
  published: 'published',
  lastUpdated,
  query: [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: page.path }],
  data: {
    title: page.title,
    description: page.description,
    url: page.path,
    ...(page.image !== undefined && { image: page.image }),
    ...(page.noindex && { noindex: true }),
    ...(page.date !== undefined && { date: page.date }),
    blocks: page.blocks.map((one, index) => elementOf(one, `${page.path}#${index}`)),
  },
});
