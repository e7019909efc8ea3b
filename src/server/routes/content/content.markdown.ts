import type { Context } from 'hono';
import { elementsMarkdown } from '../../../blocks/markdown/page-markdown.ts';
import { resolveEntry, visitBy } from '../../../blocks/render/resolve-elements.ts';
import { DEFAULT_PREFERENCES } from '../../../domain/kit/preferences.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { type ContentEntry, shownTitle } from '../../../domain/site/content/entry.ts';
import { breadcrumbs } from '../../../domain/site/route-table.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { loadBlocks } from '../../content/load-blocks.ts';
import { loaderRequest } from '../../content/loader-request.ts';
import { visitorOf } from '../../content/visitor-of.ts';
import { type MarkdownPage, respondMarkdown } from '../../render/markdown-page.ts';
import { FRESH_S } from '../../response-cache/index.ts';
import { frameRules } from '../../security/frame-rules.ts';
import { HOSTED_FRESH_S, LONGEST_VALUE } from './content-limits.ts';

/** Returns a page of the content store as Markdown. Visitors with page tests or editors see its default version. */
export const contentMarkdown = async (
  c: Context<AppBindings>,
  stored: ContentEntry,
  path: string,
): Promise<Response> => {
  const query = Object.fromEntries(
    Object.entries(c.req.query()).map(([name, value]) => [name, cutText(value, LONGEST_VALUE)]),
  );
  const entry = resolveEntry(stored, visitBy(visitorOf(c, path), query, false));
  const { title, description, date, blocks } = entry.data;
  const { brandName, phone, salesEmail, postalAddress } = c.var.services.settings;
  const request = { ...loaderRequest(c, query), preferences: DEFAULT_PREFERENCES };
  const page: MarkdownPage = {
    title: shownTitle(title),
    description,
    path,
    meta: { date, updated: entry.lastUpdated > 0 ? new Date(entry.lastUpdated).toISOString() : '' },
    body: elementsMarkdown(blocks, {
      path,
      query,
      preferences: DEFAULT_PREFERENCES,
      crumbs: breadcrumbs(path),
      outline: [],
      ...(date !== '' && { date }),
      contact: { brandName, phone, salesEmail, postalAddress },
      frames: frameRules(c),
      formOrigins: [],
      blockData: await loadBlocks(blocks, request),
    }),
  };
  if (c.var.isShared && stored.hosted) c.header(FRESH_S, HOSTED_FRESH_S);
  return respondMarkdown(c, page);
};
