import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { withPage } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { QueryLink } from '../filters/query-link.tsx';
import { useListingFrame } from '../listing-context.tsx';
import './pager.css';

/** Previous and Next. Both keep their space when disabled, so that the toolbar does not shift. */
export function Pager(props: {
  page: number;
  limit: number;
  totalItems: number;
  position: string;
  /** Called when the visitor goes to another page, to move focus to the first row. */
  onFollow: () => void;
}): ReactNode {
  const { page, limit, totalItems, position, onFollow } = props;
  const { naming } = useListingFrame();
  const hasPrevious = page > 1;
  const hasNext = page * limit < totalItems;
  const lastPage = Math.ceil(totalItems / limit);

  const side = (shown: boolean) => ({
    className: shown ? 'button button-small' : 'button button-small is-gone',
    'aria-hidden': shown ? undefined : true,
    tabIndex: shown ? undefined : -1,
  });
  return (
    <nav className="pager" aria-label={naming(`Pages, ${position} the table`)}>
      <QueryLink
        {...side(hasPrevious)}
        rel="prev nofollow"
        edit={(now) => withPage(now, Math.min(page - 1, lastPage))}
        onFollow={onFollow}
        aria-label="Previous page"
      >
        <ChevronLeft className="icon icon-small" aria-hidden="true" />
        <span className="only-desktop">Previous</span>
      </QueryLink>
      <QueryLink
        {...side(hasNext)}
        rel="next nofollow"
        edit={(now) => withPage(now, page + 1)}
        onFollow={onFollow}
        aria-label="Next page"
      >
        <span className="only-desktop">Next</span>
        <ChevronRight className="icon icon-small" aria-hidden="true" />
      </QueryLink>
    </nav>
  );
}
