import type { ComponentProps, ReactNode } from 'react';
import type { CatalogQuery } from '../../../domain/catalog/query.ts';
import { InPlaceLink } from '../in-place-link.tsx';
import { useListingActions, useListingFrame } from './listing-context.tsx';

/**
 * A real link to a changed query: followed as an address without script or in a new tab, shown in place with script.
 */
export function QueryLink({
  query,
  edit,
  note,
  onFollow,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The query the address is made from. */
  query: CatalogQuery;
  /** The change. A click applies it to the query of that moment, which may be newer than the address. */
  edit: (query: CatalogQuery) => CatalogQuery;
  /** Said by screen readers before the number of results. */
  note?: string;
  /** Called before the changed query is shown in place. */
  onFollow?: () => void;
}): ReactNode {
  const { apply, getState } = useListingActions();
  const { href } = useListingFrame();
  return (
    <InPlaceLink
      {...rest}
      href={href(edit(query))}
      onFollow={() => {
        onFollow?.();
        apply(edit(getState().query), note === undefined ? {} : { note });
      }}
    />
  );
}
