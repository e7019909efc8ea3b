/** A stored response of a visited page. */
export interface VisitedEntry {
  readonly url: string;
  readonly isPage: boolean;
  readonly bytes: number;
}

/** Limits for visited pages together with their files. */
export const VISITED_LIMITS = { pages: 40, files: 200, bytes: 12_000_000 } as const;

/** Maximum bytes of one stored response. A larger one is not stored. */
export const MAX_STORED_BYTES = 3_000_000;

/**
 * Returns the URLs to remove so that the rest is within `limits`. The entries are ordered from the oldest to the newest,
 * and the newest stay.
 */
export const entriesToRemove = (entries: readonly VisitedEntry[], limits = VISITED_LIMITS): readonly string[] => {
  const left: Record<keyof typeof VISITED_LIMITS, number> = { ...limits };
  const removed: string[] = [];
  for (const { url, isPage, bytes } of [...entries].reverse()) {
    const count = isPage ? 'pages' : 'files';
    if (left[count] === 0 || bytes > left.bytes) {
      removed.push(url);
      continue;
    }
    left[count] -= 1;
    left.bytes -= bytes;
  }
  return removed;
};

const TITLE = /<title>([^<]{1,200})<\/title>/;

/** Returns the title of a page as HTML text without the name of the site, or `''`. It contains no tags. */
export const titleOf = (html: string): string => {
  const title = TITLE.exec(html)?.[1] ?? '';
  const end = title.lastIndexOf(' | ');
  return (end === -1 ? title : title.slice(0, end)).replace(/\s+/g, ' ').trim();
};
