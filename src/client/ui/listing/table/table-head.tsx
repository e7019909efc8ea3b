import { Fragment, memo, type ReactNode } from 'react';
import type { ListingMode, SortDirection } from '../../../../domain/shop/catalog/query.ts';
import { withSort } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { COLUMN_HEADER, ROW, ROW_GROUP } from '../../table-roles.ts';
import { QueryLink } from '../filters/query-link.tsx';
import { useListing, usePreferences } from '../listing-context.tsx';
import { columnClass } from './column.ts';
import { COLUMNS, type ColumnHead, headUnit, sortNote } from './columns.ts';
import './table-head.css';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Shows both directions if a click sorts, otherwise only the active one. */
function SortMark({ direction }: { direction: SortDirection | undefined }): ReactNode {
  return (
    <svg
      className={direction === undefined ? 'table-head-sort' : 'table-head-sort is-sorted'}
      width="7"
      height="11"
      viewBox="0 0 7 11"
      aria-hidden="true"
    >
      {direction === 'desc' ? null : <path d="M0 4.5h7L3.5 0z" />}
      {direction === 'asc' ? null : <path d="M0 6.5h7L3.5 11z" />}
    </svg>
  );
}

function Head(props: { column: ColumnHead; mode: ListingMode; quantity: number | undefined }): ReactNode {
  const { column, mode, quantity } = props;
  const sort = useListing((state) => state.query.sort);
  const preferences = usePreferences();
  const sorted = column.titles.find((title) => title.sort !== undefined && title.sort.by === sort?.column);
  const direction = sorted === undefined ? undefined : sort?.direction;
  const unit = column.unit === undefined ? '' : ` ${headUnit(column.unit, preferences)}`;
  return (
    <th
      {...COLUMN_HEADER}
      className={columnClass(column)}
      aria-sort={direction === undefined ? undefined : ARIA_SORT[direction]}
    >
      {column.titles.map(({ text: title, sort: order }, index) => {
        const text = (quantity !== undefined && column.atQuantity?.(quantity)) || title;
        return (
          <Fragment key={title}>
            {index === 0 ? null : '/'}
            {order === undefined ? (
              text
            ) : (
              <>
                <QueryLink edit={(now) => withSort(now, order.by)} note={(changed) => sortNote(mode, changed.sort)}>
                  {text}
                </QueryLink>
                {/* If the links are hidden, the head still names the content of its cells. */}
                <span className="only-mobile">{text}</span>
              </>
            )}
          </Fragment>
        );
      })}
      {column.after}
      {unit === '' ? null : <span className="text-muted">{unit}</span>}
      {column.titles.some((title) => title.sort !== undefined) ? <SortMark direction={direction} /> : null}
    </th>
  );
}

/** Column heads of the parts, for a quantity if their rows have one, or of the compounds. */
export const TableHead = memo(
  ({ mode = 'parts', quantity }: { mode?: ListingMode; quantity?: number }): ReactNode => (
    <thead {...ROW_GROUP}>
      <tr {...ROW}>
        {COLUMNS[mode].map((column) => (
          <Head key={column.titles[0].text} {...{ column, mode, quantity }} />
        ))}
      </tr>
    </thead>
  ),
);
