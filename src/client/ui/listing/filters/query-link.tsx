import type { ComponentProps, ReactNode } from 'react';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { InPlaceLink } from '../../links/in-place-link.tsx';
import { useLater, useListingFrame } from '../listing-context.tsx';
import { useEdit } from '../use-edit.ts';

/**
 * A real link to a changed query: followed by the browser without JavaScript or in a new tab, otherwise applied in the
 * page.
 */
export function QueryLink({
  edit,
  note,
  onFollow,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The change. A click applies it to the current query, which may be newer than the link's URL. */
  edit: (query: CatalogQuery) => CatalogQuery;
  /** Announced by screen readers before the number of results. */
  note?: string | ((changed: CatalogQuery) => string);
  /** Called before the changed query is shown in the page. */
  onFollow?: () => void;
}): ReactNode {
  const { onPointerDown, applyEdit } = useEdit(edit);
  const { href } = useListingFrame();
  const { query } = useLater();
  return (
    <InPlaceLink
      {...rest}
      href={href(edit(query))}
      onPointerDown={onPointerDown}
      onFollow={() => {
        onFollow?.();
        applyEdit(note);
      }}
    />
  );
}
