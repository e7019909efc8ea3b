/** Keys remembered at most; the one whose window began first is forgotten first. */
const MOST_KEYS = 10_000;

/** Counts per key within a stretch of time that begins with the key's first count. */
export interface CountingWindows {
  /** Counts, and says how many it makes. */
  add(key: string, by?: number): number;
  /** Counts one less, while the stretch lasts. */
  takeBack(key: string): void;
}

export const countingWindows = (now: () => number, periodMs: number): CountingWindows => {
  const windows = new Map<string, { readonly until: number; count: number }>();
  const open = (key: string): { count: number } | undefined => {
    const known = windows.get(key);
    return known && known.until > now() ? known : undefined;
  };
  const begin = (key: string): { count: number } => {
    windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= MOST_KEYS && oldest !== undefined) windows.delete(oldest);
    const window = { until: now() + periodMs, count: 0 };
    windows.set(key, window);
    return window;
  };
  return {
    add(key, by = 1) {
      const window = open(key) ?? begin(key);
      window.count += by;
      return window.count;
    },
    takeBack(key) {
      const window = open(key);
      if (window) window.count -= 1;
    },
  };
};
