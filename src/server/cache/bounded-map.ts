/** A map whose total weight is limited. */
export interface BoundedMap<V> {
  get(key: string): V | undefined;
  /** `weight` is in the unit of the map's limit. */
  set(key: string, value: V, weight: number): void;
  readonly size: number;
  /** Sum of the weights of all entries. */
  readonly weight: number;
}

/**
 * Evicts the least recently used entries first. Always keeps the entry set last, however heavy, because it is in use.
 *
 * @example
 * const map = boundedMap<string>(2);
 * map.set('a', 'A', 1); map.set('b', 'B', 1); map.get('a'); map.set('c', 'C', 1);
 * map.get('b') // undefined
 */
export const boundedMap = <V>(limit: number): BoundedMap<V> => {
  const entries = new Map<string, { readonly value: V; readonly weight: number }>();
  let sum = 0;

  const remove = (key: string): void => {
    sum -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };

  return {
    get(key) {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    set(key, value, weight) {
      remove(key);
      entries.set(key, { value, weight });
      sum += weight;
      for (const oldest of entries.keys()) {
        if (sum <= limit || oldest === key) break;
        remove(oldest);
      }
    },
    get size() {
      return entries.size;
    },
    get weight() {
      return sum;
    },
  };
};
