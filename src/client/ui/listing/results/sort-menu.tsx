import { ArrowUpDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { withSort } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { QueryLink } from '../filters/query-link.tsx';
import { useLater } from '../listing-context.tsx';
import { sortColumns, sortNote, sortText, sortTitle, sortWord } from '../table/columns.ts';
import './sort-menu.css';

const DIRECTIONS = ['asc', 'desc'] as const;

/** The table's sort orders as a menu of links, for screens that hide the column heads. */
export function SortMenu(): ReactNode {
  const { query } = useLater();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      className="sort-menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className="button">
        <ArrowUpDown className="icon" aria-hidden="true" /> Sort{' '}
        {query.sort === null ? null : (
          <span className="text-muted">{sortText(query.sort.column, query.sort.direction)}</span>
        )}
      </summary>
      <ul>
        {sortColumns(query.mode).map((column) => (
          <li key={column}>
            <span>{sortTitle(query.mode, column)}</span>
            {DIRECTIONS.map((direction) => {
              const current = query.sort?.column === column && query.sort.direction === direction;
              return (
                <QueryLink
                  key={direction}
                  edit={(now) => withSort(now, column, direction)}
                  note={sortNote(query.mode, { column, direction })}
                  aria-current={current || undefined}
                  aria-label={sortText(column, direction)}
                  onFollow={() => {
                    close();
                    menu.current?.querySelector('summary')?.focus();
                  }}
                >
                  {sortWord(column, direction)}
                </QueryLink>
              );
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
