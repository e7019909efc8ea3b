import { everyPublicElement } from '../../blocks/render/nested-elements.ts';
import { parseBreakpoints } from '../../domain/site/content/breakpoints.ts';
import { parseEntry } from '../../domain/site/content/entry.ts';
import { pageWords } from '../../domain/site/content/page-words.ts';
import { contentHash } from './push-hash.ts';
import { entryKey, type SpaceEntry } from './push-plan.ts';

/** A published entry in the format of a store. */
export interface PulledPage {
  /** The page's path, or `section <key>`. */
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
  /** `null` if it does not belong among the embedded pages. */
  readonly page: PulledPage | null;
}

/**
 * Returns the part of an entry that is stored. It omits A/B tests, which the embedded store does not run, and authors.
 * It also omits the rest of `meta`, because the URL at which a page was last edited contains the edit token.
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

/** Matches paths and keys that are valid in file names. */
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
 * Compares the published entries of a space with the embedded ones. Of several entries with the same path or section
 * key, the first one counts, as it does for visitors.
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

/** Returns the pages of a plan that must be written. */
export const pagesToWrite = (steps: readonly PullStep[]): PulledPage[] =>
  steps.flatMap(({ action, page }) => ((action === 'create' || action === 'update') && page !== null ? [page] : []));
