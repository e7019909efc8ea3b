import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import type { ReviewSums } from '../../../../domain/order/lists/review-sums.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import { Fact } from '../../../ui/fact.tsx';
import './list-footer.css';

/** @example addText(185, 15) // 'Add 185 lines to the quote, send 15 as text' */
const addText = (ready: number, texts: number): string => {
  const add = ready === 0 ? '' : `Add ${counted(ready, 'line')} to the quote`;
  if (texts === 0) return add === '' ? 'Nothing to add' : add;
  return add === '' ? `Send ${counted(texts, 'line')} as text` : `${add}, send ${formatCount(texts)} as text`;
};

/** The totals of the list and the next step. */
export function ListFooter(props: {
  sums: ReviewSums;
  isReading: boolean;
  /** The operation in progress, or ''. */
  working: string;
  onAdd: () => void;
  onNextOpen: () => void;
}): ReactNode {
  const { sums, isReading, working } = props;
  const { states, ready, texts } = sums;
  const open = [
    states.choose > 0 ? `${formatCount(states.choose)} to choose` : '',
    states.quantity > 0 ? `${formatCount(states.quantity)} without a quantity` : '',
    states.unread > 0 ? `${formatCount(states.unread)} with no match` : '',
  ].filter((text) => text !== '');
  const nothing = ready + texts === 0;
  return (
    <section className="list-footer" aria-label="Add to quote">
      <dl>
        <Fact className="list-footer-wide" label="Ready">
          {counted(ready, 'line')}
          {sums.parts < ready ? `, ${counted(sums.parts, 'part')}` : ''}
        </Fact>
        <Fact className="list-footer-wide" label="Pieces">
          {formatCount(sums.pieces)}
        </Fact>
        <Fact className="list-footer-wide" label="Priced">
          {formatCount(sums.priced)} of {counted(ready + texts, 'line')}
        </Fact>
        <Fact label="Total at these quantities">
          {sums.priced === 0 ? '–' : formatCents(sums.total)}
          {sums.priced === 0 || ready + texts === sums.priced ? null : (
            <span className="text-secondary"> without {counted(ready + texts - sums.priced, 'line')}</span>
          )}
        </Fact>
        {open.length === 0 ? null : (
          <Fact label="Still open">
            {open.join(', ')}{' '}
            <button type="button" className="link" onClick={props.onNextOpen}>
              Next open line
            </button>
          </Fact>
        )}
      </dl>
      <button
        type="button"
        className="button button-primary button-large"
        disabled={isReading || working !== '' || nothing}
        onClick={props.onAdd}
      >
        {working === '' ? addText(ready, texts) : working}
      </button>
    </section>
  );
}
