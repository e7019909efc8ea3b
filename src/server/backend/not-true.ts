import type { Filter } from '../directus/items-query.ts';

/** Filter for rows that do not set `field`. Needed because `_neq: true` alone excludes rows where it is null. */
export const notTrue = (field: string): Filter => ({
  _or: [{ [field]: { _neq: true } }, { [field]: { _null: true } }],
});
