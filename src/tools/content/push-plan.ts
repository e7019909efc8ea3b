import type { PageJson } from './page-entry.ts';
import { contentHash } from './push-hash.ts';
import type { SectionJson } from './section-entry.ts';

/** An entry to push: a page, or a section as shared blocks. */
export type EntryJson = PageJson | SectionJson;

/** Models of a space that entries are pushed into. */
export type Model = 'page' | 'symbol';

/** An entry of a space in the format of the content API. */
export interface SpaceEntry {
  readonly id: string;
  readonly published?: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/**
 * The action for an entry. `edited` means that staff have changed it in the space since it was pushed, or that it was
 * not created by a push. Such an entry is left unchanged unless overwriting is requested.
 */
export interface PushStep {
  readonly action: 'create' | 'update' | 'unchanged' | 'edited';
  /** The page's path, or `section <key>`. */
  readonly path: string;
  readonly entry: EntryJson;
  /** Id in the space, or `null` if it does not exist yet. */
  readonly id: string | null;
}

/** Returns the model of an entry. */
export const modelOf = ({ data }: { readonly data: object }): Model => ('section' in data ? 'symbol' : 'page');

/** Returns the key that identifies an entry: the path of a page, or the key of a section. */
export const entryKey = ({
  data,
}: {
  readonly data: { readonly section?: unknown; readonly url?: unknown };
}): string =>
  typeof data.section === 'string' ? `section ${data.section}` : typeof data.url === 'string' ? data.url : '';

/** Name of the property in the entry's data that holds the hash of the last push. */
const PUSHED = 'pushedHash';

/** An entry in the format in which it is written to a space. */
export interface PushedEntry {
  readonly data: object;
  readonly [field: string]: unknown;
}

/** Returns the entry with its hash, by which the next push detects changes by staff. */
export const pushedEntry = ({ name, published, query, data }: EntryJson): PushedEntry => ({
  name,
  published,
  query,
  data: { ...data, [PUSHED]: contentHash({ name, query, data }) },
});

/** Compares the local entries with a space. Finds entries by path or key, then by id. */
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
