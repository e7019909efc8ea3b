import { type ReactNode, useMemo, useState } from 'react';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import { type ChoiceRule, linesByRule, offeredCompounds, type Review } from '../../../../domain/order/lists/review.ts';
import './bulk-choice.css';

/** Maximum number of compounds offered for all lines, the most widely applicable first. */
const MAX_OFFERED = 40;

/**
 * How many lines a rule changed, and the number of changes at that time, because a later change makes Undo apply to
 * something else.
 */
interface Done {
  readonly lines: number;
  readonly depth: number;
}

/** Rules that choose a part for many lines at once. Each is one step in the undo history. */
export function BulkChoice(props: {
  review: Review;
  onChoose: (rule: ChoiceRule, lines: number) => void;
  onUndo: () => void;
}): ReactNode {
  const { review } = props;
  const [done, setDone] = useState<Done | null>(null);
  const [label, setLabel] = useState('');
  const cheapest = useMemo(() => linesByRule(review, { kind: 'cheapest' }).length, [review]);
  const compounds = useMemo(() => offeredCompounds(review).slice(0, MAX_OFFERED), [review]);
  const compound = compounds.find((one) => one.label === label) ?? compounds[0];
  const onChoose = (rule: ChoiceRule, lines: number): void => {
    setDone({ lines, depth: review.before.length + 1 });
    props.onChoose(rule, lines);
  };
  const isDone = done !== null && review.before.length === done.depth;
  if (!isDone && cheapest < 2 && (compounds[0]?.lines ?? 0) < 2) return null;
  return (
    <div className="bulk-choice">
      {isDone ? (
        <span>
          {counted(done.lines, 'line')} chosen.
          <button type="button" className="link" onClick={props.onUndo}>
            Undo
          </button>
        </span>
      ) : null}
      {cheapest === 0 && compound === undefined ? null : <b>For all open lines</b>}
      {cheapest === 0 ? null : (
        <button type="button" className="button button-small" onClick={() => onChoose({ kind: 'cheapest' }, cheapest)}>
          Use the cheapest in stock ({formatCount(cheapest)})
        </button>
      )}
      {compound === undefined ? null : (
        <span>
          <select
            className="field-input field-input-small field-select"
            aria-label="Compound for all lines that may take it"
            value={compound.label}
            onChange={(event) => setLabel(event.target.value)}
          >
            {compounds.map((one) => (
              <option key={one.label} value={one.label}>
                {one.label}, {one.description}, {counted(one.lines, 'line')}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button button-small"
            onClick={() => onChoose({ kind: 'compound', label: compound.label }, compound.lines)}
          >
            Use for {counted(compound.lines, 'line')}
          </button>
        </span>
      )}
    </div>
  );
}
