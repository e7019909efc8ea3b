import { activeParts } from '../../domain/site/content/active-parts.ts';
import { type ContentEntry, parseEntry } from '../../domain/site/content/entry.ts';
import { isPageFor, namedAttributes, type Targeted, type TargetingRule } from '../../domain/site/content/targeting.ts';
import type { Visitor } from '../../domain/site/content/visitor.ts';
import { logWarning } from '../observe/log-event.ts';
import { type Age, askEntries, type Space, upTo } from './hosted-api.ts';

const loggedIds = new Set<string>();

/** Logs once per page that staff bound data or wrote code in the editor, which this site does not run. */
const logActiveParts = (id: string, raw: unknown): void => {
  const parts = activeParts(raw);
  if (parts.length === 0 || loggedIds.has(id)) return;
  loggedIds.add(id);
  logWarning(
    'code left out',
    `The page ${id} contains ${parts.join(', ')}, which are not run; the page is shown without them.`,
  );
};

/** Returns the fields that decide whether an entry is the page at a path. */
const targeted = ({ data, query = [], ...entry }: ContentEntry): Targeted => ({ ...entry, url: data.url, query });

const hostedEntry = (raw: unknown): ContentEntry | null => {
  const entry = parseEntry(raw);
  if (entry === null) return null;
  logActiveParts(entry.id, raw);
  return { ...entry, hosted: true };
};

/** Whether an entry is the page for a visitor at a given time. */
export const isEntryFor = (entry: ContentEntry, visitor: Visitor, now: number): boolean =>
  isPageFor(targeted(entry), visitor, now);

/** An entry in the list of pages. */
interface Listed {
  readonly id: string;
  readonly query: readonly TargetingRule[];
}

/**
 * Returns a whole published page of a space; variations and targeting are resolved per visitor later. Sends the service
 * only those visitor attributes that the page's rules use. Throws when the service fails or returns no such page, which
 * the list promised.
 */
export const readHostedPage = async (
  space: Space,
  { id, query }: Listed,
  visitor: Visitor,
  age: Age,
): Promise<ContentEntry> => {
  const [raw] = await askEntries(space, {
    userAttributes: namedAttributes(query, visitor),
    limit: 1,
    noTraverse: false,
    query: { id },
    ...upTo(age),
  });
  const entry = hostedEntry(raw);
  if (entry?.id !== id) throw new Error(`The builder space returned no page ${id} for ${visitor.urlPath}.`);
  return entry;
};

/**
 * Returns an entry as it is in the editor, published or not and never from a cache, or `null` for an unknown
 * id.
 */
export const readHostedDraft = async (space: Space, id: string, path: string): Promise<ContentEntry | null> => {
  const [raw] = await askEntries(space, {
    userAttributes: { urlPath: path },
    limit: 1,
    noTraverse: false,
    preview: true,
    cachebust: true,
    includeUnpublished: true,
    options: { 'overrides.page': id },
  });
  const entry = hostedEntry(raw);
  return entry?.id === id ? entry : null;
};
