/** Moves the `count` smallest keys to the front, in any order (Hoare's selection). */
export const selectSmallest = (keys: Float64Array, count: number): void => {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const pivot = keys[(low + high) >>> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((keys[left] as number) < pivot) left++;
      while ((keys[right] as number) > pivot) right--;
      if (left > right) break;
      const key = keys[left] as number;
      keys[left++] = keys[right] as number;
      keys[right--] = key;
    }
    if (count <= right) high = right;
    else if (count >= left) low = left;
    else return;
  }
};

/** Number of keys that are sorted first. Further keys are sorted on demand, in batches. */
const FIRST = 64;
const GROWTH = 8;

/** Returns a function for the key at each index of the ascending order, which is sorted lazily. */
export const lazilySorted = (keys: Float64Array): ((at: number) => number) => {
  let sorted = 0;
  return (at) => {
    if (at >= sorted) {
      const end = Math.min(Math.max(FIRST, sorted * GROWTH, at + 1), keys.length);
      if (end < keys.length) selectSmallest(keys.subarray(sorted), end - sorted);
      keys.subarray(sorted, end).sort();
      sorted = end;
    }
    return keys[at] as number;
  };
};
