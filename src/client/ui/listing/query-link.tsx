import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { CatalogQuery } from '../../../domain/catalog/query.ts';
import { useListingActions, useListingFrame } from './listing-context.tsx';

/** A click the page may answer itself: no modifier key, main button. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A real link to a changed query: followed as an address without script or in a new tab, shown in place with script.
 */
export function QueryLink({
  query,
  edit,
  note,
  onFollow,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
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
    <a
      rel="nofollow"
      {...rest}
      href={href(edit(query))}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onFollow?.();
        apply(edit(getState().query), note === undefined ? {} : { note });
      }}
    />
  );
}
