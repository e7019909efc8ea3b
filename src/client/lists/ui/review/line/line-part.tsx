import type { ReactNode } from 'react';
import type { Difference } from '../../../../../domain/order/lists/reading/line-reading.ts';
import type { LineCandidate } from '../../../../../domain/order/lists/review-line.ts';
import { RingGlyph } from '../../../../../drawings/rings/ring-glyph.tsx';
import { PartLink } from './part-link.tsx';
import './line-part.css';

/** How a part differs from the request: requested value, offered value, difference. */
export const Differences = ({ differences }: { differences: readonly Difference[] }): ReactNode =>
  differences.length === 0 ? null : (
    <span className="line-part-differences">
      {differences.map(({ what, asked, offered, by }) => (
        <span key={what}>
          {what} <span className="visually-hidden">asked </span>
          <s>{asked}</s> <span className="visually-hidden">offered </span>
          {offered} {by === '' ? null : <b>{by}</b>}
        </span>
      ))}
    </span>
  );

/** The part that a line resolves to. */
export const LinePart = (props: { found: LineCandidate; tabIndex: number; children?: ReactNode }): ReactNode => {
  const { part } = props.found.listed;
  return (
    <span className="line-part">
      {part.idMm === undefined || part.csMm === undefined ? null : (
        <RingGlyph idMm={part.idMm} csMm={part.csMm} color={part.color} />
      )}
      <span>
        <PartLink name={part.productName} tabIndex={props.tabIndex} />{' '}
        <span className="text-secondary">
          {part.description}, {part.descriptionTwo}
        </span>
        <Differences differences={props.found.differences} />
        {props.children}
      </span>
    </span>
  );
};
