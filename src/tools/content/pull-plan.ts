import { everyPublicElement } from '../../blocks/render/nested-elements.ts';
import { parseBreakpoints } from '../../domain/site/content/breakpoints.ts';
import { parseEntry } from '../../domain/site/content/entry.ts';
import { pageWords } from '../../domain/site/content/page-words.ts';
import { contentHash } from './push-hash.ts';
import { entryKey, type SpaceEntry } from './push-plan.ts';

/** A published entry as a store keeps it. */
export interface PulledPage {
  /** The page's address; `section <key>`. */
  readonly path: string;
  readonly id: string;
  readonly title: string;
  readonly lastUpdated: number;
  readonly words: string;
  /** The entry as JSON. */
  readonly entry: string;
}

export interface PullStep {
  readonly action: 'create' | 'update' | 'unchanged' | 'skipped';
  readonly path: string;
  /** null: it has no place among the embedded pages. */
  readonly page: PulledPage | null;
}

/**
 * What is kept of an entry: the embedded store runs no tests, and who wrote it stays in the space. So does the rest of
 * `meta`: the address a page was last edited at carries the edit token.
 */
const keptPart = (raw: SpaceEntry): object => {
  const { id, name, lastUpdated, query, startDate, endDate, meta, data } = raw;
  const { pushedHash, ...content } = data;
  const breakpoints = parseBreakpoints((meta as { breakpoints?: unknown } | undefined)?.breakpoints);
  return {
    id,
    name,
    published: 'published',
    lastUpdated,
    query,
    startDate,
    endDate,
    data: content,
    ...(breakpoints && { meta: { breakpoints } }),
  };
};

/** Addresses and keys that may become the names of files. */
const KNOWN_PATH = /^(?:\/[\w./-]*|section [\w-]+)$/;

const pulledPage = (raw: SpaceEntry): PulledPage | null => {
  const entry = parseEntry(raw);
  const path = entryKey(raw);
  if (entry === null || !KNOWN_PATH.test(path)) return null;
  const options = everyPublicElement(entry.data.blocks).map(({ component }) => component?.options ?? {});
  return {
    path,
    id: entry.id,
    title: entry.data.title,
    lastUpdated: entry.lastUpdated,
    words: pageWords(options),
    entry: JSON.stringify(keptPart(raw)),
  };
};

/**
 * Compares the published entries of a space with the embedded ones. Of several entries at one address, and of one section, the first counts,
 * as it does for visitors.
 *
 * @param own entries of the embedded store by path, as JSON
 */
export const planPull = (space: readonly SpaceEntry[], own: ReadonlyMap<string, string>): PullStep[] => {
  const taken = new Set<string>();
  return space.map((raw): PullStep => {
    const page = pulledPage(raw);
    if (page === null || taken.has(page.path))
      return { action: 'skipped', path: page?.path ?? `entry ${raw.id}`, page: null };
    taken.add(page.path);
    const there = own.get(page.path);
    if (there === undefined) return { action: 'create', path: page.path, page };
    const isSame = contentHash(JSON.parse(there)) === contentHash(JSON.parse(page.entry));
    return { action: isSame ? 'unchanged' : 'update', path: page.path, page };
  });
};

/** The pages of a plan that are to be written. */
export const pagesToWrite = (steps: readonly PullStep[]): PulledPage[] =>
  steps.flatMap(({ action, page }) => ((action === 'create' || action === 'update') && page !== null ? [page] : []));
