import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted, formatCount, inNumber } from '../../../../domain/kit/text/counted.ts';
import { type ChangeKind, changeCounts, type Review } from '../../../../domain/order/lists/review.ts';
import type { LineState } from '../../../../domain/order/lists/review-line.ts';
import { type ReviewSums, SHOWN_KINDS } from '../../../../domain/order/lists/review-sums.ts';
import { changeText, STATE_NAMES } from '../list-words.ts';
import { StateMark } from './state-mark.tsx';
import './list-status.css';

/** The state by which the list is filtered; `null` shows all lines. */
export type Shown = LineState | null;

const BAR = SHOWN_KINDS;

const Bar = ({ sums: { states } }: { sums: ReviewSums }): ReactNode => (
  <div className="list-status-bar" aria-hidden="true">
    {BAR.map((kind) => (
      <i key={kind} className={`list-status-${kind}`} style={{ flexGrow: states[kind] }} />
    ))}
    <i
      className="list-status-rest"
      style={{ flexGrow: states.reading + states.foreign + states.aside + states.text + states.removed }}
    />
  </div>
);

const CHANGES: readonly ChangeKind[] = ['letter', 'comma', 'prefix', 'merge'];

/** The corrections applied to read the list, by kind, each with an undo button. */
const Corrections = (props: { review: Review; onUndo: (kinds: readonly ChangeKind[]) => void }): ReactNode => {
  const counts = changeCounts(props.review);
  const made = CHANGES.filter((kind) => counts[kind] > 0);
  if (made.length === 0) return null;
  return (
    <p className="list-status-changes">
      <span>Corrected:</span>
      {made.map((kind) => (
        <button key={kind} type="button" className="link" onClick={() => props.onUndo([kind])}>
          {changeText(kind, counts[kind])}
          <span className="visually-hidden">, undo</span>
        </button>
      ))}
      <button type="button" className="button button-small" onClick={() => props.onUndo(made)}>
        <Undo2 className="icon icon-small" aria-hidden="true" />
        Undo all
      </button>
    </p>
  );
};

/** The progress of the list: lines that are ready, totals by state, corrections. */
export function ListStatus(props: {
  review: Review;
  sums: ReviewSums;
  shown: Shown;
  isReading: boolean;
  onShow: (shown: Shown) => void;
  onStop: () => void;
  onUndo: (kinds: readonly ChangeKind[]) => void;
}): ReactNode {
  const { sums, shown, onShow, isReading } = props;
  const { states, lines } = sums;
  const tabs: readonly LineState[] = [
    ...SHOWN_KINDS.filter((state) => state !== 'quantity' || states.quantity > 0),
    ...(['foreign', 'aside', 'text', 'removed'] as const).filter((state) => states[state] > 0),
  ];
  return (
    <section aria-label="Result">
      <div className="list-status-head">
        <p className="list-status-figure">
          <b>{formatCount(isReading ? lines - states.aside - states.reading : sums.ready)}</b> of{' '}
          {counted(lines - states.aside, 'line')} {isReading ? 'read' : 'ready'}
        </p>
        <Bar sums={sums} />
        {isReading ? (
          <button type="button" className="button button-small" onClick={props.onStop}>
            Cancel
          </button>
        ) : null}
      </div>
      <div className="list-status-tabs">
        <fieldset aria-label="Lines shown">
          <button type="button" aria-pressed={shown === null} onClick={() => onShow(null)}>
            <b>{formatCount(lines)}</b> All {inNumber(lines, 'line', 'lines')}
          </button>
          {tabs.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={shown === state}
              aria-label={`${formatCount(states[state])} ${STATE_NAMES[state]}`}
              onClick={() => onShow(state)}
            >
              <b>{formatCount(states[state])}</b> <StateMark state={state} />
            </button>
          ))}
        </fieldset>
        <Corrections review={props.review} onUndo={props.onUndo} />
      </div>
    </section>
  );
}
