import type { Filter } from '../directus/items-query.ts';

/** Not marked as hidden: `_neq: true` alone leaves out rows that say nothing. */
export const notTrue = (field: string): Filter => ({
  _or: [{ [field]: { _neq: true } }, { [field]: { _null: true } }],
});
