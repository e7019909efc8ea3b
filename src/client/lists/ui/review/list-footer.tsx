import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import type { ReviewSums } from '../../../../domain/order/lists/review-sums.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
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
    states.unread > 0 ? `${formatCount(states.unread)} not understood` : '',
  ].filter((text) => text !== '');
  const nothing = ready + texts === 0;
  return (
    <section className="list-footer" aria-label="Add to quote">
      <dl>
        <div className="list-footer-wide">
          <dt>Ready</dt>
          <dd>
            {counted(ready, 'line')}
            {sums.parts < ready ? `, ${counted(sums.parts, 'part')}` : ''}
          </dd>
        </div>
        <div className="list-footer-wide">
          <dt>Pieces</dt>
          <dd>{formatCount(sums.pieces)}</dd>
        </div>
        <div className="list-footer-wide">
          <dt>Priced</dt>
          <dd>
            {formatCount(sums.priced)} of {counted(ready + texts, 'line')}
          </dd>
        </div>
        <div>
          <dt>At starting prices</dt>
          <dd>
            {sums.priced === 0 ? '–' : formatCents(sums.estimate)}
            {sums.priced === 0 || ready + texts === sums.priced ? null : (
              <span className="text-secondary"> without {counted(ready + texts - sums.priced, 'line')}</span>
            )}
          </dd>
        </div>
        {open.length === 0 ? null : (
          <div>
            <dt>Still open</dt>
            <dd>
              {open.join(', ')}{' '}
              <button type="button" className="link" onClick={props.onNextOpen}>
                Next open line
              </button>
            </dd>
          </div>
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
