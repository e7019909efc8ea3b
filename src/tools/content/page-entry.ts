import type { AuthoredPage } from '../../content/define-page.ts';
import { elementOf } from './element-json.ts';
import { type EntryJson, entryJson } from './entry-json.ts';

/** A page in the format of the content API. */
export type PageJson = EntryJson<{
  readonly title: string;
  readonly url: string;
  readonly blocks: readonly object[];
  readonly description: string;
  readonly image?: string;
  readonly noindex?: true;
  readonly date?: string;
}>;

/** Returns the page as an entry of the content API, targeted at its path. */
export const entryOf = (page: AuthoredPage, lastUpdated: number): PageJson =>
  entryJson(
    page.path,
    page.title,
    lastUpdated,
    {
      title: page.title,
      description: page.description,
      url: page.path,
      ...(page.image !== undefined && { image: page.image }),
      ...(page.noindex && { noindex: true }),
      ...(page.date !== undefined && { date: page.date }),
      blocks: page.blocks.map((one, index) => elementOf(one, `${page.path}#${index}`)),
    },
    [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: page.path }],
  );
