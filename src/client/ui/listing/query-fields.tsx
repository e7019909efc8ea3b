import type { ReactNode } from 'react';
import type { CatalogQuery } from '../../../domain/catalog/query.ts';
import { useListingFrame } from './listing-context.tsx';

/** Hidden fields that carry a query through a form that works without script. */
export const QueryFields = ({ query, without = [] }: { query: CatalogQuery; without?: readonly string[] }): ReactNode =>
  useListingFrame()
    .pairs(query)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
