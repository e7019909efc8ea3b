import type { ReactNode } from 'react';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { useLater, useListingFrame } from '../listing-context.tsx';

const asItIs = (query: CatalogQuery): CatalogQuery => query;

/** Hidden fields that carry the query, or a changed one, through a form that works without JavaScript. */
export const QueryFields = ({
  edit = asItIs,
  without = [],
}: {
  edit?: (query: CatalogQuery) => CatalogQuery;
  without?: readonly string[];
}): ReactNode => {
  const { pairs } = useListingFrame();
  const { query } = useLater();
  return pairs(edit(query))
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
};
