import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { CatalogQuery } from '../../../domain/catalog/query.ts';
import { listingHref } from '../../../domain/catalog-url/query-string.ts';
import { useListingActions } from './listing-context.tsx';

/** A click the page may answer itself: no modifier key, main button. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A real link to another query of the listing: followed as an address without script or in a new tab, shown in
 * place with script.
 */
export function QueryLink({
  to,
  note,
  onFollow,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  to: CatalogQuery;
  /** Said by screen readers before the number of results. */
  note?: string;
  /** Called before the query is shown in place. */
  onFollow?: () => void;
}): ReactNode {
  const { apply } = useListingActions();
  return (
    <a
      rel="nofollow"
      {...rest}
      href={listingHref(to)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onFollow?.();
        apply(to, note === undefined ? {} : { note });
      }}
    />
  );
}
