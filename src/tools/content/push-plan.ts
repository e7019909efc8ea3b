import type { EntryJson } from './page-entry.ts';
import { contentHash } from './push-hash.ts';

/** An entry of a space, as the content API gives it. */
export interface SpaceEntry {
  readonly id: string;
  readonly published?: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/**
 * What is to be done about a page. `edited`: staff have changed it in the space since it was pushed, or it never came
 * from here; it is left alone unless asked otherwise.
 */
export interface PushStep {
  readonly action: 'create' | 'update' | 'unchanged' | 'edited';
  readonly path: string;
  readonly entry: EntryJson;
  /** Id in the space; null: it is not there yet. */
  readonly id: string | null;
}

/** The hash under which a page was pushed, in the entry's data. */
const PUSHED = 'pushedHash';

/** The entry as it is written: with the hash that tells the next push whether staff have changed it. */
export const pushedEntry = ({ name, published, query, data }: EntryJson): object => ({
  name,
  published,
  query,
  data: { ...data, [PUSHED]: contentHash({ name, query, data }) },
});

/** Compares the embedded pages with a space. Pages are found by address, else by id. */
export const planPush = (own: readonly EntryJson[], space: readonly SpaceEntry[]): PushStep[] => {
  const byUrl = new Map([...space].reverse().map((entry) => [entry.data.url, entry]));
  const byId = new Map(space.map((entry) => [entry.id, entry]));
  return own.map((entry): PushStep => {
    const path = entry.data.url;
    const there = byUrl.get(path) ?? byId.get(entry.id);
    if (there === undefined) return { action: 'create', path, entry, id: null };
    const hash = contentHash(there);
    const isLive = there.published === undefined || there.published === 'published';
    if (isLive && hash === contentHash(entry)) return { action: 'unchanged', path, entry, id: there.id };
    const action = isLive && there.data[PUSHED] === hash ? 'update' : 'edited';
    return { action, path, entry, id: there.id };
  });
};
