import type { AuthoredPage } from '../../content/define-page.ts';
import { elementOf, hashId } from './element-json.ts';

/** A page as the content API gives it. */
export interface PageJson {
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
export const entryOf = (page: AuthoredPage, lastUpdated: number): PageJson => ({
  id: hashId(page.path, 32),
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
