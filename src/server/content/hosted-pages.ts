import * as v from 'valibot';
import { parseRules, parseSchedule } from '../../domain/site/content/entry.ts';
import { pathWithoutSlash, type Targeted } from '../../domain/site/content/targeting.ts';
import { type Age, askEntries, type Space, upTo } from './hosted-api.ts';

/** Entries per request of the content API (list fetch limit 30). */
const LIST_LIMIT = 30;
const MAX_REQUESTS = 40;
/** Number of concurrent requests after a full first one. */
const AT_ONCE = 5;
const FIELDS = [
  'id',
  'name',
  'query',
  'startDate',
  'endDate',
  'published',
  'data.title',
  'data.url',
  'data.description',
  'data.noindex',
].join(',');

/** The fields of a published page that lists need. */
export interface HostedPage extends Targeted {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
}

const text = v.optional(v.fallback(v.string(), ''), '');

const entry = v.object({
  id: v.string(),
  name: text,
  published: v.optional(v.picklist(['published'])),
  data: v.object({ title: text, url: text, description: text, noindex: v.optional(v.unknown()) }),
});

/** Returns one entry of the list, or nothing if visitors must not see it or it has no URL on this site. */
const pageOf = (value: unknown): HostedPage[] => {
  const parsed = v.safeParse(entry, value);
  if (!parsed.success) return [];
  const { id, name, data } = parsed.output;
  const raw = value as Readonly<Record<string, unknown>>;
  const query = parseRules(raw.query);
  if (!data.url.startsWith('/') && query.length === 0) return [];
  const { title, description, noindex } = data;
  const url = pathWithoutSlash(data.url);
  return [{ id, title: title || name, url, description, noindex: noindex === true, query, ...parseSchedule(raw) }];
};

const stored = v.object({
  id: v.string(),
  title: v.string(),
  url: v.string(),
  description: v.string(),
  noindex: v.boolean(),
  query: v.array(v.object({ property: v.string(), operator: v.string(), value: v.unknown() })),
  startDate: v.exactOptional(v.number()),
  endDate: v.exactOptional(v.number()),
});

/** Parses a list from the cache. Throws if it is invalid. */
export const parseHostedPages = (value: unknown): HostedPage[] => v.parse(v.array(stored), value);

const readPage = (space: Space, request: number, age: Age): Promise<unknown[]> =>
  askEntries(space, {
    userAttributes: {},
    fields: FIELDS,
    limit: LIST_LIMIT,
    ...(request > 0 && { offset: request * LIST_LIMIT }),
    ...upTo(age),
  });

/**
 * Returns the published pages of a space, read 30 per request. Throws when a request fails or the space has no pages,
 * because an invalid key also returns an empty list.
 */
export const hostedPages = async (space: Space, age: Age = 'cached'): Promise<HostedPage[]> => {
  const entries = await readPage(space, 0, age);
  if (entries.length === 0) throw new Error('The builder space lists no pages.');
  let isFull = entries.length >= LIST_LIMIT;
  for (let next = 1; isFull && next < MAX_REQUESTS; next += AT_ONCE) {
    const requests = Array.from({ length: AT_ONCE }, (_, index) => next + index);
    const pages = await Promise.all(requests.map((request) => readPage(space, request, age)));
    const end = pages.findIndex((page) => page.length < LIST_LIMIT);
    if (end !== -1 && pages.slice(end + 1).some((page) => page.length > 0))
      throw new Error('The page list of the builder space has a gap.');
    entries.push(...pages.flat());
    isFull = end === -1;
  }
  return entries.flatMap(pageOf);
};
