import type { ReactNode } from 'react';
import type { CatalogQuery } from '../../../domain/catalog/query.ts';
import { queryPairs } from '../../../domain/catalog-url/query-string.ts';

/** Hidden fields that carry a query through a form that works without script. */
export const QueryFields = ({ query, without = [] }: { query: CatalogQuery; without?: readonly string[] }): ReactNode =>
  queryPairs(query)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
