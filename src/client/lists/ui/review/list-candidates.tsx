import { type ReactNode, useState } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { MAX_CANDIDATES } from '../../../../domain/order/lists/limits.ts';
import { type LineCandidate, lineText, type ReviewLine } from '../../../../domain/order/lists/review-line.ts';
import { unitPriceText } from '../../../../domain/order/lists/unit-price-text.ts';
import { searchHref } from '../../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import { lineTotal } from '../../../../domain/shop/pricing/price-tier.ts';
import { RingGlyph } from '../../../../drawings/rings/ring-glyph.tsx';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { StockCell } from '../../../ui/stock-line.tsx';
import { Differences } from './line/line-part.tsx';
import { PartLink } from './line/part-link.tsx';
import './list-candidates.css';

const FIRST_SHOWN = 4;

const Candidate = (props: {
  candidate: LineCandidate;
  at: number;
  quantity: number | null;
  /** The line that already has this part. */
  takenOn: number | undefined;
  tabIndex: number;
  onUse: () => void;
}): ReactNode => {
  const { candidate, at, quantity, takenOn, tabIndex, onUse } = props;
  const { part, priceList, onHand, vendorQuantity } = candidate.listed;
  const total = quantity === null ? null : lineTotal(priceList, quantity);
  return (
    <li>
      <span className="list-candidates-key" aria-hidden="true">
        {at + 1}
      </span>
      {part.idMm === undefined || part.csMm === undefined ? (
        <i className="swatch" style={{ background: part.color }} aria-hidden="true" />
      ) : (
        <RingGlyph idMm={part.idMm} csMm={part.csMm} color={part.color} />
      )}
      <span>
        <PartLink name={part.productName} tabIndex={tabIndex} /> {part.description}
        {takenOn === undefined ? null : <span className="text-secondary">Used on line {takenOn}</span>}
        {candidate.features.length === 0 ? null : (
          <span className="list-candidates-features">{candidate.features.join(' · ')}</span>
        )}
        <Differences differences={candidate.differences} />
      </span>
      <span className="text-number">{unitPriceText(candidate.listed, quantity)}</span>
      <span className="text-number list-candidates-total">{total === null ? '' : formatCents(total)}</span>
      <span className="list-candidates-stock">
        <StockCell onHand={onHand} vendorQuantity={vendorQuantity} />
      </span>
      <button
        type="button"
        className="button button-small"
        aria-label={`Use ${part.productName}`}
        tabIndex={tabIndex}
        onClick={onUse}
      >
        Use
      </button>
    </li>
  );
};

/** The parts that a line may mean, each with the number key that selects it. */
export function ListCandidates(props: {
  line: ReviewLine;
  candidates: readonly LineCandidate[];
  total: number;
  takenOn: ReadonlyMap<number, number>;
  /** Number of other lines with the same text. */
  alike: number;
  isForAlike: boolean;
  tabIndex: number;
  onForAlike: (isForAlike: boolean) => void;
  onUse: (at: number) => void;
  onText: () => void;
}): ReactNode {
  const { line, candidates, total, alike, tabIndex } = props;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? candidates : candidates.slice(0, FIRST_SHOWN);
  return (
    <div className="list-candidates">
      <ol>
        {shown.map((candidate, at) => (
          <Candidate
            key={candidate.listed.part.productId}
            candidate={candidate}
            at={at}
            quantity={line.quantity}
            takenOn={props.takenOn.get(candidate.listed.part.productId)}
            tabIndex={tabIndex}
            onUse={() => props.onUse(at)}
          />
        ))}
      </ol>
      <p>
        {shown.length < candidates.length ? (
          <button type="button" className="link" tabIndex={tabIndex} onClick={() => setIsWhole(true)}>
            Show {candidates.length - shown.length} more
          </button>
        ) : null}
        {total > MAX_CANDIDATES ? (
          <TextLink href={searchHref(lineText(line))} target="_blank" rel="noopener" tabIndex={tabIndex}>
            All {counted(total, 'part')}
          </TextLink>
        ) : null}
        {alike > 0 ? (
          <label className="choice">
            <input
              type="checkbox"
              tabIndex={tabIndex}
              checked={props.isForAlike}
              onChange={(event) => props.onForAlike(event.target.checked)}
            />
            Also use for {alike === 1 ? 'the other line that means' : `the ${alike} other lines that mean`} the same
          </label>
        ) : null}
        <button type="button" className="button button-small button-plain" tabIndex={tabIndex} onClick={props.onText}>
          Keep as text
        </button>
      </p>
    </div>
  );
}
