import * as v from 'valibot';

/** What a record of a delta is about. A change of stock is a change of the part. */
export const RECORDS = ['size', 'compound', 'price_list', 'part'] as const;
export const CHANGES = ['added', 'changed', 'removed'] as const;

export type RecordKind = (typeof RECORDS)[number];
export type Change = (typeof CHANGES)[number];

/** A changed record: what it is, how it changed, and its key. */
export type ChangeKey = readonly [record: RecordKind, change: Change, key: string];

/** A stored list of the changed records of a delta. */
export const changeKeys = v.array(v.tuple([v.picklist(RECORDS), v.picklist(CHANGES), v.string()]));

/** Where a page of records is: list `list` of delta `delta`, from index `start` to before `end`. */
export interface KeySlice {
  readonly delta: number;
  readonly list: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the slices of the lists that contain the records from `offset` on, at most `limit` records in at most `lists`
 * lists.
 *
 * @param counts number of records of each list of each delta
 */
export const slicesOf = (
  counts: readonly (readonly number[])[],
  offset: number,
  limit: number,
  lists: number,
): KeySlice[] => {
  const slices: KeySlice[] = [];
  let skip = offset;
  let wanted = limit;
  for (const [delta, sizes] of counts.entries()) {
    for (const [list, size] of sizes.entries()) {
      if (wanted === 0 || slices.length === lists) return slices;
      const start = Math.min(skip, size);
      const end = Math.min(size, start + wanted);
      skip -= start;
      wanted -= end - start;
      if (end > start) slices.push({ delta, list, start, end });
    }
  }
  return slices;
};
