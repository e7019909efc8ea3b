import type { ReactNode } from 'react';
import type { Rating } from '../../../../domain/reference/tables/chemicals.ts';
import './grade-mark.css';

/** A rating in its box; an en dash if none is on file. */
export const GradeMark = ({ rating, isSmall = false }: { rating: Rating; isSmall?: boolean }): ReactNode => (
  <span className={isSmall ? 'grade-mark is-small' : 'grade-mark'} data-rating={rating}>
    {rating === '' ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">no rating</span>
      </>
    ) : (
      rating
    )}
  </span>
);
