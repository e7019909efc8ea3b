import { Builder } from '@builder.io/sdk';
import * as v from 'valibot';
import type { PageRecord } from '../backend/port.ts';
import { within } from '../within.ts';

/** Entries a request of the content API gives (spec §9: list fetch limit 30). */
const LIST_LIMIT = 30;
const MOST_REQUESTS = 20;
const TIMEOUT_MS = 2000;

const entry = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''),
  data: v.object({ title: v.optional(v.string(), ''), url: v.optional(v.string(), '') }),
});

/**
 * The published pages of a hosted builder space: id, title, url; 30 a request. Throws when the service fails or does not
 * answer in 2 s; an answer without results counts as none. User attributes are given explicitly and the request is never handed to the SDK:
 * it would keep both across requests.
 */
export const hostedPages = async (space: { readonly apiKey: string; readonly host: string }): Promise<PageRecord[]> => {
  if (space.host !== '') Builder.overrideHost = space.host;
  const builder = new Builder(space.apiKey, undefined, undefined, true, null, 'v3');
  builder.apiEndpoint = 'content';
  const pages: PageRecord[] = [];
  for (let request = 0; request < MOST_REQUESTS; request++) {
    const entries = v.parse(
      v.array(v.unknown()),
      await within(
        TIMEOUT_MS,
        builder.getAll('page', {
          userAttributes: {},
          fields: 'id,name,data.title,data.url',
          limit: LIST_LIMIT,
          options: { offset: request * LIST_LIMIT },
        }),
      ),
    );
    for (const one of entries) {
      const parsed = v.safeParse(entry, one);
      if (!parsed.success || !parsed.output.data.url.startsWith('/')) continue;
      const { id, name, data } = parsed.output;
      pages.push({ id, title: data.title || name, url: data.url });
    }
    if (entries.length < LIST_LIMIT) break;
  }
  return pages;
};
