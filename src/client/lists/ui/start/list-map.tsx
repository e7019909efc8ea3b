import { type PointerEvent, type ReactNode, useMemo } from 'react';
import { listMarks, MARKED_STATES, type MarkedState } from '../../../../domain/order/lists/list-marks.ts';
import type { ReviewLine } from '../../../../domain/order/lists/review-line.ts';
import './list-map.css';

/** Maximum number of marks that can be distinguished at the height of a window. */
const MAX_MARKS = 250;
const WIDTH = 16;
/** Left edge of the marks: lines that are done have short marks. */
const LEFT: Readonly<Record<MarkedState, number>> = { exact: 7, nearest: 5, choose: 2, quantity: 2, unread: 2 };

const marksPath = (marks: readonly MarkedState[], state: MarkedState): string =>
  marks
    .flatMap((mark, at) => (mark === state ? [`M${LEFT[state]} ${at + 0.15}H${WIDTH - 1}v.7H${LEFT[state]}z`] : []))
    .join('');

/** A visual overview of the whole list next to its lines: which lines are open, and which part the window shows. */
export function ListMap(props: {
  lines: readonly ReviewLine[];
  /** Indexes of the first and last line in the window. */
  range: { readonly startIndex: number; readonly endIndex: number } | null;
  onGo: (index: number) => void;
}): ReactNode {
  const { lines, range, onGo } = props;
  const marks = useMemo(() => listMarks(lines, MAX_MARKS), [lines]);
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientY - top) / height, 0), 1);
    onGo(Math.min(Math.floor(share * lines.length), lines.length - 1));
  };
  const scale = marks.length / lines.length;
  return (
    <svg
      className="list-map"
      viewBox={`0 0 ${WIDTH} ${marks.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      {range === null ? null : (
        <rect
          className="list-map-window"
          x={0.5}
          width={WIDTH - 1}
          y={range.startIndex * scale}
          height={(range.endIndex + 1 - range.startIndex) * scale}
        />
      )}
      {MARKED_STATES.map((state) => (
        <path key={state} className={`list-map-${state}`} d={marksPath(marks, state)} />
      ))}
    </svg>
  );
}
