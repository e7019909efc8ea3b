import { Fragment, type ReactNode } from 'react';
import type { ListingMode } from '../../../domain/catalog/query.ts';
import { withSort } from '../../../domain/catalog-url/edit-query.ts';
import { COLUMN_HEADER, ROW, ROW_GROUP } from '../table-roles.ts';
import { COLUMNS, type ColumnHead, headUnit } from './columns.ts';
import { useListing, usePreferences } from './listing-context.tsx';
import { QueryLink } from './query-link.tsx';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function SortMark({ ascending }: { ascending: boolean }): ReactNode {
  return (
    <svg className="table-head-sort" width="8" height="6" viewBox="0 0 8 6" aria-hidden="true">
      <path d={ascending ? 'M0 6h8L4 0z' : 'M0 0h8L4 6z'} />
    </svg>
  );
}

function Head({ column }: { column: ColumnHead }): ReactNode {
  const query = useListing((state) => state.query);
  const preferences = usePreferences();
  const sorted = column.titles.find(({ sort }) => sort !== undefined && sort.by === query.sort?.column);
  const direction = sorted === undefined ? undefined : query.sort?.direction;
  const unit = column.unit === undefined ? '' : ` ${headUnit(column.unit, preferences)}`;
  return (
    <th
      {...COLUMN_HEADER}
      className={column.className}
      aria-sort={direction === undefined ? undefined : ARIA_SORT[direction]}
    >
      {column.titles.map(({ text, sort }, index) => (
        <Fragment key={text}>
          {index === 0 ? null : '/'}
          {sort === undefined ? (
            text
          ) : (
            <>
              <QueryLink query={query} edit={(now) => withSort(now, sort.by)}>
                {text}
              </QueryLink>
              {/* Where the links are hidden the head still says what its cells hold. */}
              <span className="only-mobile">{text}</span>
            </>
          )}
        </Fragment>
      ))}
      {column.after}
      {unit === '' ? null : <span className="text-muted">{unit}</span>}
      {direction === undefined ? null : <SortMark ascending={direction === 'asc'} />}
    </th>
  );
}

/** Column heads of the parts or the compounds. */
export const TableHead = ({ mode = 'parts' }: { mode?: ListingMode }): ReactNode => (
  <thead {...ROW_GROUP}>
    <tr {...ROW}>
      {COLUMNS[mode].map((column) => (
        <Head key={column.className} column={column} />
      ))}
    </tr>
  </thead>
);
