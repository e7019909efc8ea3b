import type { PageJson } from './page-entry.ts';
import { contentHash } from './push-hash.ts';
import type { SectionJson } from './section-entry.ts';

/** What is pushed: pages, and sections as shared blocks. */
export type EntryJson = PageJson | SectionJson;

/** Models of a space that entries are pushed into. */
export type Model = 'page' | 'symbol';

/** An entry of a space, as the content API gives it. */
export interface SpaceEntry {
  readonly id: string;
  readonly published?: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/**
 * What is to be done about an entry. `edited`: staff have changed it in the space since it was pushed, or it never came
 * from here; it is left alone unless asked otherwise.
 */
export interface PushStep {
  readonly action: 'create' | 'update' | 'unchanged' | 'edited';
  /** The page's address; `section <key>`. */
  readonly path: string;
  readonly entry: EntryJson;
  /** Id in the space; null: it is not there yet. */
  readonly id: string | null;
}

/** The model that an entry stands in. */
export const modelOf = ({ data }: { readonly data: object }): Model => ('section' in data ? 'symbol' : 'page');

/** What finds an entry again: the address of a page, the key of a section. */
export const entryKey = ({
  data,
}: {
  readonly data: { readonly section?: unknown; readonly url?: unknown };
}): string =>
  typeof data.section === 'string' ? `section ${data.section}` : typeof data.url === 'string' ? data.url : '';

/** The hash under which an entry was pushed, in the entry's data. */
const PUSHED = 'pushedHash';

/** An entry as it is written into a space. */
export interface PushedEntry {
  readonly data: object;
  readonly [field: string]: unknown;
}

/** The entry as it is written: with the hash that tells the next push whether staff have changed it. */
export const pushedEntry = ({ name, published, query, data }: EntryJson): PushedEntry => ({
  name,
  published,
  query,
  data: { ...data, [PUSHED]: contentHash({ name, query, data }) },
});

/** Compares what is written here with a space. Entries are found by address or key, else by id. */
export const planPush = (own: readonly EntryJson[], space: readonly SpaceEntry[]): PushStep[] => {
  const byPath = new Map([...space].reverse().map((entry) => [entryKey(entry), entry]));
  const byId = new Map(space.map((entry) => [entry.id, entry]));
  return own.map((entry): PushStep => {
    const path = entryKey(entry);
    const there = byPath.get(path) ?? byId.get(entry.id);
    if (there === undefined) return { action: 'create', path, entry, id: null };
    const hash = contentHash(there);
    const isLive = there.published === undefined || there.published === 'published';
    if (isLive && hash === contentHash(entry)) return { action: 'unchanged', path, entry, id: there.id };
    const action = isLive && there.data[PUSHED] === hash ? 'update' : 'edited';
    return { action, path, entry, id: there.id };
  });
};
